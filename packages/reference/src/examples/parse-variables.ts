import type { Problem } from '../graphql/problem';
import { placeAt } from '../json/place-in-json';
import { JsonFault, readJson } from '../json/read-json';
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
    const { value } = readJson(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return { variables: { file, text: text.trim(), values: { ...value } }, problems: [] };
    }
    return failed(0, `Unexpected JSON, expected one object with a value for each variable.`);
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    return failed(error.place.from, `${error.message} Fix the JSON at this place.`);
  }
}
