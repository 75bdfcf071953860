import { mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { expect, it, onTestFinished } from 'vitest';
import { createOutputTable, createSchemaStore } from 'graphql-docs-reference/graphql';
import twins from '..';
import { exampleProduct } from '../../../../../reference/src/options/__tests__/example-product';
import { createReferenceReader } from '../../../content/read-reference';

it('leaves it to Docusaurus to report a guide at the route of the reference', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'twins-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  mkdirSync(join(siteDir, 'docs'));
  writeFileSync(join(siteDir, 'docs/graphql.md'), 'Mine.\n');
  writeFileSync(join(siteDir, 'api.graphql'), 'type Query { a: Int }');
  const store = createSchemaStore();
  const reference = await createReferenceReader(siteDir, {
    schema: 'api.graphql',
    store,
    product: exampleProduct,
    samples: 'off',
  })();
  const docs = [{ title: 'Mine', permalink: '/docs/graphql', source: '@site/docs/graphql.md' }];
  const allContent = {
    'graphql-reference': { default: reference },
    'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs }] } },
  };
  const context = { siteDir, baseUrl: '/' } as LoadContext;
  const options = { store, outputs: createOutputTable(), isChecked: false };
  const { allContentLoaded, postBuild } = twins(context, options);
  await allContentLoaded?.({ allContent } as never);
  await postBuild?.({ outDir: join(siteDir, 'build'), routesPaths: [] } as never);
  expect(readFileSync(join(siteDir, 'build/docs/graphql.md'), 'utf8')).toContain(
    '## Symbols by kind',
  );
});
