import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { Reference } from '../../content/read-reference';
import { makeDownloads } from '../../downloads/make-downloads';

/** Writes the files that readers download beside the pages of the reference. */
export default function downloads(): Plugin {
  let reference: Reference | undefined;
  return {
    name: 'downloads',
    async allContentLoaded({ allContent }) {
      reference = allContent['graphql-reference']?.['default'] as Reference;
      return Promise.resolve();
    },
    async postBuild({ outDir }) {
      if (!reference) return;
      await Promise.all(
        [...makeDownloads(reference.context)].map(async ([path, content]) => {
          const file = join(outDir, path);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, content);
        }),
      );
    },
  };
}
