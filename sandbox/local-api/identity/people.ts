import type { Persona } from '../..';
import { personas } from '../..';

/** A persona that can sign in. */
export interface Person extends Persona {
  readonly userId: string;
  readonly token: string;
}

/** Everybody who can sign in: all personas but the guest. */
export const people: readonly Person[] = personas.flatMap((persona) => {
  const { token, caller } = persona;
  return token && caller.userId ? [{ ...persona, token, userId: caller.userId }] : [];
});

export function personOf(userId: unknown): Person | undefined {
  return people.find((person) => person.userId === userId);
}
