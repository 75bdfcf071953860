import { describe, expect, it } from 'vitest';
import { print } from '../../__tests__/print';

const sdl = `
type Query { user: User items: [Item] }
"Someone."
type User implements Named {
  "Where they meet."
  spaces("At most 100." limit: Int = 20, old: Int @deprecated(reason: "Ignored.")): [Space!]!
  name: String @deprecated(reason: "Use \`User.spaces\`.")
}
interface Named { name: String }
type Space { root: Query }
union Item = Space
`;

describe('the page of an object', () => {
  it.each([
    [
      'a field with its arguments',
      `### \`spaces\` {/* #spaces */}

<Member type="[Space!]!" to="/docs/graphql/types/objects/space">
  Where they meet.

  <Expand label="2 arguments">
    <Member
      name="limit"
      id="spaces.limit"
      type="Int"
      to="/docs/graphql/types/scalars/int"
      default="20"
    >
      At most 100.
    </Member>
`,
    ],
    [
      'a deprecated field',
      `<Member type="String" to="/docs/graphql/types/scalars/string" deprecated>
  <Deprecation>
    Use [\`User.spaces\`](/docs/graphql/types/objects/user#spaces).
  </Deprecation>
</Member>
`,
    ],
    [
      'its definition',
      '```graphql reference\ntype User implements Named {\n  spaces(limit: Int = 20, old: Int @deprecated): [Space!]!\n  name: String @deprecated\n}\n```\n',
    ],
    [
      'the operations that return it',
      '## Returned by {/* #returned-by */}\n\n- [`Query.user`](/docs/graphql/operations/queries/user)\n',
    ],
    [
      'its interfaces',
      '## Implements {/* #what-implements */}\n\n- [`Named`](/docs/graphql/types/interfaces/named)\n',
    ],
  ])('shows %s', (_what, mdx) => {
    expect(print(sdl, 'User')).toContain(mdx);
  });

  it.each([
    [
      'the shortest path from a query',
      '## Shortest path from a query {/* #how-reached */}\n\n[`Query.items`](/docs/graphql/operations/queries/items)\n',
    ],
    [
      'the fields that hold it',
      '## Field of {/* #field-of */}\n\n- [`User.spaces`](/docs/graphql/types/objects/user#spaces)\n',
    ],
    [
      'the unions of which it is a member',
      '## Member of {/* #member-of */}\n\n- [`Item`](/docs/graphql/types/unions/item)\n',
    ],
    [
      'a field that returns the query type, linked to the index',
      '<Member type="Query" to="/docs/graphql/operations/queries" />\n',
    ],
  ])('shows %s', (_what, mdx) => {
    expect(print(sdl, 'Space')).toContain(mdx);
  });
});

describe('the page of an interface', () => {
  it('shows what implements it', () => {
    expect(print(sdl, 'Named')).toContain(
      '## Implemented by {/* #implemented-by */}\n\n- [`User`](/docs/graphql/types/objects/user)\n',
    );
  });
});
