import type { Caller } from '../sandbox/caller';
import { people } from '../sandbox/seed-ids';

export const personas = {
  guest: { role: 'GUEST', userId: undefined },
  member: { role: 'MEMBER', userId: people.neighbour },
  admin: { role: 'MEMBER', userId: people.admin },
  moderator: { role: 'MODERATOR', userId: people.moderator },
} satisfies Readonly<Record<string, Caller>>;

export type PersonaName = keyof typeof personas;

export function isPersonaName(name: string): name is PersonaName {
  return Object.hasOwn(personas, name);
}
