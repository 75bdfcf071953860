import type { LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import type { Mount } from 'graphql-docs-reference/graphql';
import { createLinkMap, createSchemaStore } from 'graphql-docs-reference/graphql';
import { createDataFiles } from '../../data-files';
import sandbox from '..';

const sdl = 'type Query { a: Int }';

async function load(paths: Readonly<Record<string, string>>): Promise<Map<string, string>> {
  const schema = buildSchema(sdl);
  const store = createSchemaStore();
  store.set({ schema, links: createLinkMap(schema), paths: [], samples: 'off' });
  const mountAt = (path: string): Mount => ({ base: '/', path, files: '' });
  const context = { hasLimits: false, texts: {} };
  const references = Object.entries(paths).map(([id, path]) => [
    id,
    { sdl, mount: mountAt(path), context },
  ]);
  const files = new Map<string, string>();
  const actions = {
    createData: async (name: string, data: string) => {
      files.set(name, data);
      return Promise.resolve(name);
    },
  } as PluginContentLoadedActions;
  const { allContentLoaded } = sandbox({ siteDir: '.' } as LoadContext, {
    store,
    data: createDataFiles('/', 'default'),
  });
  const allContent = { 'graphql-reference': Object.fromEntries(references) as object };
  await allContentLoaded?.({ allContent: allContent as never, actions });
  return files;
}

it('lists all references of a site, the first one first', async () => {
  const files = await load({ default: '/docs/graphql', lending: '/docs/graphql-lending' });
  expect(files.get('apis.js')).toBe(`import api0 from '@generated/sandbox/default/api';
import api1 from '@generated/sandbox/lending/api';

export default [api0, api1];
`);
});

it('refuses a reference below another', async () => {
  await expect(load({ default: '/docs', lending: '/docs/lending' })).rejects.toThrow(
    'Unexpected path "/docs/lending" of the reference "lending": the reference "default" is at "/docs". Set path to one that isn\'t below it.',
  );
});
