import { describe, expect, it } from 'vitest';
import { print } from './print';

const sdl = `
type Query { a: Int b: Int c: Int }
"A \`place\`: see below. More."
type Space { id: ID }
`;

describe('printPage', () => {
  it('opens with title, description, route, source and neighbours', () => {
    expect(print(sdl, 'Query.b')).toMatch(
      `---
"title": "b"
"description": "The query b of the GraphQL API."
"slug": "/graphql/operations/queries/b"
"displayed_sidebar": "docs"
"reference": "query"
"custom_edit_url": "https://code.example/schema/spaces.graphql#L2"
"pagination_prev": "graphql/operations/queries/a"
"pagination_next": "graphql/operations/queries/c"
---
`,
    );
  });

  it('takes the first sentence of the description, without its code marks', () => {
    expect(print(sdl, 'Space')).toContain('\n"description": "A place: see below."\n');
  });

  it('gives the first and the last of a category one neighbour', () => {
    expect(print(sdl, 'Query.a')).toContain('\n"pagination_prev": null\n');
    expect(print(sdl, 'Query.c')).toContain('\n"pagination_next": null\n');
  });

  it('gives what GraphQL itself defines no edit link', () => {
    expect(print(sdl, 'Int')).toContain('\n"custom_edit_url": null\n');
  });

  it('names a directive with its sign', () => {
    expect(print(sdl, '@skip')).toContain('"title": "@skip"\n');
  });
});
