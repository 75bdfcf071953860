import { buildSchema, Source } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { ExampleFile } from '../../examples/example';
import { formatProblem } from '../../graphql/problem';
import type { AnswerRequests } from '../../graphql/requests';
import callers from '../../options/__tests__/callers.json';
import { answerMigrations } from '../answer-migrations';

const answer: AnswerRequests = ([request]) =>
  Promise.resolve({ data: { as: request?.as, id: request?.variables?.['id'] ?? null } });

const sdl = (fields: string): string => `type Query { poll(id: ID, sort: Sort): Poll }
type Poll { choices: Int ${fields} }
enum Sort { NAME }`;

const old = 'old: Int @deprecated(reason: "Use it.")';

const fence = (lang: string, text: string): string => `\`\`\`${lang}\n${text}\n\`\`\`\n\n`;

function migration(before: string, after: string, coordinate = 'Poll.old'): string {
  return `# \`${coordinate}\`\n\nWords.\n\n## Before\n\n${before}## After\n\n${after}`;
}

const before = fence('graphql', 'query A {\n  poll { old }\n}');
const after = fence('graphql', 'query A {\n  poll { choices }\n}');

interface Result {
  readonly answers: readonly unknown[];
  readonly problems: readonly string[];
}

async function run(
  text: string,
  { fields = old, file = 'schema/migrations/Poll.old.md', answers = answer } = {},
): Promise<Result> {
  const schema = buildSchema(new Source(sdl(fields), 'schema/polls.graphql'));
  const files: ExampleFile[] = text === '' ? [] : [{ file, text }];
  const { migrations, problems } = await answerMigrations(files, {
    schema,
    answer: answers,
    callers,
    dir: 'schema/migrations',
  });
  return {
    answers: migrations.map((one) => [one.coordinate, one.before.answer, one.after.answer]),
    problems: problems.map(formatProblem),
  };
}

const problemsOf = async (...parameters: Parameters<typeof run>): Promise<readonly string[]> =>
  (await run(...parameters)).problems;

describe('answerMigrations', () => {
  it('sends both requests, each with its caller and its variables', async () => {
    const asked = `${fence('graphql as=guest', 'query A($id: ID) {\n  poll(id: $id) { old }\n}')}${fence('json', '{ "id": "1" }')}`;
    expect(await run(migration(asked, after))).toEqual({
      answers: [
        ['Poll.old', { data: { as: 'guest', id: '1' } }, { data: { as: 'member', id: null } }],
      ],
      problems: [],
    });
  });

  it.each([
    ['a field', old, 'Poll.old', 2],
    ['an enum value', '} enum Kind { A OLD @deprecated', 'Kind.OLD', 2],
    ['an argument', 'a(old: Int @deprecated): Int', 'Poll.a(old:)', 2],
    ['an input field', '} input Box { old: Int @deprecated', 'Box.old', 2],
  ])('asks for the migration of %s that is deprecated', async (_what, fields, coordinate, line) => {
    const [problem] = await problemsOf('', { fields });
    const file = `schema/migrations/${coordinate.replace(':', '')}.md`;
    expect(problem).toMatch(new RegExp(`^schema/polls\\.graphql:${line}:\\d+ Unexpected`));
    expect(problem).toContain(
      ` Unexpected @deprecated on ${coordinate} without a migration. Write ${file}.`,
    );
  });

  it('points at the name of what is deprecated', async () => {
    expect(await problemsOf('')).toEqual([
      'schema/polls.graphql:2:26 Unexpected @deprecated on Poll.old without a migration. Write schema/migrations/Poll.old.md.',
    ]);
  });

  it.each([
    ['Poll.choices', 'Unexpected migration of Poll.choices, which is not deprecated.'],
    [
      'Poll.odl',
      'Unexpected migration of Poll.odl, which is not deprecated. Did you mean "Poll.old"?',
    ],
  ])('refuses a migration of %s', async (coordinate, message) => {
    const file = `schema/migrations/${coordinate}.md`;
    const problems = await problemsOf(migration(before, after, coordinate), { file });
    expect(problems).toContain(`${file}:1:1 ${message}`);
  });

  it('takes a request that can return a deprecated value, which none can name', async () => {
    const fields = 'state: State } enum State { OPEN LATE @deprecated(reason: "Use OPEN.")';
    const settings = { fields, file: 'schema/migrations/State.LATE.md' };
    const reading = fence('graphql', 'query A {\n  poll { state }\n}');
    expect(await problemsOf(migration(reading, reading, 'State.LATE'), settings)).toEqual([]);
    expect(await problemsOf(migration(after, reading, 'State.LATE'), settings)).toEqual([
      'schema/migrations/State.LATE.md:7:1 Unexpected request without Poll.state, expected one to migrate from.',
    ]);
  });

  it('says where a file belongs', async () => {
    const file = 'schema/migrations/old.md';
    expect(await problemsOf(migration(before, after), { file })).toContain(
      'schema/migrations/old.md:1:1 Unexpected place. Move the file to schema/migrations/Poll.old.md.',
    );
  });

  it.each([
    [
      'a request before that does not use it',
      migration(after, after),
      '7:1 Unexpected request without Poll.old, expected one to migrate from.',
    ],
    [
      'a request after that uses it still',
      migration(before, before),
      '17:10 The field Poll.old is deprecated. Use it.',
    ],
    [
      'a field that does not exist',
      migration(fence('graphql', 'query A {\n  poll { odl }\n}'), after),
      '9:10 Cannot query field "odl" on type "Poll". Did you mean "old"?',
    ],
    [
      'two operations',
      migration(
        before,
        fence('graphql', 'query A { poll { choices } }\nquery B { poll { choices } }'),
      ),
      '15:1 Unexpected 2 operations, expected one.',
    ],
    [
      'a variable that is not declared',
      migration(`${before}${fence('json', '{\n  "id": "1"\n}')}`, after),
      '15:9 Unexpected variable "id", which the operation does not declare.',
    ],
    [
      'a variable that is not given',
      migration(before, fence('graphql', 'query A($id: ID!) { poll(id: $id) { choices } }')),
      '15:1 Variable "$id" of required type "ID!" was not provided.',
    ],
    [
      'another form',
      '# `Poll.old`\n',
      '1:1 Unexpected heading alone, expected sentences that say what changes.',
    ],
  ])('places %s, and runs nothing', async (_what, text, problem) => {
    const problems = [`schema/migrations/Poll.old.md:${problem}`];
    expect(await run(text)).toEqual({ answers: [], problems });
  });

  it('places an error in an answer', async () => {
    const answers: AnswerRequests = ([request]) =>
      Promise.resolve(
        request?.query.includes('old')
          ? {}
          : { errors: [{ message: 'None.', locations: [{ line: 2, column: 3 }] }] },
      );
    expect(await problemsOf(migration(before, after), { answers })).toEqual([
      'schema/migrations/Poll.old.md:17:3 Unexpected error: None.',
    ]);
  });
});
