import { describe, expect, it } from 'vitest';
import { print } from '../../__tests__/print';

const sdl = `
directive @access(role: UserRole!, space: [SpaceUserConnectionType!], permission: PermissionType) on FIELD_DEFINITION
directive @errors(codes: [ErrorCode!]!) on FIELD_DEFINITION
enum UserRole { GUEST MEMBER }
enum SpaceUserConnectionType { ADMIN MEMBER }
enum PermissionType { CREATE }
enum ErrorCode { "There is none. Look again." NOT_FOUND RATE_LIMITED INTERNAL }
type Query {
  "Finds a \`Space\`."
  space("Which one." id: ID!): Space @access(role: GUEST) @errors(codes: [NOT_FOUND])
  old: [Space!]! @deprecated(reason: "Use \`Query.space\`.")
}
type Mutation {
  createSpace(input: NewSpace! = { name: "a" }): Space
    @access(role: MEMBER, space: [ADMIN, MEMBER], permission: CREATE) @errors(codes: [])
}
"A place to meet. Open."
type Space { "What it is called. Short." name: String! level: Int id: ID }
input NewSpace @oneOf { "Its name." name: String }
`;

describe('the page of an operation', () => {
  it.each([
    ['its description', 'Finds a [`Space`](/docs/graphql/types/objects/space).\n'],
    ['its signature', '```graphql reference=Query\nspace(id: ID!): Space\n```\n'],
    [
      'who may call it',
      '## Who may call it {/* #who-may-call */}\n\nEveryone, also without an access token.\n',
    ],
    [
      'its arguments',
      '### `id` {/* #id */}\n\n<Member type="ID!" to="/docs/graphql/types/scalars/id" required>\n  Which one.\n</Member>\n',
    ],
    [
      'what it returns',
      '## Returns {/* #what-returns */}\n\n<TypeName of="Space" to="/docs/graphql/types/objects/space" /> A place to meet. Open.\n\n<Expand label="3 fields of Space">\n  <Member\n    name="name"\n    href="/docs/graphql/types/objects/space#name"\n    type="String!"\n    to="/docs/graphql/types/scalars/string"\n  >\n    What it is called.\n  </Member>\n',
    ],
    [
      'its errors',
      '| [`NOT_FOUND`](/docs/graphql/types/enums/error-code#NOT_FOUND) | There is none. |\n',
    ],
    [
      'the errors of every operation',
      'As every operation it can also fail with [`RATE_LIMITED`](/docs/graphql/types/enums/error-code#RATE_LIMITED) or [`INTERNAL`](/docs/graphql/types/enums/error-code#INTERNAL).\n',
    ],
    [
      'its relatives, without deprecated ones',
      'Others that are about [`Space`](/docs/graphql/types/objects/space):\n\n- [`Mutation.createSpace`](/docs/graphql/operations/mutations/create-space)\n',
    ],
  ])('shows %s', (_what, mdx) => {
    expect(print(sdl, 'Query.space')).toContain(mdx);
    expect(print(sdl, 'Query.space')).not.toContain('Query.old');
  });

  it('says every condition of access', () => {
    expect(print(sdl, 'Mutation.createSpace')).toContain(
      'Signed-in users whose role is at least [`MEMBER`](/docs/graphql/types/enums/user-role#MEMBER), and whose connection to the space is [`ADMIN`](/docs/graphql/types/enums/space-user-connection-type#ADMIN) or [`MEMBER`](/docs/graphql/types/enums/space-user-connection-type#MEMBER), and who hold the permission [`CREATE`](/docs/graphql/types/enums/permission-type#CREATE).\n',
    );
  });

  it('shows the fields of an input in place, with the default of the argument', () => {
    const page = print(sdl, 'Mutation.createSpace');
    expect(page).toContain(' default="{name: &#x22;a&#x22;}"');
    expect(page).toContain(
      '  <Expand label="1 field of NewSpace">\n    Give exactly one of these fields, and not null.\n',
    );
    expect(page).toContain('      href="/docs/graphql/types/inputs/new-space#name"\n');
  });

  it('shows a type of many fields by its definition', () => {
    const fields = (count: number): string =>
      Array.from({ length: count }, (_, index) => `f${index}: Int`).join(' ');
    const returning = (count: number): string =>
      print(`type Query { all: All } type All { ${fields(count)} }`, 'Query.all');
    expect(returning(20)).toContain('    name="f19"\n');
    expect(returning(21)).toContain(
      '<Expand label="21 fields of All">\n  The page of [`All`](/docs/graphql/types/objects/all) explains each.\n\n  ```graphql reference\n  type All {\n    f0: Int\n',
    );
  });

  it('names the errors of every operation where it has none of its own', () => {
    expect(print(sdl, 'Mutation.createSpace')).toContain('Only those of every operation: ');
  });

  it('opens with its deprecation and a link to the replacement', () => {
    expect(print(sdl, 'Query.old')).toContain(
      '---\n\n<Deprecation>\n  Use [`Query.space`](/docs/graphql/operations/queries/space).\n</Deprecation>\n',
    );
  });

  it('says nothing of access and errors where the schema does not', () => {
    expect(print(sdl, 'Query.old')).not.toMatch(/Who may call it|## Errors/);
    expect(print(sdl, 'Query.old')).toContain('It takes none.\n');
  });
});
