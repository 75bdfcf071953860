import { describe, expect, it } from 'vitest';
import { sdl, town } from './helpers';
import { createSandbox } from '..';
import { topicIds } from './seed-ids';
import { createAnswerer } from 'graphql-docs-reference/examples';

const answer = createAnswerer(createSandbox(sdl, town));

const create = {
  query: 'mutation Create($input: CreateSpaceInput!) { createSpace(input: $input) { name } }',
  variables: {
    input: { name: 'Lantern makers', summary: 'We make lanterns.', topicIds: [topicIds.culture] },
  },
  as: 'member',
};
const search = {
  query: 'query Search { spaces(filter: { search: "Lantern makers" }) { data { name } } }',
  as: 'guest',
};

describe('createAnswerer', () => {
  it('gives the answer to the last request, in a world that knows those before it', async () => {
    expect(await answer([create, search])).toEqual({
      data: { spaces: { data: [{ name: 'Lantern makers' }] } },
    });
  });

  it('gives each call a world of its own, also where calls overlap', async () => {
    const [first, second] = await Promise.all([answer([create, search]), answer([search])]);
    expect(first.data).toEqual({ spaces: { data: [{ name: 'Lantern makers' }] } });
    expect(second.data).toEqual({ spaces: { data: [] } });
  });

  it('gives errors as JSON, at their place', async () => {
    expect(await answer([{ ...create, as: 'guest' }])).toEqual({
      data: null,
      errors: [
        {
          message: 'Sign in to do this.',
          locations: [{ line: 1, column: 46 }],
          path: ['createSpace'],
          extensions: { code: 'UNAUTHENTICATED', reason: 'NO_TOKEN' },
        },
      ],
    });
  });

  it('gives the cause of a failure, which a client would not learn', async () => {
    const rest = Object.fromEntries(Object.entries(town).filter(([name]) => name !== 'sdgs'));
    const broken = createAnswerer(createSandbox(sdl, rest));
    const { errors } = await broken([{ query: '{ sdgs { id } }', as: 'guest' }]);
    expect(errors?.[0]).toEqual({
      message: "Cannot read properties of undefined (reading 'all')",
      locations: [{ line: 1, column: 3 }],
      path: ['sdgs'],
      extensions: { code: 'INTERNAL' },
    });
  });
});
