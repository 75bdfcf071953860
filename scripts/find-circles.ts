import { readFile } from 'node:fs/promises';
import { dirname, posix } from 'node:path';
import type { Problem } from 'graphql-docs-reference/graphql';
import ts from 'typescript';

/** What one entry of a folder, a file or a folder with all that is in it, imports of the others. */
type Arrows = ReadonlyMap<string, Import>;

/**
 * Circles of imports: in each folder, what is in it can be put in an order in which nothing imports
 * what comes later. So no file and no folder is part of a circle.
 */
export function findCircles(imports: readonly Import[]): Problem[] {
  const folders = new Map<string, Map<string, Map<string, Import>>>();
  for (const one of imports) {
    const [folder, from, to] = withinFolder(one);
    if (from === to) continue;
    const entries = folders.get(folder) ?? new Map<string, Map<string, Import>>();
    folders.set(folder, entries);
    const arrows = entries.get(from) ?? new Map<string, Import>();
    entries.set(from, arrows);
    if (!arrows.has(to)) arrows.set(to, one);
  }
  return [...folders].flatMap(([folder, entries]) => circlesOf(folder, entries));
}

/** The innermost folder that has both files, and its entries that have the one and the other. */
function withinFolder({ from, to }: Import): [folder: string, from: string, to: string] {
  const [parts, others] = [from.split('/'), to.split('/')];
  const depth = parts.findIndex((part, index) => part !== others[index]);
  return [parts.slice(0, depth).join('/'), parts[depth] ?? '', others[depth] ?? ''];
}

/** The shortest circle through each entry that is in none of those before. */
function circlesOf(folder: string, entries: ReadonlyMap<string, Arrows>): Problem[] {
  const known = new Set<string>();
  return [...entries.keys()].flatMap((entry) => {
    const circle = known.has(entry) ? undefined : shortestCircle(entry, entries);
    const [first, ...others] = circle ?? [];
    if (!first) return [];
    for (const one of [first, ...others]) known.add(withinFolder(one)[1]);
    const way = [first, ...others].map((one) => withinFolder(one)[2]);
    const places = others.map(({ from, line, column }) => `${from}:${line}:${column}`);
    const message = `Unexpected circle of imports in ${folder}: ${[entry, ...way].join(' → ')} (${places.join(', ')}). Move what both need into a file that imports neither.`;
    return [{ file: first.from, line: first.line, column: first.column, message }];
  });
}

function shortestCircle(
  start: string,
  entries: ReadonlyMap<string, Arrows>,
): readonly Import[] | undefined {
  const ways = new Map<string, readonly Import[]>([[start, []]]);
  // What is added comes after what is nearer.
  for (const [entry, way] of ways) {
    for (const [to, arrow] of entries.get(entry) ?? []) {
      if (to === start) return [...way, arrow];
      if (!ways.has(to)) ways.set(to, [...way, arrow]);
    }
  }
  return undefined;
}

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
