import type { DocumentNode } from 'graphql';
import { GraphQLError, parse } from 'graphql';
import { isObject } from 'graphql-docs-reference/graphql';
import { JsonFault, placeAt, readJson } from 'graphql-docs-reference/json';
import { t } from '../../t';

/** A request as its editors hold it. */
export interface EditedRequest {
  readonly text: string;
  /** JSON of an object, or nothing. */
  readonly variables: string;
  /** Offset in the text. */
  readonly cursor: number;
}

/** A request after an edit, and what was done in words. */
export interface Change extends EditedRequest {
  readonly message: string;
}

/** Why an edit cannot be made, for the reader. */
export class EditFault extends Error {}

/** @throws EditFault which says where the text stops being a document. */
export function parseText(text: string): DocumentNode {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const line = error.locations?.[0]?.line ?? 1;
    const reason = error.message.replace(/^Syntax Error: /, '');
    throw new EditFault(t('editor.edit.badRequest', { line, reason }));
  }
}

export type Variables = Readonly<Record<string, unknown>>;

/** @throws EditFault where the text is not a JSON object. */
export function parseVariables(text: string): Variables {
  if (text.trim() === '') return {};
  const value = readValue(text);
  if (isObject(value)) return { ...value };
  throw new EditFault(t('editor.edit.noObject'));
}

function readValue(text: string): unknown {
  try {
    return readJson(text).value;
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    const { line } = placeAt(text, error.place.from);
    throw new EditFault(t('editor.edit.badVariables', { line, reason: error.message }));
  }
}
