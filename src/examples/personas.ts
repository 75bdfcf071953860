import type { Caller } from '../document/tree';
import { suggest } from '../graphql/suggest';
import type { Persona } from '../sandbox/shared/personas';
import { personas } from '../sandbox/shared/personas';

/** Those in whose name an example can be run, as the tree of a page names them. */
export const callers: readonly Caller[] = personas.map(({ id, label, description }) => ({
  id,
  label,
  description,
}));

export function findCaller(id: string): Caller | undefined {
  return callers.find((caller) => caller.id === id);
}

/** What to say of an `as` that names nobody. */
export function unknownPersona(id: string): string {
  const ids = personas.map((persona) => persona.id);
  return `Unexpected caller "${id}", expected ${ids.join(', ')}.${suggest(id, ids)}`;
}

export function findPersona(id: string): Persona | undefined {
  return personas.find((persona) => persona.id === id);
}
