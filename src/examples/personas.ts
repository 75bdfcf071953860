import { suggest } from '../graphql/suggest';
import type { Persona } from '../sandbox/personas';
import { personas } from '../sandbox/personas';

export function findPersona(id: string): Persona | undefined {
  return personas.find((persona) => persona.id === id);
}

/** What to say of an `as` that names nobody. */
export function unknownPersona(id: string): string {
  const ids = personas.map((persona) => persona.id);
  return `Unexpected caller "${id}", expected ${ids.join(', ')}.${suggest(id, ids)}`;
}
