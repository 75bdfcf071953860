import { describe, expect, it } from 'vitest';
import { away, frame, heading } from '../../__tests__/expected';
import { markdown, page } from '../../__tests__/page';

const sdl = `
type Query { now(day: Date): Date at: Point }
"A day, for example \`2026-05-17\`."
scalar Date @specifiedBy(url: "https://a.example/date")
"A place, for example \`{\\"x\\": 1}\`."
scalar Point
`;

describe('the page of a scalar', () => {
  it('shows format, example, specification, definition and uses', () => {
    const definition =
      '<span class=keyword>scalar</span> <a href=/docs/graphql/types/scalars/date>Date</a> <a class=directive href=/docs/graphql/types/directives/specified-by>@specifiedBy</a>(<wbr><a href=/docs/graphql/types/directives/specified-by#url>url</a>: <span class=string>"https://a.example/date"</span>)\n';
    expect(page(sdl, 'Date')).toBe(`<p>A day, for example <code>2026-05-17</code>.
${heading(2, 'example-value', 'Example')}
${frame('json', '<span class=string>"2026-05-17"</span>\n')}
${heading(2, 'formal-specification', 'Specification')}
<p><a href=https://a.example/date target=_blank rel="noopener noreferrer">https://a.example/date${away}</a>
${heading(2, 'returned-by', 'Returned by 1 field')}
<ul class=places>
<li><a href=/docs/graphql/operations/queries/now><code>Query.now</code></a>
</ul>
${heading(2, 'used-by', 'Taken in 1 place')}
<ul class=places>
<li><a href=/docs/graphql/operations/queries/now#day><code>Query.now(day:)</code></a>
</ul>
${heading(2, 'type-definition', 'Definition')}
${frame('graphql', definition)}`);
  });

  it('says the same in Markdown', () => {
    expect(markdown(sdl, 'Date')).toBe(`# Date

> A day, for example 2026-05-17.

A day, for example \`2026-05-17\`.

## Definition

\`\`\`graphql
scalar Date @specifiedBy(url: "https://a.example/date")
\`\`\`

## Example

\`\`\`json
"2026-05-17"
\`\`\`

## Specification

<https://a.example/date>

## Returned by 1 field

- [\`Query.now\`](/docs/graphql/operations/queries/now)

## Taken in 1 place

- [\`Query.now(day:)\`](/docs/graphql/operations/queries/now#day)
`);
  });

  it('shows an example that is JSON as it is', () => {
    expect(page(sdl, 'Point')).toContain(
      frame('json', '{<span class=member>"x"</span>: <span class=number>1</span>}\n'),
    );
    expect(markdown(sdl, 'Point')).toContain('```json\n{"x": 1}\n```\n');
  });

  it('has no example and no specification where the SDL names none', () => {
    expect(page('type Query { a: Any } scalar Any', 'Any')).not.toMatch(/Example|Specification/);
    expect(markdown('type Query { a: Any } scalar Any', 'Any')).not.toMatch(
      /Example|Specification/,
    );
  });

  it('says what GraphQL says of its own scalars', () => {
    const int = page('type Query { a: Int }', 'Int');
    expect(int).toContain(
      '<p>Whole number with sign, of 32 bits: from -2147483648 to 2147483647.\n',
    );
    expect(int).toContain(
      `<a href=https://spec.graphql.org/September2025/#sec-Int target=_blank rel="noopener noreferrer">https://<wbr>spec.<wbr>graphql.<wbr>org/<wbr>September2025/#sec-Int${away}</a>\n`,
    );
    expect(markdown('type Query { a: Int }', 'Int')).toContain(
      '<https://spec.graphql.org/September2025/#sec-Int>\n',
    );
  });
});
