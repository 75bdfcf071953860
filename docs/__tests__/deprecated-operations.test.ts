import { describe, expect, it } from 'vitest';
import { runner } from '../../sandbox/__tests__/helpers';
import { proseOf, readSchemaFiles } from './statements';

const lines = proseOf('docs/versioning/deprecated-operations.mdx');
const schema = await readSchemaFiles();

it('has a section for each deprecated operation, and for no other', () => {
  const deprecated = [schema.getQueryType(), schema.getMutationType()]
    .flatMap((type) => Object.values(type?.getFields() ?? {}))
    .filter(({ deprecationReason }) => deprecationReason !== undefined);
  const headings = lines.flatMap((line) => /^### `(\w+)`$/.exec(line)?.[1] ?? []);
  expect(headings.sort()).toEqual(deprecated.map(({ name }) => name).sort());
});

describe('what updateAuthenticatedUserV2 does with null', () => {
  const query =
    'mutation ($input: UpdateAuthenticatedUserInput!) { updateAuthenticatedUserV2(input: $input) { __typename } }';
  const namesAfter = (beginning: string): string[] => {
    const line = lines.find((each) => each.startsWith(beginning)) ?? '';
    return [...line.matchAll(/`(\w+)`(?!\])/g)].map(([, name = '']) => name);
  };

  it.each(namesAfter('- Null clears'))('clears %s', async (name) => {
    expect((await runner()(query, { input: { [name]: null } })).errors).toBeUndefined();
  });

  it.each(namesAfter('- Null fails'))('refuses %s', async (name) => {
    expect((await runner()(query, { input: { [name]: null } })).errors).toEqual([
      { code: 'VALIDATION_FAILED', field: `input.${name}` },
    ]);
  });
});
