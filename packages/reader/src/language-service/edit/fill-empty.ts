import { tokenize } from 'graphql-docs-reference/graphql';
import type { TextEdit } from './text-edits';
import { applyEdits, moveOffset } from './text-edits';

/** A field that stands in a selection which has been opened and not filled, so that it parses. */
export const filler = '__filler';

export interface Filled {
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
