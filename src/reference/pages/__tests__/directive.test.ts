import { describe, expect, it } from 'vitest';
import { print } from '../../__tests__/print';

const sdl = `
"Marks it."
directive @tag("What it says." name: String = "a") repeatable on FIELD_DEFINITION | OBJECT
type Query @tag { a: Int @tag }
`;

describe('the page of a directive', () => {
  it('shows definition, locations, arguments and where it is applied', () => {
    expect(print(sdl, '@tag').split('---\n\n')[1]).toBe(`Marks it.

\`\`\`graphql reference
directive @tag(name: String = "a") repeatable on
  | FIELD_DEFINITION
  | OBJECT
\`\`\`

## Locations {/* #all-locations */}

- \`FIELD_DEFINITION\`: on a field of an object or an interface
- \`OBJECT\`: on the definition of an object

## Arguments {/* #all-arguments */}

### \`name\` {/* #name */}

<Member type="String" to="/docs/graphql/types/scalars/string" default="&#x22;a&#x22;">
  What it says.
</Member>

## Applied in 2 places {/* #where-applied */}

- [\`Query\`](/docs/graphql/operations/queries)
- [\`Query.a\`](/docs/graphql/operations/queries/a)
`);
  });

  it('leads from a directive of GraphQL to its specification', () => {
    expect(print(sdl, '@skip')).toContain(
      'It is part of GraphQL itself: [the section of the specification](https://spec.graphql.org/September2025/#sec--skip).\n',
    );
    expect(print(sdl, '@tag')).not.toContain('part of GraphQL itself');
  });
});
