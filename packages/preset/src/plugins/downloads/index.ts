import type { LoadContext, Plugin } from '@docusaurus/types';
import { makeDownloads } from 'graphql-docs-reference/downloads';
import type { LoadedReference } from '../../content/read-reference';
import { findReference } from '../../content/read-reference';
import { besideBundling } from '../../docusaurus/beside-bundling';
import type { OutputOptions } from '../outputs';
import { placeFiles, writeOutputs } from '../outputs';

/** Writes the files that readers download beside the pages of the reference. */
export default function downloads(_context: LoadContext, { id, outputs }: OutputOptions): Plugin {
  let reference: LoadedReference | undefined;
  const { whileBundling, made } = besideBundling(() =>
    reference ? placeFiles(reference.mount, makeDownloads(reference)) : [],
  );
  return {
    name: 'downloads',
    allContentLoaded({ allContent }) {
      reference = findReference(allContent, id);
    },
    configureWebpack: ({ mode }) => (mode === 'production' ? whileBundling : {}),
    async postBuild({ outDir }) {
      writeOutputs(outputs, 'a download', outDir, await made());
    },
  };
}
