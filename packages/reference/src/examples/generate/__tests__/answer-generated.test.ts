import { buildSchema, Source } from 'graphql';
import { expect, it } from 'vitest';
import type { AnswerRequests } from '../../../graphql/requests';
import callers from '../../../options/__tests__/callers.json';
import { answerGenerated } from '../answer-generated';

const schema = buildSchema(
  new Source(
    `type Query {
  post: Int
  written: Int
}
type Mutation { post(id: ID!): Int }
type Subscription { posted: Int }`,
    'schema/posts.graphql',
  ),
);

const answer: AnswerRequests = ([request]) =>
  Promise.resolve(
    request?.query.startsWith('mutation')
      ? { errors: [{ message: 'No.', extensions: { code: 'NOT_FOUND' } }] }
      : { data: { post: 1 } },
  );

const settings = { schema, answer, callers, dir: 'schema/examples' };

const written = {
  name: 'written.often',
  file: '',
  sentence: '',
  as: 'guest',
  errors: [],
  deprecated: undefined,
  after: [],
  query: 'query Written { written }',
  linesAbove: 0,
  variables: undefined,
};

it('answers an example of each operation that has no other', async () => {
  const generated = await answerGenerated([written], settings, () => ({ id: 'id' }));
  expect(generated.examples).toMatchObject([
    { name: 'post', query: 'query Post {\n  post\n}', errors: [], answer: { data: { post: 1 } } },
    {
      name: 'post.mutation',
      variables: { text: '{\n  "id": "id"\n}', values: { id: 'id' } },
      errors: [{ value: 'NOT_FOUND' }],
    },
  ]);
  expect(generated.examples[0]?.sentence).toMatch(/^Generated example: /);
  expect(generated.unanswered).toMatchObject([{ name: 'posted' }]);
});

it('takes a written subscription for the generated one, without an answer', async () => {
  const own = { ...written, name: 'posted', query: 'subscription Own { posted }' };
  const generated = await answerGenerated([own], settings, () => ({ id: 'id' }));
  expect(generated.unanswered).toEqual([own]);
});

const restricted = buildSchema(`
  directive @auth(role: Role!) on FIELD_DEFINITION
  enum Role { ANYONE CUSTOMER STAFF }
  type Query {
    open: Int @auth(role: ANYONE)
    mine: Int @auth(role: CUSTOMER)
    all: Int @auth(role: STAFF)
  }
`);
const access = { directive: 'auth', role: 'role', everyone: 'ANYONE' };

const sentBy = async (ids: readonly string[]): Promise<unknown> => {
  const named = ids.map((id) => ({ id, label: id, description: '' }));
  const own = { schema: restricted, callers: named, isMadeUp: true, contract: { access } };
  const made = await answerGenerated([], { ...settings, ...own }, () => ({}));
  return {
    sent: made.examples.map(({ name, as }) => `${name} by ${as}`),
    unanswered: made.unanswered.map(({ name }) => name),
    faults: made.faults.map(({ message }) => message),
  };
};

it('sends an example in the name of somebody who may', async () => {
  expect(await sentBy(['guest', 'customer', 'staff'])).toEqual({
    sent: ['all by staff', 'mine by customer', 'open by guest'],
    unanswered: [],
    faults: [],
  });
});

it('makes up no answer for somebody who may be refused', async () => {
  expect(await sentBy(['visitor', 'customer'])).toEqual({
    sent: ['mine by customer', 'open by visitor'],
    unanswered: ['all'],
    faults: [
      'No caller is known who may send Query.all, so that examples have no answers. Give each caller the id of its role, or set contract.access.callerFor.',
    ],
  });
});

it('says where to write one in its place', async () => {
  const { toWrite, faults } = await answerGenerated([written], settings, () => ({
    id: 'id',
  }));
  expect(toWrite).toEqual([
    {
      file: 'schema/posts.graphql',
      line: 2,
      column: 3,
      message:
        'Query.post has a generated example. Write schema/examples/posts/post.graphql to show a real use.',
    },
    expect.objectContaining({ line: 5, column: 17 }),
  ]);
  expect(faults).toEqual([]);
});

it('counts those to write where there are many', async () => {
  const fields = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}: Int`);
  const large = buildSchema(new Source(`type Query { ${fields.join(' ')} }`, 'schema/all.graphql'));
  const { toWrite } = await answerGenerated([], { ...settings, schema: large }, () => ({}));
  expect(toWrite.map(({ message }) => message)).toEqual([
    'Query.a, Query.b, Query.c and 3 more have generated examples. Write schema/examples/all/a.graphql, for example, to show a real use.',
  ]);
});

it('leaves an example out whose values do not fit, and says why', async () => {
  const { examples, faults } = await answerGenerated([], settings, () => ({ id: {} }));
  expect(examples.map(({ name }) => name)).toEqual(['post', 'written']);
  expect(faults.map(({ line, message }) => `${line} ${message}`)).toEqual([
    expect.stringMatching(/^5 No example of Mutation\.post: Variable "\$id"/),
  ]);
});

it('leaves an example out that the model cannot answer, and says why', async () => {
  const fail: AnswerRequests = () =>
    Promise.resolve({ errors: [{ message: 'Add rows.', extensions: { code: 'INTERNAL' } }] });
  const failing = { ...settings, answer: fail };
  const { examples, faults } = await answerGenerated([written], failing, () => ({ id: 'id' }));
  expect(examples).toEqual([]);
  expect(faults).toMatchObject([
    { file: 'schema/posts.graphql', line: 2, message: 'No example of Query.post: Add rows.' },
    { message: 'No example of Mutation.post: Add rows.' },
  ]);
});

it('takes what is deprecated where there is nothing else', async () => {
  const old = buildSchema(`
    type Query { of(state: State!): Int  in(input: Filter!): Int }
    enum State { OLD @deprecated }
    input Filter { state: State @deprecated }
  `);
  const values = { state: 'OLD', input: { state: 'OLD' } };
  const { examples, faults } = await answerGenerated(
    [],
    { ...settings, schema: old },
    () => values,
  );
  expect(faults).toEqual([]);
  expect(examples.map(({ name }) => name)).toEqual(['in', 'of']);
});
