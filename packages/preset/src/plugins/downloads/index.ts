import type { LoadContext, Plugin } from '@docusaurus/types';
import { makeDownloads } from 'graphql-docs-reference/downloads';
import type { OutputTable } from 'graphql-docs-reference/graphql';
import type { LoadedReference } from '../../content/read-reference';
import { findReference } from '../../content/read-reference';
import { placeFiles, writeOutputs } from '../write-files';

export interface PluginOptions {
  /** That of the plugin whose reference it is. */
  readonly id?: string | undefined;
  readonly outputs: OutputTable;
}

/** Writes the files that readers download beside the pages of the reference. */
export default function downloads(_context: LoadContext, { id, outputs }: PluginOptions): Plugin {
  let reference: LoadedReference | undefined;
  return {
    name: 'downloads',
    allContentLoaded({ allContent }) {
      reference = findReference(allContent, id);
    },
    async postBuild({ outDir }) {
      if (!reference) return;
      const files = makeDownloads(reference);
      await writeOutputs(outputs, 'a download', outDir, placeFiles(reference.mount, files));
    },
  };
}
