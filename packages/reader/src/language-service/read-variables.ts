import { isObject } from 'graphql-docs-reference/graphql';
import { JsonFault, readJson } from 'graphql-docs-reference/json';
import { t } from '../t';

/** @throws Error for the reader, if a text is no JSON of an object. */
export function readVariables(text: string): Readonly<Record<string, unknown>> {
  const value = text.trim() === '' ? {} : readValue(text);
  if (isObject(value)) return value;
  throw new Error(t('sandbox.variables.noObject'));
}

/** Variables that are still written have no values. */
export function readUnfinished(text: string): Readonly<Record<string, unknown>> {
  try {
    return readVariables(text);
  } catch {
    return {};
  }
}

function readValue(text: string): unknown {
  try {
    return readJson(text).value;
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    throw new Error(t('sandbox.variables.notJson', { reason: error.message }), { cause: error });
  }
}
