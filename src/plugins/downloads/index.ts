import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { makeDownloads } from '../../downloads/make-downloads';
import type { ReferenceContext } from '../../reference/context';

/** Writes the files that readers download beside the pages of the reference. */
export default function downloads(): Plugin {
  let reference: ReferenceContext | undefined;
  return {
    name: 'downloads',
    async allContentLoaded({ allContent }) {
      reference = allContent['graphql-reference']?.['default'] as ReferenceContext;
      return Promise.resolve();
    },
    async postBuild({ outDir }) {
      if (!reference) return;
      await Promise.all(
        [...makeDownloads(reference)].map(async ([path, content]) => {
          const file = join(outDir, path);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, content);
        }),
      );
    },
  };
}
