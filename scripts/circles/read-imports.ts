import { readFile } from 'node:fs/promises';
import { dirname, posix } from 'node:path';
import ts from 'typescript';

/** That one file of the site imports another, on demand or for its types alone included. */
export interface Import {
  readonly from: string;
  readonly to: string;
  /** Where it says so, from 1. */
  readonly line: number;
  readonly column: number;
}

const endings = ['', '.ts', '.tsx', '.mts', '.mjs', '/index.ts', '/index.tsx'];

/** What files import of each other; paths are relative to the site. */
export async function readImports(files: readonly string[]): Promise<Import[]> {
  const known = new Set(files);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return files.flatMap((from, index) => {
    const text = texts[index] ?? '';
    return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName, pos }) => {
      const path = pathOf(fileName, from);
      const to = endings.map((ending) => `${path}${ending}`).find((file) => known.has(file));
      if (to === undefined) return [];
      const before = text.slice(0, pos).split('\n');
      return [{ from, to, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }];
    });
  });
}

function pathOf(name: string, from: string): string {
  return name.startsWith('.') ? posix.join(dirname(from), name) : name.replace(/^@site\//, '');
}
