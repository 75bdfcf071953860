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
 * The classes and links of code without its text, which stands beside them in the page. A run that
 * has a class and is the next word is the initial of its class, and any other has the number of
 * characters since the last run before it and its length behind. Then comes its link, where `=` is
 * the page of the last link with a fragment, and a `#` at its end has the run itself for fragment:
 * `k v 4n1 m/docs/graphql/types/objects/space# t/docs/graphql/types/scalars/uuid m=#`.
 */
export function packTokens(code: AnnotatedCode): string {
  const text = code.map((line) => line.map(([run]) => run).join('')).join('\n');
  const packed: string[] = [];
  let start = 0;
  let position = 0;
  let page = '';
  for (const line of code) {
    for (const [run, tokenClass, href = ''] of line) {
      const end = start + run.length;
      if (tokenClass) {
        const [wordStart, wordEnd] = nextWord(text, position);
        const isWord = start === wordStart && end === wordEnd;
        const initial = tokenClass.charAt(0);
        const place = isWord ? initial : `${start - position || ''}${initial}${run.length}`;
        packed.push(`${place}${packLink(href, run, page)}`);
        page = fragmentPage(href) || page;
        position = end;
      }
      start = end;
    }
    start += 1;
  }
  return packed.join(' ');
}

/** Code with the classes and links that `packTokens` made of it. */
export function unpackTokens(text: string, packed: string): AnnotatedCode {
  const runs: CodeToken[] = [];
  let position = 0;
  let page = '';
  for (const [, gap, initial = '', length, link] of packed.matchAll(/(\d*)([a-z])(\d*)(\S*)/g)) {
    const start = position + Number(gap);
    const [from, to] = length ? [start, start + Number(length)] : nextWord(text, position);
    const run = text.slice(from, to);
    const tokenClass = classes.find((candidate) => candidate.startsWith(initial));
    if (from > position) runs.push([text.slice(position, from)]);
    if (link) {
      const href = link.replace(/^=/, () => page).replace(/#$/, () => `#${run}`);
      page = fragmentPage(href) || page;
      runs.push([run, tokenClass, href]);
    } else {
      runs.push([run, tokenClass]);
    }
    position = to;
  }
  return splitLines([...runs, [text.slice(position)]]);
}

function nextWord(text: string, position: number): readonly [start: number, end: number] {
  const word = /[$@]?[a-z_]\w*/gi;
  word.lastIndex = position;
  const start = word.exec(text)?.index ?? text.length;
  return [start, word.lastIndex];
}

function packLink(href: string, run: string, page: string): string {
  const isSamePage = page !== '' && fragmentPage(href) === page;
  const rest = isSamePage ? `=${href.slice(page.length)}` : href;
  return rest.endsWith(`#${run}`) ? rest.slice(0, -run.length) : rest;
}

/** Page of a link to a fragment of another page. */
function fragmentPage(href: string): string {
  const [page = '', fragment] = href.split('#');
  return fragment === undefined ? '' : page;
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
