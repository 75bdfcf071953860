import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { SchemaFile, Problem } from 'graphql-docs-reference/graphql';
import { InputError } from 'graphql-docs-reference/graphql';

/**
 * Files that match a pattern, relative to the site, by name.
 *
 * @throws InputError with the place of the first byte of each file that is not UTF-8, or of a conflict.
 */
export async function readFiles(
  siteDir: string,
  pattern: string,
  ignore: readonly string[] = [],
): Promise<SchemaFile[]> {
  const paths = (await Globby(pattern, { cwd: siteDir, ignore: [...ignore] })).sort();
  const decoded = await Promise.all(
    paths.map(async (path) => {
      const name = relative(siteDir, resolve(siteDir, path));
      return { name, ...decodeText(name, await readFile(resolve(siteDir, path))) };
    }),
  );
  const problems = decoded.flatMap((file) => ('problem' in file ? [file.problem] : []));
  if (problems.length > 0) throw new InputError(problems);
  return decoded.flatMap((file) => ('text' in file ? [{ name: file.name, text: file.text }] : []));
}

/** Text that a person has written, or the place where it isn't UTF-8 or where a merge has left two versions. */
export function decodeText(
  file: string,
  bytes: Uint8Array,
): { text: string } | { problem: Problem } {
  const decoded = decodeUtf8(file, bytes);
  const marker = 'text' in decoded ? findConflict(decoded.text) : undefined;
  if (!marker) return decoded;
  const message = `Unexpected conflict marker "${marker.text}" of git. Keep one version, and delete all three markers.`;
  return { problem: { file, line: marker.line, column: 1, message } };
}

/** With all markers: the middle one alone underlines a heading of Markdown. */
function findConflict(all: string): { readonly line: number; readonly text: string } | undefined {
  if (!all.includes('<<<<<<< ')) return undefined;
  const lines = all.split(/\r?\n/);
  const start = lines.findIndex((line) => line.startsWith('<<<<<<< '));
  const middle = start < 0 ? -1 : lines.indexOf('=======', start);
  const hasEnd = middle >= 0 && lines.slice(middle).some((line) => line.startsWith('>>>>>>> '));
  return hasEnd ? { line: start + 1, text: lines[start] ?? '' } : undefined;
}

/** Text of a file of UTF-8, or the place of its first byte that is none. */
function decodeUtf8(file: string, bytes: Uint8Array): { text: string } | { problem: Problem } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    // The decoder doesn't tell where it failed: encoded again, what it replaced is the first to differ.
    const lenient = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    const end = Buffer.from(lenient).findIndex((byte, index) => byte !== bytes[index]);
    // As a stream, so that the first byte of a letter without the rest is left out.
    const before = new TextDecoder().decode(bytes.subarray(0, end), { stream: true });
    const lines = before.split('\n');
    const message = 'Unexpected byte that is not UTF-8. Save the file as UTF-8.';
    const column = (lines.at(-1)?.length ?? 0) + 1;
    return { problem: { file, line: lines.length, column, message } };
  }
}
