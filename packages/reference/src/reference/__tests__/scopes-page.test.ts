import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../../document/markdown';
import { testContract } from '../../options/__tests__/contract';
import { makeLandingPage } from '../landing-page';
import { makeScopesPage } from '../scopes-page';
import { contextOf, html, markdown, page, pageIn } from './page';

const sdl = `
  directive @access(role: Role!, scopes: [Scope!]) on FIELD_DEFINITION
  enum Role { GUEST MEMBER }
  "What a token allows."
  enum Scope { "Read books." READ "Lend books." LEND_BOOKS "Told of books." EVENTS }
  type Query { book: Book @access(role: GUEST, scopes: [READ]) now: Int }
  type Mutation { lend: Book @access(role: MEMBER, scopes: [READ, LEND_BOOKS]) }
  type Book { name: String reader: String @access(role: MEMBER, scopes: [LEND_BOOKS]) }
`;

describe('makeScopesPage', () => {
  it('lists each scope with the operations and fields that need it', () => {
    const made = makeScopesPage(contextOf(sdl));
    expect(made && toMarkdown(made)).toContain(`What a token allows.

## \`READ\`

Read books.

Operations that need it:

- [\`Query.book\`](/docs/graphql/operations/queries/book)
- [\`Mutation.lend\`](/docs/graphql/operations/mutations/lend)

## \`LEND_BOOKS\`

Lend books.

Operations that need it:

- \`Mutation.lend\`

Fields that need it:

- [\`Book.reader\`](/docs/graphql/types/objects/book#reader)

## \`EVENTS\`

Told of books.
`);
    expect(made && html(made)).toContain('<h2 id=lend-books');
  });

  it('groups operations by domain, and leads to the guide', () => {
    const context = contextOf(sdl, {
      groupBy: ({ name }) => (name === 'lend' ? 'Loans' : 'Books'),
      texts: { guides: { scopes: '/docs/ask' } },
    });
    const made = makeScopesPage(context);
    const text = made ? toMarkdown(made) : '';
    expect(text).toContain('See [how to ask for scopes](/docs/ask).');
    expect(text).toContain(
      '- Books: [`book`](/docs/graphql/operations/queries/book)\n- Loans: [`lend`](/docs/graphql/operations/mutations/lend)\n',
    );
  });

  it('is where the pages of operations and fields lead', () => {
    expect(page(sdl, 'Mutation.lend')).toContain(
      '</a>. Scopes: <a href=/docs/graphql/scopes#read><code>READ</code></a> and <a href=/docs/graphql/scopes#lend-books><code>LEND_BOOKS</code></a>.\n',
    );
    expect(markdown(sdl, 'Book')).toContain(
      'Scope: [`LEND_BOOKS`](/docs/graphql/scopes#lend-books).\n',
    );
  });

  it('is what the errors of an operation mention, where a token without a scope is refused', () => {
    const source = `${sdl} directive @errors(codes: [Code!]) on FIELD_DEFINITION
      enum Code { FORBIDDEN NOT_FOUND }
      extend type Query {
        a: Int @access(role: GUEST, scopes: [READ]) @errors(codes: [NOT_FOUND])
        b: Int @access(role: GUEST) @errors(codes: [NOT_FOUND])
        c: Int @access(role: GUEST, scopes: [READ]) @errors(codes: [FORBIDDEN])
      }`;
    const causes = { notAllowed: 'FORBIDDEN' };
    const errors = { ...testContract.errors, enum: 'Code', causes };
    const context = contextOf(source, { contract: { ...testContract, errors } });
    const said = ['a', 'b', 'c'].map((name) => {
      const text = toMarkdown(pageIn(context, `Query.${name}`));
      return text.includes('Without its scope, an access token gets [`FORBIDDEN`]');
    });
    expect(said).toEqual([true, false, false]);
  });

  it('is where the landing page leads', () => {
    expect(html(makeLandingPage(contextOf(sdl)))).toContain(
      '<li><a href=/docs/graphql/scopes>Scopes</a> lists what each scope of an access token allows.',
    );
  });

  it('is absent where the schema has no enum of scopes', () => {
    expect(makeScopesPage(contextOf('type Query { now: Int }'))).toBeUndefined();
  });
});
