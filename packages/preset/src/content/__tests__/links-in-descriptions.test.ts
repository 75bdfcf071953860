import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { render } from 'graphql-docs-reference/document';
import { createContext, listPages, resolveLinkTo } from 'graphql-docs-reference/reference';
import { exampleProduct } from '../../../../reference/src/options/__tests__/example-product';
import { referenceTwin } from '../read-reference';
import { findFaults, parseTwin } from './find-faults';

const fence = '```';

/** Whatever Markdown has, and links of each form, in the first sentence and further down. */
const text = `
See [the \`Book\` of \`Author\`](https://a.example/book "Title") and [\`Book\`](/docs/book), <b>bold</b>
and [one](docs/one) [two](#two) [three](//b.example/three) [four](javascript:alert(1)) \`Book\`. Then
[*all* \`Author\`s](mailto:a@b.example) and ![a picture](/docs/picture.png).

| a [\`Book\`](/docs/cell) | b |
| --- | --- |
| <i>c</i> | \`Book\` |

- [\`Book\`](/docs/item)
  1. <https://a.example/Book>

<div>[x](/docs/block)</div>

> # [\`Book\`](/docs/quotation)

${fence}
[x](/docs/code)
${fence}
`;
const description = JSON.stringify(text);
const reason = `@deprecated(reason: ${JSON.stringify('Use [`Book`](/docs/reason), [a `Book`](https://a.example/).')})`;

/** Every kind of description has the same text. */
const sdl = `
${description}
schema { query: Query mutation: Mutation subscription: Subscription }
${description}
directive @tagged(${description} by: String) on OBJECT
${description}
scalar Moment @specifiedBy(url: "/docs/moment")
${description}
interface Node { ${description} id: ID! }
${description}
interface Thing implements Node { ${description} id: ID! }
${description}
type Book implements Thing & Node @tagged {
  ${description} id: ID!
  ${description} author(${description} at: Moment, ${description} old: Int ${reason}): Author
  ${description} gone: Int ${reason}
}
${description}
type Author { ${description} books(${description} by: Key): [Book!]! }
${description}
union Found = Book | Author
${description}
enum Order { ${description} UP ${description} DOWN ${reason} }
${description}
input Key @oneOf { ${description} id: ID ${description} inner: Inner }
${description}
input Inner { ${description} order: Order = UP ${description} old: Int ${reason} }
${description}
type Query {
  ${description} book(${description} key: Key): Book
  ${description} books: [Book!]! ${reason}
  ${description} thing: Thing
  ${description} search: [Found!]!
}
${description}
type Mutation { ${description} add(${description} key: Key!): Book }
${description}
type Subscription { ${description} added: Book }
`;

const external = ['https://a.example/Book', 'https://a.example/book', 'mailto:a@b.example'];
const sites: readonly (readonly [what: string, site: string | undefined, hrefs: string[]])[] = [
  ['an unknown site', undefined, [...external, 'https://a.example/']],
  [
    'a known site',
    'https://b.example/docs/',
    [
      ...external,
      'https://a.example/',
      ...['book', 'cell', 'docs/one', 'item', 'picture.png', 'quotation', 'reason', '#two'].map(
        (end) => `https://b.example/docs/${end}`,
      ),
      'https://b.example/three',
    ],
  ],
];

describe.each(sites)('links of %s in descriptions of every kind', (_what, site, hrefs) => {
  const context = createContext(buildSchema(sdl), {
    resolveLink: resolveLinkTo(site),
    endpoint: undefined,
    sourceUrl: () => undefined,
  });
  const pages = listPages(context);
  const rendered = pages.paths.map((path) => ({ path, ...render(pages.get(path).tree) }));
  const twins = pages.paths.map((path) => referenceTwin(pages.get(path), exampleProduct.siteUrl));

  it('lead to that site or are text', () => {
    const found = rendered.flatMap(({ html }) =>
      [...html.matchAll(/ href="?((?:https:..[ab]\.example|mailto:)[^" >]*)/g)].map(
        ([, href]) => href,
      ),
    );
    expect([...new Set(found)].sort()).toEqual([...hrefs].sort());
  });

  it('lead on this site to the reference alone', () => {
    const found = rendered.flatMap(({ links }) => links);
    expect(found.filter((href) => !/^(?:#|\/docs\/graphql\b)/.test(href))).toEqual([]);
  });

  it('make plain Markdown', () => {
    const faults = twins.flatMap(({ path, markdown }) =>
      findFaults(parseTwin(markdown), markdown, context.schema, {}).map(
        (fault) => `${path}: ${fault}`,
      ),
    );
    expect(faults).toEqual([]);
  });
});
