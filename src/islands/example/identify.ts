import { onOneLine, operationOf } from '../../examples/clients/operation';
import type { RunRequest } from '../sandbox/protocol';

/**
 * A text that two requests share if they ask for the same: layout, comments and other operations of
 * the document make no difference.
 */
export function identify({ query, operationName, variables, as }: RunRequest): string {
  const named = operationName === undefined ? { query } : { query, operationName };
  return JSON.stringify([onOneLine(operationOf(named).query), normalise(variables), as]);
}

function normalise(variables: string): string {
  if (variables.trim() === '') return '{}';
  try {
    return JSON.stringify(JSON.parse(variables));
  } catch {
    return variables;
  }
}
