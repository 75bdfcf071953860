import { describe, expect, it } from 'vitest';
import { categoryOf } from '../../graphql/categories';
import { categoriesOf, printIndexPage } from '../index-pages';
import { contextOf } from './print';

const context = contextOf(`
  type Query {
    "Finds one. By id."
    space: Int
    old: Int @deprecated(reason: "Gone.")
  }
`);

describe('printIndexPage', () => {
  it('gives every symbol a line', () => {
    expect(printIndexPage(context, categoryOf('query'))).toBe(`---
"title": "Queries"
"description": "Operations that read, and change nothing. All 2 queries, one line each."
"slug": "/graphql/operations/queries"
"displayed_sidebar": "docs"
"custom_edit_url": "https://code.example/schema"
"pagination_prev": null
"pagination_next": null
---

Operations that read, and change nothing. The schema has 2 queries.

- [\`Query.old\`](/docs/graphql/operations/queries/old) <Badge kind="deprecated" />
- [\`Query.space\`](/docs/graphql/operations/queries/space) Finds one.
`);
  });
});

describe('categoriesOf', () => {
  it('leaves out the categories without symbols', () => {
    expect(categoriesOf(context).map(({ label }) => label)).toEqual([
      'Queries',
      'Scalars',
      'Directives',
      'Operation directives',
    ]);
  });
});
