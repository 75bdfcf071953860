import { describe, expect, it } from 'vitest';
import { print } from '../../__tests__/print';

const sdl = `
type Query { spaces(filter: Filter, by: Choice): Int }
"What to leave out."
input Filter { "How many." limit: Int! = 20 name: String! old: Int @deprecated(reason: "Ignored.") }
input Choice @oneOf { id: ID name: String }
`;

describe('the page of an input', () => {
  it.each([
    [
      'a field with its default',
      '<Member type="Int!" to="/docs/graphql/types/scalars/int" default="20">\n  How many.\n</Member>\n',
    ],
    [
      'a required field',
      '<Member type="String!" to="/docs/graphql/types/scalars/string" required />\n',
    ],
    ['a deprecated field', 'deprecated>\n  <Deprecation>\n    Ignored.\n'],
    [
      'its definition',
      '```graphql reference\ninput Filter {\n  limit: Int! = 20\n  name: String!\n  old: Int @deprecated\n}\n```\n',
    ],
    [
      'what uses it',
      '## Used by {/* #used-by */}\n\n- [`Query.spaces(filter:)`](/docs/graphql/operations/queries/spaces#filter)\n',
    ],
  ])('shows %s', (_what, mdx) => {
    expect(print(sdl, 'Filter')).toContain(mdx);
  });

  it('says @oneOf in words, where the type carries it', () => {
    const words =
      'Give exactly one of these fields, and not null. The type carries [`@oneOf`](/docs/graphql/types/directives/one-of).\n';
    expect(print(sdl, 'Choice')).toContain(words);
    expect(print(sdl, 'Filter')).not.toContain('Give exactly one');
  });
});
