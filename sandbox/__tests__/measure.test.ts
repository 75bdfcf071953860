import { measureRequest } from 'graphql-docs-model';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '../sandbox';
import { sdl, town } from './helpers';

const sandbox = createSandbox(sdl, town);
const schema = buildSchema(sdl);

const nested = (levels: number): string =>
  `{ parent ${levels > 1 ? nested(levels - 1) : '{ id }'} }`;
const aliases = Array.from({ length: 11 }, (_, index) => `a${index}: topics { totalResults }`);
const posts = (inner: string): string => `posts(limit: 100) { data ${inner} }`;
const spaces = (inner: string): string => `{ spaces(limit: 100) { data ${inner} } }`;
const both = (inner: string): string => `{ ${posts(inner)} more: ${posts(inner)} }`;

const pictures = [1, 2, 3, 4, 5].map((index) => `a${index}: images { url }`).join(' ');

const bombs = {
  depth: `{ topics { data ${nested(11)} } }`,
  fields: `{ topics { data { ${'id '.repeat(499)} } } }`,
  aliases: `{ ${aliases.join(' ')} }`,
  lists: spaces(both(`{ space ${both(`{ space ${both(`{ ${pictures} }`)} }`)} }`)),
  spreads: `${spaces('{ ...A }')}
    fragment A on Space ${both('{ space { ...B } }')}
    fragment B on Space ${both('{ space { ...C } }')}
    fragment C on Space ${both('{ images { url } }')}`,
};

describe.each(Object.entries(bombs))('a request with too many %s', (_name, query) => {
  it('is over that limit before it is sent, and is refused', async () => {
    const measure = measureRequest(query, schema);
    const measured = [measure?.depth, measure?.fields, measure?.aliases, measure?.cost];
    const { errors } = await sandbox.run({ query });
    expect(measured.filter((part) => part && part.has > part.of)).toHaveLength(1);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 0 });
  });
});
