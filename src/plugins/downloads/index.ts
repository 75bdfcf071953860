import type { Plugin } from '@docusaurus/types';
import type { Reference } from '../../content/read-reference';
import { makeDownloads } from '../../downloads/make-downloads';
import { writeFiles } from '../write-files';

/** Writes the files that readers download beside the pages of the reference. */
export default function downloads(): Plugin {
  let reference: Reference | undefined;
  return {
    name: 'downloads',
    allContentLoaded({ allContent }) {
      reference = allContent['graphql-reference']?.['default'] as Reference;
    },
    async postBuild({ outDir }) {
      if (reference) await writeFiles(outDir, makeDownloads(reference.context));
    },
  };
}
