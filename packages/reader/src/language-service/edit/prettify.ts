import { printJson } from 'graphql-docs-reference/json';
import { translate } from 'graphql-docs-reference/i18n';
import { readComments } from './commented-document';
import { parseText, parseVariables } from './parse-request';
import { printCommented } from './print-commented';
import type { Change, EditedRequest } from './request';
import { tokenize } from 'graphql-docs-reference/graphql';

/** The same request in the usual form, with its comments. */
export function prettify({ text, variables, cursor }: EditedRequest): Change {
  const tidy = text.trim() === '' ? text : prettifyText(text);
  const tidyVariables = variables.trim() === '' ? variables : printJson(parseVariables(variables));
  const isSame = tidy === text && tidyVariables === variables;
  return {
    text: tidy,
    variables: tidyVariables,
    cursor: sameToken(text, cursor, tidy),
    message: isSame
      ? translate({ id: 'editor.edit.pretty', message: 'The request is pretty already.' })
      : translate({ id: 'editor.edit.prettified', message: 'Prettified.' }),
  };
}

function prettifyText(text: string): string {
  return printCommented(readComments(parseText(text), text));
}

/** Where the token is that the cursor was in: comments may have moved, all others keep their order. */
function sameToken(text: string, cursor: number, tidy: string): number {
  const tokens = tokenize(text).filter(isKept);
  const index = tokens.findIndex(({ end }) => end >= cursor);
  const before = tokens[index];
  const after = tokenize(tidy).filter(isKept)[index];
  if (!before || !after) return tidy.length;
  return after.start + Math.max(0, Math.min(cursor - before.start, after.end - after.start));
}

function isKept({ kind }: ReturnType<typeof tokenize>[number]): boolean {
  return kind !== 'comment';
}
