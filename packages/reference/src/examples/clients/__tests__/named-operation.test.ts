import { describe, expect, it } from 'vitest';
import { nameOperation } from '../named-operation';

const fragment = 'fragment F on Query { a }';

describe('nameOperation', () => {
  it.each([
    ['query Near { a }', 'Near', 'NearQuery', 'query Near { a }'],
    ['query nearQuery { a }', 'nearQuery', 'NearQuery', 'query nearQuery { a }'],
    ['{ spaces { id } }', 'Spaces', 'SpacesQuery', 'query Spaces { spaces { id } }'],
    ['mutation ($n: Int) { a }', 'A', 'AMutation', 'mutation A ($n: Int) { a }'],
    [
      `# Why.\n{ ...F }\n${fragment}`,
      'Request',
      'RequestQuery',
      `# Why.\nquery Request { ...F }\n\n${fragment}`,
    ],
  ])('names %j', (query, name, className, named) => {
    expect(nameOperation({ query })).toMatchObject({ name, className, query: named });
  });
});
