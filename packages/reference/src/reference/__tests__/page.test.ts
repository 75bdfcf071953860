import { describe, expect, it } from 'vitest';
import { contextOf, markdown, pageIn } from './page';

const context = contextOf(`
type Query { a: Int b: Int c: Int }
"A \`place\`: see below. More."
type Space { id: ID }
`);

describe('makePage', () => {
  it('has title, description, address and source', () => {
    const { tree, ...rest } = pageIn(context, 'Query.b');
    expect(rest).toEqual({
      path: '/docs/graphql/operations/queries/b',
      title: 'b',
      description: 'The query b of the GraphQL API.',
      editUrl: 'https://code.example/schema/spaces.graphql#L2',
      previous: undefined,
      next: undefined,
    });
    expect(tree.type).toBe('root');
  });

  it('takes the first sentence of the description, without its code marks', () => {
    expect(pageIn(context, 'Space').description).toBe('A place: see below.');
  });

  it('gives what GraphQL itself defines no edit link', () => {
    expect(pageIn(context, 'Int').editUrl).toBeUndefined();
  });

  it('names a directive with its sign', () => {
    expect(pageIn(context, '@skip').title).toBe('@skip');
  });
});

describe('the Markdown of a page', () => {
  it('opens with title and description', () => {
    expect(markdown('"All: of \\"it\\"." type Query { a: Int } "One: #2." scalar A', 'A')).toMatch(
      /^# A\n\n> One: #2\.\n\n/,
    );
  });
});
