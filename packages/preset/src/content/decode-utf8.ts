import type { Problem } from 'graphql-docs-reference/graphql';

/** Text of a file of UTF-8, or the place of its first byte that is none. */
export function decodeUtf8(
  file: string,
  bytes: Uint8Array,
): { text: string } | { problem: Problem } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const before = bytes.subarray(0, firstInvalidByte(bytes));
    // As a stream, so that the first byte of a letter without the rest is left out.
    const lines = new TextDecoder().decode(before, { stream: true }).split('\n');
    const message = 'Unexpected byte that is not UTF-8. Save the file as UTF-8.';
    const column = (lines.at(-1)?.length ?? 0) + 1;
    return { problem: { file, line: lines.length, column, message } };
  }
}

/** The decoder does not tell where it failed, so the longest valid beginning is searched by halves. */
function firstInvalidByte(bytes: Uint8Array): number {
  let [valid, invalid] = [0, bytes.length];
  while (invalid - valid > 1) {
    const middle = Math.floor((valid + invalid) / 2);
    if (isValidBeginning(bytes.subarray(0, middle))) valid = middle;
    else invalid = middle;
  }
  return valid;
}

function isValidBeginning(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
