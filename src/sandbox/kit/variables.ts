import type { GraphQLError } from 'graphql';
import { invalidRequest, failure } from './failure';
import { limits } from './limits';

/**
 * What is wrong with variables, whatever is in their place. Sizes come before the types of the
 * document, because a message about a wrong type repeats the value.
 */
export function variablesFailure(variables: unknown): GraphQLError | undefined {
  if (variables == null) return undefined;
  if (typeof variables !== 'object' || Array.isArray(variables))
    return invalidRequest('The variables must be an object.');
  return excessOf(variables);
}

function excessOf(variables: object): GraphQLError | undefined {
  const rest: unknown[] = [variables];
  let characters = 0;
  for (const value of rest) {
    if (typeof value === 'string') characters += value.length;
    else if (Array.isArray(value)) add(value);
    else if (typeof value === 'object' && value !== null) {
      add(Object.keys(value));
      add(Object.values(value));
    }
    if (rest.length > limits.values) return tooMany(`more than ${limits.values} names and values`);
    if (characters > limits.characters) return tooMany(`more than ${limits.characters} characters`);
  }
  return undefined;

  /** Stops at the limit, or a long list would be copied. */
  function add(values: readonly unknown[]): void {
    rest.push(...values.slice(0, limits.values));
  }
}

function tooMany(what: string): GraphQLError {
  return failure('RATE_LIMITED', `The variables have ${what}.`, { retryAfter: 0 });
}
