import { describe, expect, it } from 'vitest';
import { print } from '../../__tests__/print';

const sdl = `
type Query { level(at: Level): Level }
"How loud."
enum Level { "Hardly | at all." LOW "Very." HIGH @deprecated(reason: "Use \`Level.LOW\`.") }
`;

describe('the page of an enum', () => {
  it.each([
    ['a value', '| <EnumValue name="LOW" />             | Hardly \\| at all.'],
    [
      'a deprecated value',
      '| <EnumValue name="HIGH" deprecated /> | Very. Deprecated: Use [`Level.LOW`](/docs/graphql/types/enums/level#LOW). |\n',
    ],
    ['its definition', '```graphql reference\nenum Level {\n  LOW\n  HIGH @deprecated\n}\n```\n'],
    ['what takes it', '- [`Query.level(at:)`](/docs/graphql/operations/queries/level#at)\n'],
    [
      'what returns it',
      '## Returned by {/* #returned-by */}\n\n- [`Query.level`](/docs/graphql/operations/queries/level)\n',
    ],
  ])('shows %s', (_what, mdx) => {
    expect(print(sdl, 'Level')).toContain(mdx);
  });
});
