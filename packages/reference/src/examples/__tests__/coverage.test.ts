import { buildSchema, execute, GraphQLError, parse, Source } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { AnswerRequests } from '../../graphql/requests';
import { testContract } from '../../options/__tests__/contract';
import { answerExamples } from '../answer-examples';
import type { Coverage } from '../coverage';
import { measureCoverage } from '../coverage';

const schema = buildSchema(
  new Source(
    `
    type Query { found(filter: Filter): [Found!]! page: Page task: Task other: Int }
    union Found = Space | Task
    type Space { id: ID }
    type Task { id: ID assignee: User }
    type User { id: ID }
    type Page { data: [Task!]! }
    input Filter { word: String near: [Near!] other: Int }
    input Near { metres: Int place: String }
    enum ErrorCode { NOT_FOUND FORBIDDEN }
    `,
    'schema/spaces.graphql',
  ),
);

const rootValue = {
  found: [{ __typename: 'Space', id: '1' }],
  page: { data: [] },
  task: () => {
    throw new GraphQLError('No.', { extensions: { code: 'NOT_FOUND' } });
  },
};

const answer: AnswerRequests = async (requests) => {
  const { query = '', variables } = requests.at(-1) ?? {};
  const args = { schema, document: parse(query), variableValues: variables, rootValue };
  return JSON.parse(JSON.stringify(await execute(args))) as object;
};

async function coverage(files: Readonly<Record<string, string>>): Promise<readonly Coverage[]> {
  const named = Object.entries(files).map(([name, text]) => ({
    file: `schema/examples/spaces/${name}`,
    text,
  }));
  const { examples, problems } = await answerExamples(named, {
    schema,
    answer,
    callers: [],
    dir: 'schema/examples',
  });
  expect(problems).toEqual([]);
  return measureCoverage(examples, schema, answer, testContract);
}

describe('measureCoverage', () => {
  it('counts what is in answers and requests, not what could be', async () => {
    const files = {
      'found.graphql':
        '# A.\nquery A($near: [Near!]) {\n  found(filter: { word: "a", near: $near }) { ...Names ... on Task { id } }\n}\nfragment Names on Space { id }',
      'found.json': '{ "near": [{ "metres": 1 }] }',
      'page.graphql': '# B.\nquery B { page { data { id assignee { id } } } }',
      'task.graphql': '# C.\n# error: NOT_FOUND\nquery C { task { id } }',
    };
    expect(await coverage(files)).toEqual([
      { what: 'operations', total: 4, missing: ['other'] },
      { what: 'object types', total: 4, missing: ['Task', 'User'] },
      { what: 'union members', total: 2, missing: ['Found.Task'] },
      { what: 'input fields', total: 5, missing: ['Filter.other', 'Near.place'] },
      { what: 'error codes', total: 2, missing: ['ErrorCode.FORBIDDEN'] },
    ]);
  });
});
