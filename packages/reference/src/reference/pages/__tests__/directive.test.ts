import { describe, expect, it } from 'vitest';
import { away, frame, heading, type } from '../../__tests__/expected';
import { markdown, page } from '../../__tests__/page';

const sdl = `
"Marks it."
directive @tag("What it says." name: String = "a") repeatable on FIELD_DEFINITION | OBJECT
type Query @tag { a: Int @tag }
`;

describe('the page of a directive', () => {
  it('shows definition, locations, arguments and where it is applied', () => {
    const definition = `<span class=keyword>directive</span> @<a class=directive href=/docs/graphql/types/directives/tag>tag</a>(<a href=#name>name</a>: <a href=/docs/graphql/types/scalars/string>String</a> = <span class=string>"a"</span>) <span class=keyword>repeatable</span> <span class=keyword>on</span>
  | <span class=keyword>FIELD_DEFINITION</span>
  | <span class=keyword>OBJECT</span>
`;
    expect(page(sdl, '@tag')).toBe(`<p>Marks it.
${frame('graphql', definition)}
${heading(2, 'all-locations', 'Locations')}
<ul>
<li><code>FIELD_DEFINITION</code>: on a field of an object or an interface
<li><code>OBJECT</code>: on the definition of an object
</ul>
${heading(2, 'all-arguments', 'Arguments')}
${heading(3, 'name', 'name')}
<div class=member>${type('', 'String', '')}<wbr><span class=memberDefault>optional, default <code>"a"</code></span><p>What it says.</div>
${heading(2, 'where-applied', 'Applied in 2 places')}
<ul class=places>
<li><a href=/docs/graphql/operations/queries><code>Query</code></a>
<li><a href=/docs/graphql/operations/queries/a><code>Query.a</code></a>
</ul>`);
  });

  it('says the same in Markdown', () => {
    expect(markdown(sdl, '@tag')).toBe(`# @tag

> Marks it.

\`\`\`graphql
directive @tag(name: String = "a") repeatable on
  | FIELD_DEFINITION
  | OBJECT
\`\`\`

## Locations

- \`FIELD_DEFINITION\`: on a field of an object or an interface
- \`OBJECT\`: on the definition of an object

## Arguments

### \`@tag(name:)\`

\`String\`, optional, default \`"a"\`

What it says.

## Applied in 2 places

- [\`Query\`](/docs/graphql/operations/queries)
- [\`Query.a\`](/docs/graphql/operations/queries/a)
`);
  });

  it('leads from a directive of GraphQL to its specification', () => {
    expect(page(sdl, '@skip')).toContain(
      `<p>It is part of GraphQL itself: <a href=https://spec.graphql.org/September2025/#sec--skip target=_blank rel="noopener noreferrer">the section of the specification${away}</a>.\n`,
    );
    expect(markdown(sdl, '@skip')).toContain(
      'It is part of GraphQL itself: [the section of the specification](https://spec.graphql.org/September2025/#sec--skip).\n',
    );
    expect(page(sdl, '@tag')).not.toContain('part of GraphQL itself');
  });
});
