import { defaultCaller, findCaller } from '../examples/callers';
import type { Caller } from '../options/caller';

/** The variable of a collection with the token that most of its requests are sent with. */
export const mainToken = 'token';

/**
 * The variable with the token of a caller; a guest sends none. Most examples are the default
 * caller's, so that a reader with one token can send nearly all of them.
 */
export function tokenVariableOf(as: string, callers: readonly Caller[]): string | undefined {
  if (callers.length === 0) return mainToken;
  const caller = findCaller(callers, as);
  if (caller?.token === undefined) return undefined;
  return caller === defaultCaller(callers) ? mainToken : `${camelCase(as)}Token`;
}

/** Each variable with the token that the local API takes, which is none where it asks for none. */
export function listTokens(callers: readonly Caller[]): [variable: string, token: string][] {
  if (callers.length === 0) return [[mainToken, '']];
  return callers.flatMap(({ id, token }): [string, string][] => {
    const variable = tokenVariableOf(id, callers);
    return variable !== undefined && token !== undefined ? [[variable, token]] : [];
  });
}

/** `headLibrarian` for `head-librarian`. */
function camelCase(id: string): string {
  return id.replace(/[^a-z0-9]+(.?)/gi, (_signs, next: string) => next.toUpperCase());
}
