import { translate } from '../../i18n/translate';
import type { Caller } from '../kit/caller';
import { guest } from '../kit/caller';
import { people } from './seed-ids';

/** Someone of the world in whose name a reader can send requests. */
export interface Persona {
  readonly id: PersonaId;
  readonly label: string;
  /** What the persona may do, as a sentence. */
  readonly description: string;
  readonly caller: Caller;
  /** Access token of the sandbox, for `Authorization: Bearer`; a guest has none. */
  readonly token: string | undefined;
}

export type PersonaId = 'guest' | 'member' | 'admin' | 'moderator';

export const personas: readonly Persona[] = [
  {
    id: 'guest',
    label: translate({ id: 'example.callers.guest', message: 'Guest' }),
    description: translate({
      id: 'example.callers.guest.description',
      message: 'Nobody is signed in: reads what is public.',
    }),
    caller: guest,
    token: undefined,
  },
  {
    id: 'member',
    label: translate({ id: 'example.callers.member', message: 'Member' }),
    description: translate({
      id: 'example.callers.member.description',
      message: 'Example Neighbour, a member of Kiezgarten am Kanal and Repair café Mitte.',
    }),
    caller: { role: 'MEMBER', userId: people.neighbour },
    token: 'sandbox-member',
  },
  {
    id: 'admin',
    label: translate({ id: 'example.callers.admin', message: 'Space admin' }),
    description: translate({
      id: 'example.callers.admin.description',
      message: 'Example Admin, who runs Kiezgarten am Kanal and is a member of Repair café Mitte.',
    }),
    caller: { role: 'MEMBER', userId: people.admin },
    token: 'sandbox-admin',
  },
  {
    id: 'moderator',
    label: translate({ id: 'example.callers.moderator', message: 'Moderator' }),
    description: translate({
      id: 'example.callers.moderator.description',
      message: 'Example Moderator of the trust team, who may act in every space.',
    }),
    caller: { role: 'MODERATOR', userId: people.moderator },
    token: 'sandbox-moderator',
  },
];

/** Token that is always older than its 15 minutes. */
export const expiredToken = 'sandbox-expired';

/**
 * Who sends a request with this value of the header `Authorization`. A token of no use makes a
 * guest: public queries are answered, and all others fail with `UNAUTHENTICATED`.
 */
export function callerOf(authorization: string | null | undefined): Caller {
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  if (token === undefined) return guest;
  if (token === expiredToken) return { ...guest, guestReason: 'TOKEN_EXPIRED' };
  const persona = personas.find((candidate) => candidate.token === token);
  return persona?.caller ?? { ...guest, guestReason: 'TOKEN_REJECTED' };
}
