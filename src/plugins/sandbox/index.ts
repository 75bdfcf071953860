import { resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LoadedReference } from '../../content/read-reference';
import type { LoadedSchema, SchemaStore } from '../../graphql/schema-store';
import { summarize } from '../../reference/description';
import { executableSdl, packTown } from '../../sandbox';
import { listDescriptions, listTexts } from './list-descriptions';

export interface PluginOptions {
  readonly store: SchemaStore;
}

/**
 * Gives the sandbox of the page its model and the schema that it executes, and its editor what it
 * says of names.
 */
export default function sandbox({ siteDir }: LoadContext, { store }: PluginOptions): Plugin {
  let written: LoadedSchema | undefined;
  return {
    name: 'sandbox',
    async allContentLoaded({ allContent, actions }) {
      const loaded = store.get();
      // In the dev server it is most often a guide that was saved.
      if (loaded === written) return;
      const { schema, links, isOwn } = loaded;
      const { sdl, town = {} } = allContent['graphql-reference']?.['default'] as LoadedReference;
      const descriptions = listDescriptions(schema, links.keys(), summarize);
      await Promise.all([
        actions.createData('is-own.json', JSON.stringify(isOwn)),
        actions.createData(
          'sdl.json',
          JSON.stringify(executableSdl(sdl, isOwn ? 'limits' : 'hints')),
        ),
        actions.createData('town.json', JSON.stringify(packTown(town))),
        actions.createData('texts.json', JSON.stringify(listTexts(schema, links.keys()))),
        ...[...descriptions].map(([name, content]) =>
          actions.createData(`descriptions/${name}.json`, JSON.stringify(content)),
        ),
      ]);
      // For the editor of whoever changes the schema: nothing that runs needs them.
      if (isOwn && process.env['NODE_ENV'] === 'development')
        await (await import('../../content/write-types')).writeTypes(siteDir);
      written = loaded;
    },
    // The rules of our schema are of no use to another, and half of the code that a reader loads.
    configureWebpack: () => ({
      resolve: {
        alias: {
          '@model': resolve(
            siteDir,
            `src/islands/sandbox/model/${store.get().isOwn ? 'own' : 'made-up'}.ts`,
          ),
        },
      },
    }),
  };
}
