import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../graphql/problem';
import callers from '../../options/__tests__/callers.json';
import { parseExample } from '../parse-example';

const file = 'schema/examples/spaces/spaces.by-topic.graphql';
const variablesFile = 'schema/examples/spaces/spaces.by-topic.json';

const problems = (text: string, variables?: string): string[] =>
  parseExample(
    { file, text },
    variables === undefined ? undefined : { file: variablesFile, text: variables },
    callers,
  ).problems.map(formatProblem);

describe('parseExample', () => {
  it('reads sentences, keys, document and variables', () => {
    const text = [
      '# Open spaces: the nearest first.',
      '# Ask for two at a time.',
      '# as: guest',
      '# error: NOT_FOUND',
      '# error: FORBIDDEN',
      '# deprecated: shows the way to `Query.space`',
      '# after: createSpace',
      '',
      'query OpenSpaces {',
      '  # A comment of the document.',
      '  spaces',
      '}',
      '',
    ].join('\n');
    expect(
      parseExample({ file, text }, { file: variablesFile, text: '{ "limit": 2 }\n' }, callers),
    ).toEqual({
      example: {
        name: 'spaces.by-topic',
        file,
        sentence: 'Open spaces: the nearest first.\nAsk for two at a time.',
        as: 'guest',
        errors: [
          { key: 'error', value: 'NOT_FOUND', line: 4 },
          { key: 'error', value: 'FORBIDDEN', line: 5 },
        ],
        deprecated: {
          key: 'deprecated',
          value: 'shows the way to `Query.space`',
          line: 6,
        },
        after: [{ key: 'after', value: 'createSpace', line: 7 }],
        query: 'query OpenSpaces {\n  # A comment of the document.\n  spaces\n}',
        linesAbove: 8,
        variables: { file: variablesFile, text: '{ "limit": 2 }', values: { limit: 2 } },
      },
      problems: [],
    });
  });

  it('takes the default caller, and a document that follows at once', () => {
    const { example } = parseExample(
      { file, text: '# All.\r\nquery All {\r\n  a\r\n}' },
      undefined,
      callers,
    );
    expect(example).toMatchObject({ as: 'member', linesAbove: 1, query: 'query All {\n  a\n}' });
  });

  it('knows no caller where all get the same answers', () => {
    const parsed = parseExample({ file, text: '# All.\n# as: member\n{ a }' }, undefined, []);
    expect(parsed.example.as).toBe('');
    expect(parsed.problems.map(formatProblem)).toEqual([
      `${file}:2:1 Unexpected caller "member", expected none: all get the same answers.`,
    ]);
  });

  it.each([
    [
      'a file without a sentence',
      'query All { a }',
      `${file}:1:1 Unexpected start, expected a comment whose first line describes the request for the reader.`,
    ],
    [
      'a comment of keys alone',
      '# as: guest\nquery All { a }',
      `${file}:1:1 Unexpected start, expected a comment whose first line describes the request for the reader.`,
    ],
    [
      'an unknown key',
      '# All.\n# eror: NOT_FOUND\nquery All { a }',
      `${file}:2:1 Unexpected key "eror", expected as, error, deprecated, after. Did you mean "error"?`,
    ],
    [
      'a key without a value',
      '# All.\n# deprecated:\nquery All { a }',
      `${file}:2:1 Unexpected "# deprecated:" without a value. Give it one.`,
    ],
    [
      'an unknown caller',
      '# All.\n# as: gest\nquery All { a }',
      `${file}:2:1 Unexpected caller "gest", expected guest, member, admin, moderator. Did you mean "guest"?`,
    ],
  ])('places %s', (_fault, text, message) => {
    expect(problems(text)).toEqual([message]);
  });

  it.each([
    [
      'a comma too many',
      '{\n  "a": 1,\n}',
      `${variablesFile}:3:1 Unexpected "}", expected a name in quotes. Fix the JSON at this place.`,
    ],
    [
      'a list',
      '[1]',
      `${variablesFile}:1:1 Unexpected JSON, expected one object with a value for each variable.`,
    ],
  ])('places %s in the variables', (_fault, variables, message) => {
    expect(problems('# All.\nquery All { a }', variables)).toEqual([message]);
  });
});
