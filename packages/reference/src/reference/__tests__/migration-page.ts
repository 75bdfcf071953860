import { buildSchema, Source } from 'graphql';
import type { AnsweredMigration } from '../../migrations';
import { createContext } from '../context';
import type { ReferencePage } from '../page';
import { pageIn } from './page';

const sdl = `
type Query {
  polls: [Poll]
  poll(kind: Kind, id: ID @deprecated(reason: "Use \`Kind\`.")): Poll
  old: Poll @deprecated(reason: "Use \`Query.poll\`.")
}
type Poll {
  choices: Int
  isMultiple: Boolean @deprecated(reason: "Use \`Poll.choices\`.")
  voters(first: Int @deprecated(reason: "Gone.")): Int
}
enum Kind { OPEN SHUT @deprecated(reason: "Use \`Kind.OPEN\`.") }
input Filter { kind: Kind @deprecated(reason: "Gone.") }
`;

const before = 'query A($id: ID) {\n  poll(id: $id) {\n    isMultiple\n  }\n}';
const after = 'query A {\n  poll { choices }\n}';

function migrationOf(coordinate: string): AnsweredMigration {
  return {
    file: '',
    coordinate,
    text: 'Select `Poll.choices`, not <b>{it}</b>.',
    before: {
      query: { text: before, line: 1 },
      as: 'member',
      variables: { text: '{ "id": "1" }', values: { id: '1' }, line: 9 },
      answer: { data: { poll: { isMultiple: true } } },
    },
    after: {
      query: { text: after, line: 1 },
      as: 'member',
      variables: undefined,
      answer: { data: { poll: { choices: 2 } } },
    },
  };
}

export const unpublished: Parameters<typeof createContext>[1] = {
  sourceUrl: () => undefined,
  endpoint: undefined,
};

/** The page of a symbol of a schema in which one coordinate has a migration. */
export function page(
  coordinate: string,
  migrated = coordinate,
  options = unpublished,
): ReferencePage {
  const schema = buildSchema(new Source(sdl, 'schema/polls.graphql'));
  const migrations = [migrationOf(migrated)];
  return pageIn(createContext(schema, { ...options, migrations }), coordinate);
}

/** How the migration begins, as HTML. */
export const words =
  '<p>Select <a href=/docs/graphql/types/objects/poll#choices><code>Poll.choices</code></a>, not &#x3C;b>{it}&#x3C;/b>.';

/** All of it as Markdown. */
export const exchanges = `, not \\<b>{it}\\</b>.

**Before**

\`\`\`graphql
query A($id: ID) {
  poll(id: $id) {
    isMultiple
  }
}
\`\`\`

**Variables**

\`\`\`json
{ "id": "1" }
\`\`\`

**Response**

\`\`\`json
{
  "data": {
    "poll": {
      "isMultiple": true
    }
  }
}
\`\`\`

**After**

\`\`\`graphql
query A {
  poll { choices }
}
\`\`\`

**Response**

\`\`\`json
{
  "data": {
    "poll": {
      "choices": 2
    }
  }
}
\`\`\`
`;
