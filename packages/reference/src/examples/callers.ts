import { suggest } from '../graphql/suggest';
import type { Caller } from '../options/caller';

export function findCaller(callers: readonly Caller[], id: string): Caller | undefined {
  return callers.find((caller) => caller.id === id);
}

/** In whose name requests are sent that name nobody; nobody's where all get the same answers. */
export function defaultCaller(callers: readonly Caller[]): Caller | undefined {
  return callers.find(({ isDefault }) => isDefault) ?? callers[0];
}

/** What to say of an `as` that names nobody. */
export function unknownCaller(callers: readonly Caller[], id: string): string {
  const ids = callers.map((caller) => caller.id);
  if (ids.length === 0)
    return `Unexpected caller "${id}", expected none: all get the same answers.`;
  return `Unexpected caller "${id}", expected ${ids.join(', ')}.${suggest(id, ids)}`;
}
