import type { Operation } from 'graphql-docs-reference/examples';
import { onOneLine, operationOf } from 'graphql-docs-reference/examples';
import { sentHeaders, valueOf } from '../sandbox/request-headers';
import type { RunRequest } from '../sandbox/protocol';

/**
 * A text that two requests share if they ask for the same: layout, comments and other operations of
 * the document make no difference.
 */
export function identify(request: RunRequest): string {
  const { variables, as, to } = request;
  return JSON.stringify([
    onOneLine(askedOf(request).query),
    normalise(variables),
    as,
    ...circumstancesOf(to),
  ]);
}

/** The operation of a document that a request asks for. */
export function askedOf({ query, operationName }: RunRequest): Operation {
  return operationOf(operationName === undefined ? { query } : { query, operationName });
}

function normalise(variables: string): string {
  if (variables.trim() === '') return '{}';
  try {
    return JSON.stringify(JSON.parse(variables));
  } catch {
    return variables;
  }
}

/** What else makes a difference: of headers, the model in the page reads the language. */
function circumstancesOf(to: RunRequest['to']): readonly unknown[] {
  if (!to) return [];
  const { target, headers } = to;
  if (target !== '') return [target, sentHeaders(headers)];
  const language = valueOf(headers, 'Accept-Language');
  return language === undefined ? [] : [language];
}
