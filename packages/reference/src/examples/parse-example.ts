import { isObject } from '../graphql/check-response';
import type { Problem } from '../graphql/problem';
import { suggest } from '../graphql/problem';
import { JsonFault, placeAt, readJson } from '../json';
import type { Caller } from '../options/model';
import type { Example, ExampleFile, ExampleVariables, HeaderLine } from './example';
import { defaultCaller, findCaller, unknownCaller } from './example';

interface ParsedExample {
  readonly example: Example;
  readonly problems: readonly Problem[];
}

/**
 * Reads the comment that opens a file, a sentence and then keys, and the document below it:
 *
 *     # The books of an author, the newest first.
 *     # as: guest
 *     query NewBooks { … }
 */
export function parseExample(
  { file, text }: ExampleFile,
  variablesFile: ExampleFile | undefined,
  callers: readonly Caller[],
): ParsedExample {
  const header = readHeader(text);
  const variables = variablesFile && parseVariables(variablesFile);
  const problem = (message: string, line = 1): Problem => ({ file, line, column: 1, message });
  const as = header.keys.find(({ key }) => key === 'as');
  return {
    example: {
      name: file.replace(/^.*\/|\.graphql$/g, ''),
      file,
      sentence: header.sentence,
      as: (findCaller(callers, as?.value ?? '') ?? defaultCaller(callers))?.id ?? '',
      errors: header.keys.filter(({ key }) => key === 'error'),
      deprecated: header.keys.find(({ key }) => key === 'deprecated'),
      after: header.keys.filter(({ key }) => key === 'after'),
      query: header.query,
      linesAbove: header.linesAbove,
      variables: variables?.variables,
    },
    problems: [
      ...(header.sentence === '' ? [problem(noSentence)] : []),
      ...header.keys.flatMap((key) =>
        keyFaults(key, callers).map((fault) => problem(fault, key.line)),
      ),
      ...(variables?.problems ?? []),
    ],
  };
}

const noSentence =
  'Unexpected start, expected a comment whose first line describes the request for the reader.';

const knownKeys = ['as', 'error', 'deprecated', 'after'];

interface Key extends HeaderLine {
  readonly key: string;
}

function readHeader(text: string) {
  const lines = text.split(/\r?\n/);
  const end = lines.findIndex((line) => !line.startsWith('#'));
  const comments = lines.slice(0, end === -1 ? lines.length : end);
  const keys = comments.flatMap((line, index): Key[] => {
    const [, key, value = ''] = /^#\s*([a-z]+):(.*)$/.exec(line) ?? [];
    return key === undefined ? [] : [{ key, value: value.trim(), line: index + 1 }];
  });
  const prose = comments.filter((_, index) => !keys.some(({ line }) => line === index + 1));
  const rest = lines.slice(comments.length);
  const blank = rest.findIndex((line) => line.trim() !== '');
  return {
    sentence: prose
      .map((line) => line.replace(/^#+\s*/, '').trim())
      .join('\n')
      .trim(),
    keys,
    query: rest.join('\n').trim(),
    linesAbove: comments.length + Math.max(blank, 0),
  };
}

function keyFaults({ key, value }: Key, callers: readonly Caller[]): string[] {
  if (!knownKeys.includes(key)) {
    return [`Unexpected key "${key}", expected ${knownKeys.join(', ')}.${suggest(key, knownKeys)}`];
  }
  if (value === '') return [`Unexpected "# ${key}:" without a value. Give it one.`];
  return key === 'as' && !findCaller(callers, value) ? [unknownCaller(callers, value)] : [];
}

interface ParsedVariables {
  readonly variables: ExampleVariables | undefined;
  readonly problems: readonly Problem[];
}

/** Reads a file of variables, which is one object of JSON. */
export function parseVariables({ file, text }: ExampleFile): ParsedVariables {
  const failed = (offset: number, message: string): ParsedVariables => ({
    variables: undefined,
    problems: [{ file, ...placeAt(text, offset), message }],
  });
  try {
    const { value } = readJson(text);
    if (isObject(value)) {
      return { variables: { file, text: text.trim(), values: { ...value } }, problems: [] };
    }
    return failed(0, `Unexpected JSON, expected one object with a value for each variable.`);
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    return failed(error.place.from, `${error.message} Fix the JSON at this place.`);
  }
}
