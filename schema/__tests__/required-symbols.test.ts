import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listSymbols } from 'graphql-docs-reference/graphql';
import { readSchema } from 'docusaurus-preset-graphql-docs/content';
import required from '../required-symbols.json';

describe('the schema', async () => {
  const { schema } = await readSchema(join(__dirname, '..', '..'), 'schema/**/*.graphql');

  it('has every symbol of the specification at its route', () => {
    const found = listSymbols(schema).map(({ kind, name, path }) => ({
      name: kind.endsWith('Directive') ? `@${name}` : name,
      route: path,
    }));
    expect(
      required.filter(
        ({ name, route }) => !found.some((page) => page.name === name && page.route === route),
      ),
    ).toEqual([]);
    expect(required).toHaveLength(238);
  });

  it('has no two symbols at one route', () => {
    const routes = listSymbols(schema).map(({ path }) => path);
    expect(new Set(routes).size).toBe(routes.length);
  });
});
