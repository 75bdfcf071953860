import { describe, expect, it } from 'vitest';
import { print } from '../../__tests__/print';

const sdl = `
type Query { now(day: Date): Date at: Point }
"A day, for example \`2026-05-17\`."
scalar Date @specifiedBy(url: "https://a.example/date")
"A place, for example \`{\\"x\\": 1}\`."
scalar Point
`;

describe('the page of a scalar', () => {
  it('shows format, example, specification, definition and uses', () => {
    expect(print(sdl, 'Date').split('---\n\n')[1]).toBe(`A day, for example \`2026-05-17\`.

## Example {/* #example-value */}

\`\`\`json
"2026-05-17"
\`\`\`

## Specification {/* #formal-specification */}

[https://a.example/date](https://a.example/date)

## Definition {/* #type-definition */}

\`\`\`graphql reference
scalar Date @specifiedBy(url: "https://a.example/date")
\`\`\`

## Returned by 1 field {/* #returned-by */}

- [\`Query.now\`](/docs/graphql/operations/queries/now)

## Taken in 1 place {/* #used-by */}

- [\`Query.now(day:)\`](/docs/graphql/operations/queries/now#day)
`);
  });

  it('shows an example that is JSON as it is', () => {
    expect(print(sdl, 'Point')).toContain('```json\n{"x": 1}\n```\n');
  });

  it('has no example and no specification where the SDL names none', () => {
    expect(print('type Query { a: Any } scalar Any', 'Any')).not.toMatch(/Example|Specification/);
  });

  it('says what GraphQL says of its own scalars', () => {
    const page = print('type Query { a: Int }', 'Int');
    expect(page).toContain('Whole number with sign, of 32 bits: from -2147483648 to 2147483647.\n');
    expect(page).toContain('(https://spec.graphql.org/September2025/#sec-Int)\n');
  });
});
