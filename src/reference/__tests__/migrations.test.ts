import { buildSchema, Source } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { AnsweredExample } from '../../examples/example';
import type { AnsweredMigration } from '../../migrations/migration';
import { createContext } from '../context';
import { printPage } from '../page';
import { renderPage } from './render';

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

const example: AnsweredExample = {
  name: 'polls.old-way',
  file: '',
  sentence: 'One.',
  as: 'member',
  errors: [],
  deprecated: { value: 'Shown on purpose.', line: 2 },
  after: [],
  query: 'query B { polls { isMultiple } }',
  linesAbove: 2,
  variables: undefined,
  before: [],
  answer: {},
};

const plain = { ...example, name: 'polls', query: 'query B { polls { choices } }' };
const guide = { title: 'Two <words>', path: '/docs/two' };

const unpublished = { sourceUrl: () => undefined, endpoint: undefined };

function page(
  coordinate: string,
  migrated = coordinate,
  options: Parameters<typeof createContext>[1] = unpublished,
): string {
  const schema = buildSchema(new Source(sdl, 'schema/polls.graphql'));
  const migrations = [migrationOf(migrated)];
  const context = createContext(schema, { ...options, migrations });
  const symbol = context.symbols.find((candidate) => candidate.coordinate === coordinate);
  return symbol ? printPage(context, symbol) : '';
}

const exchanges = `<Migration>
  <div>
    \`\`\`graphql title="Before" deprecated="shows what is to be replaced" {1,2,3}
    query A($id: ID) {
      poll(id: $id) {
        isMultiple
      }
    }
    \`\`\`

    \`\`\`json title="Variables"
    { "id": "1" }
    \`\`\`

    \`\`\`json title="Response" {4}
    {
      "data": {
        "poll": {
          "isMultiple": true
        }
      }
    }
    \`\`\`
  </div>

  <div>
    \`\`\`graphql title="After" {1,2}
    query A {
      poll { choices }
    }
    \`\`\`

    \`\`\`json title="Response" {4}
    {
      "data": {
        "poll": {
          "choices": 2
        }
      }
    }
    \`\`\`
  </div>
</Migration>
`;

const words =
  'Select [`Poll.choices`](/docs/graphql/types/objects/poll#choices), not \\<b>\\{it}\\</b>.\n';

describe('the migration of something deprecated', () => {
  it('stands below the signature of an operation', () => {
    expect(page('Query.old')).toContain(
      `\n\`\`\`\n\n## Migration {/* #how-to-migrate */}\n\n${words}\n${exchanges}\n## Arguments`,
    );
  });

  it('opens below a field', async () => {
    const mdx = page('Poll', 'Poll.isMultiple');
    expect(mdx).toContain(`
  <Deprecation>
    Use [\`Poll.choices\`](/docs/graphql/types/objects/poll#choices).
  </Deprecation>

  <Expand label="How to migrate">
    Select `);
    expect(await renderPage(mdx)).toContain('<x-expand label="How to migrate"><p>Select ');
  });

  it.each([
    ['Query.poll', 'Query.poll(id:)'],
    ['Poll', 'Poll.voters(first:)'],
    ['Filter', 'Filter.kind'],
  ])('opens on the page of %s below %s', (symbol, coordinate) => {
    expect(page(symbol, coordinate)).toContain('<Expand label="How to migrate">\n');
  });

  it('is not repeated where a field is only listed', () => {
    expect(page('Query.polls', 'Poll.isMultiple')).not.toContain('How to migrate');
  });

  it('stands below the values of an enum, and the value leads to it', () => {
    const mdx = page('Kind', 'Kind.SHUT');
    expect(mdx).toContain(
      '[`Kind.OPEN`](/docs/graphql/types/enums/kind#OPEN). [How to migrate](#migrate-SHUT) |\n',
    );
    expect(mdx).toContain(
      `\n## Migration {/* #how-to-migrate */}\n\n### \`SHUT\` {/* #migrate-SHUT */}\n\n${words}\n<Migration>\n`,
    );
    expect(mdx).not.toContain('migrate-OPEN');
  });

  it('names the guides and examples that still show it, each once', () => {
    const mdx = page('Poll', 'Poll.isMultiple', {
      ...unpublished,
      examples: [plain, example],
      guideSamples: [
        { ...guide, query: 'query C { polls { isMultiple } }' },
        { ...guide, query: 'query D { poll { isMultiple } }' },
        { ...guide, path: '/docs/other', query: 'query D { old { choices } }' },
        { ...guide, path: '/docs/broken', query: 'query D {' },
      ],
    });
    expect(mdx).toContain(
      '    It is still shown in [Two \\<words>](/docs/two) and [the example `polls.old-way`](/docs/graphql/operations/queries/polls#example-polls.old-way).\n',
    );
  });

  it('leads to the first example of an operation, which has no use', () => {
    const mdx = page('Poll', 'Poll.isMultiple', {
      ...unpublished,
      examples: [{ ...example, name: 'polls' }],
    });
    expect(mdx).toContain(
      '[the example `polls`](/docs/graphql/operations/queries/polls#first-example)',
    );
  });

  it('is left out where the schema has none', () => {
    expect(page('Query.old', 'Poll.isMultiple')).not.toContain('Migration');
  });
});
