import { readFile } from 'node:fs/promises';
import type { GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { compareSchemas, listElements, printSnapshot } from 'graphql-docs-reference/changelog';
import { contract } from '../../src/contract';
import { readReleases, readSchema } from 'docusaurus-preset-graphql-docs/content';
import { buildSchemaFromFiles } from 'graphql-docs-reference/graphql';

const sideOf = (schema: GraphQLSchema) => ({ schema, elements: listElements(schema) });

const pattern = 'schema/**/*.graphql';

describe('schema/releases', () => {
  it('has snapshots that the release command printed', async () => {
    const { snapshots } = await readReleases('.', pattern);
    const texts = snapshots.map(({ schema }) => printSnapshot(schema));
    const files = snapshots.map(({ date = '' }) => `schema/releases/${date}/schema.graphql`);
    expect(texts).toEqual(await Promise.all(files.map((file) => readFile(file, 'utf8'))));
  });

  it('loses nothing of the schema in a snapshot', async () => {
    const { schema } = await readSchema('.', pattern);
    const text = printSnapshot(schema);
    const read = buildSchemaFromFiles([{ name: 'snapshot.graphql', text }]).schema;
    expect(read && compareSchemas(sideOf(read), sideOf(schema), contract)).toEqual([]);
    expect(read && printSnapshot(read)).toBe(text);
  });
});
