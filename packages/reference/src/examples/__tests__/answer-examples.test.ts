import { buildSchema, Source } from 'graphql';
import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../graphql/problem';
import type { AnswerRequests } from '../../graphql/requests';
import callers from '../../options/__tests__/callers.json';
import type { AnsweredExamples } from '../answer-examples';
import { answerExamples } from '../answer-examples';

const sdl =
  'type Query { space: Int task: Int } type Mutation { createTask: Int } type Subscription { added: Int }';
const schema = buildSchema(new Source(sdl, 'schema/spaces.graphql'));

/** Answers with the names of the operations that it was asked, and fails on one called Fail. */
const answer: AnswerRequests = (requests) => {
  const asked = requests.map(({ query, as }) => `${/\w+ (\w+)/.exec(query)?.[1] ?? ''} as ${as}`);
  const errors = [{ message: 'No.', extensions: { code: 'FORBIDDEN' } }];
  return Promise.resolve(asked.at(-1)?.startsWith('Fail') ? { errors } : { data: { asked } });
};

const run = (files: Readonly<Record<string, string>>): Promise<AnsweredExamples> =>
  answerExamples(
    Object.entries(files).map(([name, text]) => ({ file: `schema/examples/spaces/${name}`, text })),
    { schema, answer, callers, dir: 'schema/examples' },
  );

const messages = async (files: Readonly<Record<string, string>>): Promise<string[]> =>
  (await run(files)).problems.map(formatProblem);

describe('answerExamples', () => {
  it('gives answers in the order of a page: plain, further uses, errors', async () => {
    const { examples, problems } = await run({
      'space.a.graphql': '# A.\n# error: FORBIDDEN\nquery Fail { space }',
      'space.b.graphql': '# B.\nquery B { space }',
      'space.graphql': '# Plain.\n# as: guest\nquery Plain { space }',
    });
    expect(problems).toEqual([]);
    expect(examples.map(({ name, answer: { data } }) => [name, data])).toEqual([
      ['space', { asked: ['Plain as guest'] }],
      ['space.b', { asked: ['B as member'] }],
      ['space.a', undefined],
    ]);
  });

  it('asks first what an example comes after, and what that comes after, each once', async () => {
    const { examples } = await run({
      'createTask.graphql': '# Makes one.\nmutation Make { createTask }',
      'task.graphql': '# One.\n# after: createTask\n# as: guest\nquery Look { task }',
      'space.graphql': '# All.\n# after: createTask\n# after: task\nquery All { space }',
    });
    expect(examples.find(({ name }) => name === 'space')).toMatchObject({
      before: [{ name: 'createTask' }, { name: 'task' }],
      answer: { data: { asked: ['Make as member', 'Look as guest', 'All as member'] } },
    });
  });

  it('gives the example of a subscription without an answer', async () => {
    const { examples, unanswered, problems } = await run({
      'added.graphql': '# Waits.\nsubscription Fail { added }',
    });
    expect({ problems, examples }).toEqual({ problems: [], examples: [] });
    expect(unanswered).toMatchObject([{ name: 'added', sentence: 'Waits.' }]);
    expect(
      await messages({
        'added.graphql': '# Waits.\n# error: FORBIDDEN\nsubscription Fail { added }',
        'added.late.graphql': '# Waits.\nsubscription Late { added }',
        'space.graphql': '# A.\n# after: added.late\nquery A { space }',
      }),
    ).toEqual([
      'schema/examples/spaces/added.graphql:2:1 Unexpected "# after:" or "# error:" of a subscription, which is shown without an answer. Remove the line.',
      'schema/examples/spaces/space.graphql:2:1 Unexpected subscription "added.late", which changes nothing. Remove the line.',
    ]);
  });

  it('says what is wrong with all files at once, in their order', async () => {
    expect(
      await messages({
        'task.graphql': 'query Fail {\n  task\n}',
        'space.graphql': '# A.\nquery Fail { space }',
        'space.old.json': '{}',
      }),
    ).toEqual([
      'schema/examples/spaces/space.graphql:2:1 Unexpected error FORBIDDEN: No. Fix the request, or announce the error with a line "# error: FORBIDDEN".',
      'schema/examples/spaces/space.old.json:1:1 Unexpected variables without an example, expected schema/examples/spaces/space.old.graphql. Rename or delete the file.',
      'schema/examples/spaces/task.graphql:1:1 Unexpected start, expected a comment whose first line describes the request for the reader.',
    ]);
  });

  it('places an example that comes after one that does not exist', async () => {
    expect(
      await messages({
        'createTask.graphql': '# Makes one.\nmutation Make { createTask }',
        'task.graphql': '# One.\n# after: createTak\nquery Look { task }',
      }),
    ).toEqual([
      'schema/examples/spaces/task.graphql:2:1 Unexpected example "createTak", which does not exist. Did you mean "createTask"?',
    ]);
  });

  it('places examples that come after each other, and one that comes after itself', async () => {
    expect(
      await messages({
        'createTask.graphql': '# Makes one.\n# after: task\nmutation Make { createTask }',
        'space.graphql': '# Itself.\n# after: space\nquery All { space }',
        'task.graphql': '# One.\n# after: createTask\nquery Look { task }',
      }),
    ).toEqual([
      'schema/examples/spaces/createTask.graphql:2:1 Unexpected circle: "task" itself comes after "createTask". Remove a line.',
      'schema/examples/spaces/space.graphql:2:1 Unexpected circle: "space" itself comes after "space". Remove a line.',
      'schema/examples/spaces/task.graphql:2:1 Unexpected circle: "createTask" itself comes after "task". Remove a line.',
    ]);
  });

  it('does not run what comes after a file at fault', async () => {
    const { examples, problems } = await run({
      'createTask.graphql': 'mutation Make { createTask }',
      'task.graphql': '# One.\n# after: createTask\nquery Fail { task }',
    });
    expect(examples).toEqual([]);
    expect(problems).toHaveLength(1);
  });
});
