import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocusaurusConfig, LoadContext, PluginConfig } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PresetOptions } from '..';
import graphqlDocs from '..';

let siteDir: string;

beforeEach(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'preset-'));
});

afterEach(() => rm(siteDir, { recursive: true, force: true }));

const security = {
  contact: 'security@b.example',
  expires: '2027-10-31',
  policy: 'https://b.example/security',
};
const siteConfig = {
  title: 'Library',
  tagline: 'Read',
  url: 'https://docs.example',
  baseUrl: '/',
  presets: ['graphql-docs'],
  future: { experimental_router: 'browser' },
};
/** With the theme of this repository, which is written for documents. */

async function load(
  options: PresetOptions,
  site: object = {},
): Promise<{
  readonly names: string[];
  readonly options: (name: string) => Record<string, unknown>;
  readonly themes: number;
}> {
  const context = {
    siteDir,
    siteConfig: { ...siteConfig, ...site } as DocusaurusConfig,
  } as LoadContext;
  const { plugins = [], themes = [] } = await graphqlDocs(context, options);
  const entries = (plugins as PluginConfig[]).flatMap((one) =>
    Array.isArray(one) ? [one as [{ name: string }, Record<string, unknown>]] : [],
  );
  return {
    names: entries.map(([{ name }]) => name),
    options: (wanted) => entries.find(([{ name }]) => name === wanted)?.[1] ?? {},
    themes: themes.length,
  };
}

describe('graphqlDocs', () => {
  it('takes what the site is called, and checks its samples', async () => {
    const { options, themes } = await load({
      schema: './api.graphql',
      endpoint: 'https://a.example',
    });
    expect(options('referenceRoutes')).toMatchObject({
      samples: 'error',
      guides: { sidebar: [] },
      product: { name: 'Library', description: 'Read', endpoint: 'https://a.example' },
    });
    expect(themes).toBe(1);
  });

  it('leaves guides alone that are about something else', async () => {
    const { options } = await load({ schema: './api.graphql', samples: 'off' });
    expect(options('referenceRoutes')['guides']).toBeUndefined();
  });

  it('leaves the search to a site that has one', async () => {
    expect((await load({ schema: './api.graphql', search: false })).themes).toBe(0);
  });

  it('takes what is in folders beside the schema, but not at the top of a site', async () => {
    for (const folder of ['api/examples', 'api/migrations', 'examples', 'migrations'])
      await mkdir(join(siteDir, folder), { recursive: true });
    const beside = await load({ schema: 'api/*.graphql' });
    expect(beside.options('referenceRoutes')).toMatchObject({
      examples: 'api/examples',
      migrations: 'api/migrations',
    });
    const top = await load({ schema: './api.graphql' });
    expect(top.options('referenceRoutes')).toMatchObject({
      examples: undefined,
      migrations: undefined,
    });
  });

  it('loads a model by the path of its module', async () => {
    await writeFile(join(siteDir, 'model.js'), 'exports.model = { createModel() {} };');
    const { options } = await load({ schema: './api.graphql', model: './model.js' });
    expect(options('sandbox')).toMatchObject({ model: { module: './model.js' } });
    await writeFile(join(siteDir, 'none.js'), 'exports.other = 1;');
    await expect(load({ schema: './api.graphql', model: './none.js' })).rejects.toThrow(
      './none.js has no export "model" with a function createModel, see ModelModule.',
    );
  });

  it.each([
    [{ contact: 'mailto:a@b.example' }, '"documents.security.contact" must be a valid email'],
    [{ expires: 'soon' }, '"documents.security.expires" must be in iso format'],
    [{ policy: undefined }, '"documents.security.policy" is required'],
  ])('refuses to say of security: %j', async (wrong, message) => {
    const options: object = { documents: { docs: {}, security: { ...security, ...wrong } } };
    await expect(load({ schema: './a.graphql', ...options })).rejects.toThrow(message);
  });

  it('puts each schema where its path says', async () => {
    const { options } = await load({ schema: './a.graphql', id: 'lending', path: 'apis/lending/' });
    expect(options('referenceRoutes')).toMatchObject({
      id: 'lending',
      samples: 'off',
      mount: { base: '/', path: '/apis/lending', files: '/apis/lending' },
    });
  });

  it.each([
    [
      { id: 'lending' },
      'id "lending" without a path in the options of the preset "graphql-docs". Add where its reference is, as path: \'docs/lending\'.',
    ],
    [{ id: '2' }, 'id "2" in the options'],
    [{ path: '/' }, 'path "/" in the options'],
    [{ path: 'https://a.example' }, 'path "https://a.example" in the options'],
  ])('refuses %j', async (options, message) => {
    await expect(load({ schema: './a.graphql', ...options })).rejects.toThrow(
      `Unexpected ${message}`,
    );
  });

  it.each([
    [{}, { baseUrl: '/sub/' }, 'in a site with the baseUrl "/sub/"'],
    [{ path: 'docs/lending' }, {}, 'with the path "docs/lending"'],
    [
      { id: 'a', path: 'b' },
      { presets: [['graphql-docs', {}], ['docusaurus-preset-graphql-docs']] },
      'with the id "a", with the path "b", in a site with 2 schemas',
    ],
  ])('refuses documents of its own docs: %j, %j', async (options, site, found) => {
    const documents = { docs: {}, security };
    await expect(load({ schema: './a.graphql', documents, ...options }, site)).rejects.toThrow(
      `Unexpected "documents.docs" ${found} in the options of the preset "graphql-docs". Write documents: true.`,
    );
  });

  it.each<[{ id?: string; path?: string }, string]>([
    [{}, '2 schemas without an id'],
    [{ id: 'a', path: 'b' }, '2 schemas with the id "a"'],
    [{ id: 'c', path: 'b' }, '2 schemas with the path "b"'],
  ])('refuses entries that are alike: %j', async (options, found) => {
    const entries = ['graphql-docs', ['graphql-docs', { id: 'a', path: 'b' }]];
    const presets = [...entries, ['graphql-docs', options]];
    await expect(load({ schema: './a.graphql', ...options }, { presets })).rejects.toThrow(
      `Unexpected ${found} in the options of the preset "graphql-docs". Give each but one an id and a path of its own, as id: 'lending', path: 'docs/lending'.`,
    );
  });

  it.each([true, { docs: {}, security }])(
    'lets no page sleep in a site with a template of its own: %j',
    async (documents) => {
      const ssrTemplate = '<html></html>';
      await expect(load({ schema: './a.graphql', documents }, { ssrTemplate })).rejects.toThrow(
        'Unexpected "documents" in a site with an "ssrTemplate" in the options of the preset "graphql-docs". Remove one of them.',
      );
    },
  );

  it('refuses a site whose pages are no files', async () => {
    const future = { experimental_router: 'hash' };
    await expect(load({ schema: './a.graphql' }, { future })).rejects.toThrow(
      'Unexpected "future.experimental_router: \'hash\'" in a site with the preset "graphql-docs". Remove it:',
    );
  });

  it('lets all pages sleep in any other site', async () => {
    const { options } = await load(
      { schema: './a.graphql', id: 'a', path: 'b', documents: true },
      { baseUrl: '/sub/', presets: ['graphql-docs', 'graphql-docs'] },
    );
    expect(options('referenceRoutes')).toMatchObject({ isAsleep: true });
  });

  it('makes pages documents only where a site says so', async () => {
    const stock = await load({ schema: './api.graphql' });
    expect(stock.names).not.toContain('documents');
    expect(stock.options('referenceRoutes')).toMatchObject({ isAsleep: false });
    const documents = { docs: {}, security };
    const { names, options } = await load({ schema: './api.graphql', documents });
    expect(names).toContain('documents');
    expect(names).not.toContain('referenceRoutes');
    // The reference is written below the guides.
    expect(options('docs')['exclude']).toEqual(expect.arrayContaining(['graphql/**', '**/_*/**']));
  });
});
