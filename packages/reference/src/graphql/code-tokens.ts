export type TokenClass =
  | 'comment'
  | 'directive'
  | 'keyword'
  | 'member'
  | 'number'
  | 'string'
  | 'type'
  | 'variable';

/** A run of code: its text, what it is, and the page that explains it. */
export type CodeToken = readonly [text: string, tokenClass?: TokenClass, href?: string];

/** Code as the page shows it: lines of runs whose texts, joined, are the source. */
export type AnnotatedCode = readonly (readonly CodeToken[])[];

/** Runs of a whole text as lines of runs; no run holds a line break any more. */
export function splitLines(runs: readonly CodeToken[]): AnnotatedCode {
  const lines: CodeToken[][] = [[]];
  for (const [text, ...rest] of runs) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push([part, ...rest]);
    });
  }
  return lines.map(joinAlike);
}

/** Neighbouring runs of one kind become one: a link holds the whole of `@deprecated`. */
function joinAlike(line: readonly CodeToken[]): CodeToken[] {
  const joined: CodeToken[] = [];
  for (const token of line) {
    const [text, tokenClass, href] = token;
    const last = joined.at(-1);
    if (last && last[1] === tokenClass && last[2] === href) {
      const [, ...rest] = token;
      joined[joined.length - 1] = [last[0] + text, ...rest];
    } else {
      joined.push(token);
    }
  }
  return joined;
}
