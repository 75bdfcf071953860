import { buildSchema, Source } from 'graphql';
import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../graphql/problem';
import { buildSchemaFromFiles } from '../../graphql/schema-source';
import { checkExample } from '../check-example';
import { parseExample } from '../parse-example';

const schema = buildSchema(
  new Source(
    `
    type Query {
      space(id: ID!, filter: Filter): Space
      old: Int @deprecated(reason: "Use \`Query.space\`.")
    }
    type Mutation { createSpace(name: String!): Space }
    type Space { id: ID! name: String }
    input Filter { open: Boolean shut: [Boolean!] @deprecated(reason: "Use \`Filter.open\`") }
    `,
    'schema/spaces.graphql',
  ),
);

interface Files {
  readonly name?: string;
  readonly folder?: string;
  readonly document: string;
  readonly keys?: string;
  readonly variables?: string;
}

function problems(
  { name = 'space', folder = 'schema/examples/spaces', document, keys = '', variables }: Files,
  within = schema,
): string[] {
  const { example } = parseExample(
    { file: `${folder}/${name}.graphql`, text: `# One space.\n${keys}${document}\n` },
    variables === undefined ? undefined : { file: `${folder}/${name}.json`, text: variables },
    [],
  );
  return checkExample(example, { schema: within, dir: 'schema/examples' }).map(formatProblem);
}

const file = 'schema/examples/spaces/space.graphql';
const query = 'query One($id: ID!) {\n  space(id: $id) { name }\n}';

describe('checkExample', () => {
  it('accepts a query with its variables', () => {
    expect(problems({ document: query, variables: '{ "id": "1" }' })).toEqual([]);
  });

  it('accepts a file of each of three operations of one name, where its SDL is', () => {
    const news = buildSchemaFromFiles([
      { name: 'schema/reading.graphql', text: 'type Query { news: Int }' },
      { name: 'schema/writing.graphql', text: 'type Mutation { news: Int }' },
      { name: 'schema/events.graphql', text: 'type Subscription { news: Int }' },
    ]).schema;
    const inFolder = (folder: string, kind: string): string[] => {
      const document = `${kind} News {\n  news\n}`;
      return problems({ name: 'news', folder: `schema/examples/${folder}`, document }, news);
    };
    expect(inFolder('reading', 'query')).toEqual([]);
    expect(inFolder('writing', 'mutation')).toEqual([]);
    expect(inFolder('events', 'subscription')).toEqual([]);
    expect(inFolder('tasks', 'query')).toEqual([
      'schema/examples/tasks/news.graphql:1:1 Unexpected place. Move the file to schema/examples/writing/news.graphql.',
    ]);
  });

  it('accepts a mutation of a further use, and one field under two names', () => {
    const document = 'mutation Two {\n  createSpace(name: "A") { id }\n}';
    expect(problems({ name: 'createSpace.with-name', document })).toEqual([]);
    const twice = 'query Twice {\n  a: space(id: 1) { id }\n  b: space(id: 2) { id }\n}';
    expect(problems({ document: twice })).toEqual([]);
  });

  it.each([
    [
      'a document that does not parse',
      'query One {\n  space(\n}',
      [`${file}:4:1 Syntax Error: Expected Name, found "}".`],
    ],
    [
      'an unknown field',
      'query One {\n  space(id: 1) { nam }\n}',
      [`${file}:3:18 Cannot query field "nam" on type "Space". Did you mean "name"?`],
    ],
    [
      'an operation without a name',
      '{ space(id: 1) { name } }',
      [`${file}:2:1 Unexpected operation without a name, expected a name for what it does.`],
    ],
    [
      'two operations',
      'query A { space(id: 1) { id } }\nquery B { space(id: 1) { id } }',
      [`${file}:1:1 Unexpected 2 operations, expected one. Give each a file of its own.`],
    ],
    [
      'another root field',
      'query One {\n  space(id: 1) { id }\n  __typename\n}',
      [
        `${file}:4:3 Unexpected field "__typename" at the root, expected "space" alone. Fix it, or rename the file.`,
      ],
    ],
    [
      'a fragment at the root',
      'query One {\n  ...Parts\n}\nfragment Parts on Query { space(id: 1) { id } }',
      [
        `${file}:3:3 Unexpected fragment at the root, expected "space" alone. Fix it, or rename the file.`,
      ],
    ],
    [
      'variables that are not given',
      query,
      [
        `${file}:2:1 Variable "$id" of required type "ID!" was not provided. Give it in space.json beside the file.`,
      ],
    ],
  ])('places %s', (_fault, document, messages) => {
    expect(problems({ document })).toEqual(messages);
  });

  it('places variables that do not fit in their file', () => {
    const document = 'query One($filter: Filter) {\n  space(id: 1, filter: $filter) { id }\n}';
    const variables = '{\n  "idd": "1",\n  "filter": { "opn": true }\n}';
    expect(problems({ document, variables })).toEqual([
      'schema/examples/spaces/space.json:2:10 Unexpected variable "idd", which the operation does not declare.',
      'schema/examples/spaces/space.json:3:13 Variable "$filter" got invalid value { opn: true }; Field "opn" is not defined by type "Filter". Did you mean "open"?',
    ]);
  });

  it('refuses what is deprecated, or asks why', () => {
    const document = 'query Old {\n  old\n}';
    expect(problems({ name: 'old', document })).toEqual([
      'schema/examples/spaces/old.graphql:3:3 The field Query.old is deprecated. Use `Query.space`. Or say why you use it, with a line "# deprecated: …" above the document.',
    ]);
    expect(problems({ name: 'old', document, keys: '# deprecated: for old apps\n' })).toEqual([]);
  });

  it('refuses what is deprecated in variables, or asks why', () => {
    const document = 'query One($filter: Filter) {\n  space(id: 1, filter: $filter) { name }\n}';
    const variables = '{ "filter": { "shut": [true] } }';
    expect(problems({ document, variables })).toEqual([
      'schema/examples/spaces/space.json:1:23 Filter.shut is deprecated. Use `Filter.open`. Or say why you use it, with a line "# deprecated: …" above the document.',
    ]);
    expect(problems({ document, variables, keys: '# deprecated: for old apps\n' })).toEqual([]);
  });

  it('refuses a reason for what is not deprecated', () => {
    const document = 'query One {\n  space(id: 1) { id }\n}';
    expect(problems({ document, keys: '# deprecated: for old apps\n' })).toEqual([
      `${file}:2:1 Unexpected "# deprecated:", nothing here is deprecated. Remove the line.`,
    ]);
  });

  it.each([
    [
      { name: 'spaec' },
      [
        'schema/examples/spaces/spaec.graphql:1:1 Unexpected file of the operation "spaec", which does not exist. Did you mean "space"?',
        'schema/examples/spaces/spaec.graphql:3:3 Unexpected field "space" at the root, expected "spaec" alone. Fix it, or rename the file.',
      ],
    ],
    [
      { name: 'space.ByTopic' },
      [
        'schema/examples/spaces/space.ByTopic.graphql:1:1 Unexpected name "space.ByTopic", expected space, or space.and-its-use.',
      ],
    ],
    [
      { folder: 'schema/examples/tasks' },
      [
        'schema/examples/tasks/space.graphql:1:1 Unexpected place. Move the file to schema/examples/spaces/space.graphql.',
      ],
    ],
  ])('refuses a file called %s', (place, messages) => {
    expect(problems({ ...place, document: 'query One {\n  space(id: 1) { id }\n}' })).toEqual(
      messages,
    );
  });
});
