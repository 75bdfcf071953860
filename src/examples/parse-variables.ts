import type { Problem } from '../graphql/problem';
import type { ExampleFile, ExampleVariables } from './example';

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
    const values: unknown = JSON.parse(text);
    if (typeof values === 'object' && values !== null && !Array.isArray(values)) {
      return { variables: { file, text: text.trim(), values: { ...values } }, problems: [] };
    }
    return failed(0, `Unexpected JSON, expected one object with a value for each variable.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    const offset = /at position (\d+)/.exec(reason)?.[1];
    return failed(Number(offset ?? 0), `${reason}. Fix the JSON at this place.`);
  }
}

function placeAt(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
