import { diffArrays } from 'diff';

/** What differs between two answers, in lines of the second, counted from 0. */
export interface Changes {
  readonly count: number;
  /** Lines that are new or different. */
  readonly lines: ReadonlySet<number>;
  /** Lines before which some are gone. */
  readonly gaps: ReadonlySet<number>;
  /** Lines that are gone, by the line before which they stood. */
  readonly gone: ReadonlyMap<number, readonly string[]>;
}

/** Two answers with more differences have too little in common to be worth the time. */
const mostDifferences = 500;

/** Undefined if there are too many differences to tell them apart. */
export function compareAnswers(before: string, after: string): Changes | undefined {
  const hunks = diffArrays(linesOf(before), linesOf(after), { maxEditLength: mostDifferences });
  if (!hunks) return undefined;
  const lines = new Set<number>();
  const gaps = new Set<number>();
  const gone = new Map<number, readonly string[]>();
  let count = 0;
  let removedLines: readonly string[] = [];
  let line = 0;
  const closeGap = (added: number): void => {
    count += Math.max(removedLines.length, added);
    if (removedLines.length > added) gaps.add(line + added);
    if (removedLines.length > 0) gone.set(line + added, removedLines);
    removedLines = [];
  };
  for (const { added, removed, count: size, value } of hunks) {
    if (removed) {
      removedLines = value;
      continue;
    }
    closeGap(added ? size : 0);
    for (let index = 0; added && index < size; index += 1) lines.add(line + index);
    line += size;
  }
  closeGap(0);
  return { count, lines, gaps, gone };
}

/** Without the comma that a line gets when another follows it. */
function linesOf(json: string): string[] {
  return json.split('\n').map((line) => line.replace(/,$/, ''));
}
