import { resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SchemaStore } from '../../graphql/schema-store';
import { summarize } from '../../reference/description';
import { executableSdl } from '../../sandbox';
import { listDescriptions } from './list-descriptions';
import { readSdl } from './read-sdl';

export interface PluginOptions {
  readonly store: SchemaStore;
}

/**
 * Gives the sandbox of the page the schema that it executes, and its editor what it says of names.
 * Another schema has no sandbox: `@sandbox` and `@playground` then lead to nothing, and nothing of
 * it is bundled.
 */
export default function sandbox({ siteDir }: LoadContext, { store }: PluginOptions): Plugin {
  return {
    name: 'sandbox',
    async allContentLoaded({ actions }) {
      const { schema, links, isOwn } = store.get();
      if (!isOwn) return;
      const descriptions = listDescriptions(schema, links.keys(), (text) => summarize(text, links));
      await Promise.all([
        actions.createData('sdl.json', JSON.stringify(executableSdl(readSdl(schema)))),
        ...[...descriptions].map(([name, content]) =>
          actions.createData(`descriptions/${name}.json`, JSON.stringify(content)),
        ),
      ]);
    },
    configureWebpack: () => {
      const { isOwn } = store.get();
      const module = (path: string): string => resolve(siteDir, 'src/components', path);
      const absent = module('Sandbox/absent.ts');
      return {
        resolve: {
          alias: {
            '@sandbox': isOwn ? module('Sandbox/present.ts') : absent,
            '@playground': isOwn ? module('Playground') : absent,
          },
        },
      };
    },
  };
}
