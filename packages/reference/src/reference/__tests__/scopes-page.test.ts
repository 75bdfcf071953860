import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../../document/markdown';
import { makeLandingPage } from '../landing-page';
import { makeScopesPage } from '../scopes-page';
import { contextOf, html, markdown, page } from './page';

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
    expect(text).toContain('[This guide](/docs/ask) shows how to ask for scopes.');
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

  it('is where the landing page leads', () => {
    expect(html(makeLandingPage(contextOf(sdl)))).toContain(
      '<li><a href=/docs/graphql/scopes>Scopes</a> lists what each scope of an access token allows.',
    );
  });

  it('is absent where the schema has no enum of scopes', () => {
    expect(makeScopesPage(contextOf('type Query { now: Int }'))).toBeUndefined();
  });
});
