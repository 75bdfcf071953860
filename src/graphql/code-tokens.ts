import type { TokenClass } from './marks';

/** A run of code: its text, what it is, and the page that explains it. */
export type CodeToken = readonly [text: string, tokenClass?: TokenClass, href?: string];

/** Code as the page shows it: lines of runs whose texts, joined, are the source. */
export type AnnotatedCode = readonly (readonly CodeToken[])[];

const classes: readonly TokenClass[] = [
  'comment',
  'directive',
  'keyword',
  'member',
  'number',
  'string',
  'type',
  'variable',
];

/**
 * The classes and links of code without its text, which stands beside them in the page: for each
 * run that has a class the number of characters since the last one, the initial of the class, its
 * length and its link, as in `k5 1v9 8m4/docs/graphql/types/objects/space#name`.
 */
export function packTokens(code: AnnotatedCode): string {
  const packed: string[] = [];
  let gap = 0;
  for (const line of code) {
    for (const [text, tokenClass, href = ''] of line) {
      if (tokenClass) packed.push(`${gap || ''}${tokenClass.charAt(0)}${text.length}${href}`);
      gap = tokenClass ? 0 : gap + text.length;
    }
    gap += 1;
  }
  return packed.join(' ');
}

/** Code with the classes and links that `packTokens` made of it. */
export function unpackTokens(text: string, packed: string): AnnotatedCode {
  const runs: CodeToken[] = [];
  let position = 0;
  for (const [, gap, initial = '', length, href] of packed.matchAll(/(\d*)([a-z])(\d+)(\S*)/g)) {
    const start = position + Number(gap);
    const end = start + Number(length);
    const tokenClass = classes.find((candidate) => candidate.startsWith(initial));
    if (start > position) runs.push([text.slice(position, start)]);
    runs.push(
      href ? [text.slice(start, end), tokenClass, href] : [text.slice(start, end), tokenClass],
    );
    position = end;
  }
  return splitLines([...runs, [text.slice(position)]]);
}

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
