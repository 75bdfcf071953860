import { JsonFault, nodeAt, readJson } from './read-json';

interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * Line and column, from 1, of the value that a path leads to, or of as much of it as there is; where
 * the text is not JSON, of what it should not hold.
 */
export function placeInJson(text: string, path: readonly (string | number)[]): Place {
  try {
    return placeAt(text, nodeAt(readJson(text), path).from);
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    return placeAt(text, error.place.from);
  }
}

/** Line and column, from 1, of an offset. */
export function placeAt(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
