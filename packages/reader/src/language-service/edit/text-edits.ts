import { tokenize } from 'graphql-docs-reference/graphql';

export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** @param edits which do not overlap; of those at one place the first comes first. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const { from, to, insert } of inOrder(edits)) {
    parts.push(text.slice(end, from), insert);
    end = to;
  }
  return parts.join('') + text.slice(end);
}

/** Where an offset of a text is after the edits: behind what is inserted at it. */
export function moveOffset(offset: number, edits: readonly TextEdit[]): number {
  let moved = offset;
  for (const { from, to, insert } of inOrder(edits)) {
    if (from > offset) break;
    moved += insert.length - (Math.min(to, offset) - from);
  }
  return moved;
}

function inOrder(edits: readonly TextEdit[]): TextEdit[] {
  return [...edits].sort((one, other) => one.from - other.from);
}

/** A field that stands in a selection which has been opened and not filled, so that it parses. */
export const filler = '__filler';

interface Filled {
  readonly text: string;
  readonly cursor: number;
}

/** Fills empty selections, and takes empty parentheses away; a document is in work most of the time. */
export function fillEmpty(text: string, cursor: number): Filled {
  const tokens = tokenize(text).filter(({ kind }) => kind !== 'comment');
  let depth = 0;
  const edits = tokens.flatMap((token, index): TextEdit[] => {
    const next = tokens[index + 1];
    if (token.text === '(') depth += 1;
    if (token.text === ')') depth -= 1;
    if (token.text === '(' && next?.text === ')') {
      return [{ from: token.start, to: next.end, insert: '' }];
    }
    // In parentheses, braces are those of a value.
    if (token.text !== '{' || next?.text !== '}' || depth > 0) return [];
    return [{ from: token.end, to: next.start, insert: fill(text.slice(token.end, next.start)) }];
  });
  return { text: applyEdits(text, edits), cursor: moveOffset(cursor, edits) };
}

/** In a line of its own where the braces are in two. */
function fill(space: string): string {
  const indent = /\n([^\S\n]*)$/.exec(space)?.[1];
  return indent === undefined ? ` ${filler} ` : `\n${indent}  ${filler}\n${indent}`;
}

/** What is left of the fillers is taken out again. */
export function withoutFillers(text: string, cursor: number): Filled {
  const edits = [...text.matchAll(new RegExp(filler, 'g'))].map(({ index }) => ({
    from: index,
    to: index + filler.length,
    insert: '',
  }));
  return { text: applyEdits(text, edits), cursor: moveOffset(cursor, edits) };
}
