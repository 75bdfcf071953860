import { diffArrays } from 'diff';
import { valueAt } from 'graphql-docs-reference/graphql';
import { placeInJson, printJson } from 'graphql-docs-reference/json';
import type { Loss } from 'graphql-docs-reference/options';

/** What differs between two answers, in lines of the second, counted from 0. */
export interface Changes {
  readonly count: number;
  /** Lines that are new or different. */
  readonly lines: ReadonlySet<number>;
  /** Lines before which some are gone. */
  readonly gaps: ReadonlySet<number>;
  /** What was below a line, and is lost. */
  readonly lost?: { readonly line: number; readonly lines: readonly string[] };
}

/** Two answers with more differences have too little in common to be worth the time. */
const mostDifferences = 500;

/** Undefined if there are too many differences to tell them apart. */
export function compareAnswers(before: string, after: string): Changes | undefined {
  const hunks = diffArrays(linesOf(before), linesOf(after), { maxEditLength: mostDifferences });
  if (!hunks) return undefined;
  const lines = new Set<number>();
  const gaps = new Set<number>();
  let count = 0;
  let gone = 0;
  let line = 0;
  const closeGap = (added: number): void => {
    count += Math.max(gone, added);
    if (gone > added) gaps.add(line + added);
    gone = 0;
  };
  for (const { added, removed, count: size } of hunks) {
    if (removed) {
      gone = size;
      continue;
    }
    closeGap(added ? size : 0);
    for (let index = 0; added && index < size; index += 1) lines.add(line + index);
    line += size;
  }
  closeGap(0);
  return { count, lines, gaps };
}

/** Without the comma that a line gets when another follows it. */
function linesOf(json: string): string[] {
  return json.split('\n').map((line) => line.replace(/,$/, ''));
}

/** Marks the null that stands in the place of what a response lost, which it had before. */
export function markLoss(before: string, after: string, { nullAt }: Loss): Changes {
  const path = ['data', ...nullAt];
  const line = placeInJson(after, path).line - 1;
  const [, indent = ''] = /^( *)/.exec(after.split('\n')[line] ?? '') ?? [];
  const value = valueAt(JSON.parse(before || 'null'), path) ?? null;
  const lines = printJson(value).split('\n');
  return {
    count: lines.length,
    lines: new Set([line]),
    gaps: new Set(),
    lost: { line, lines: lines.map((text) => indent + text) },
  };
}
