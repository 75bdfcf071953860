import type { Caller as CallerOption } from 'graphql-docs-reference/options';
import type { Caller } from './context';
import { guest } from './context';
import { t } from '../t';

/** Someone of the world in whose name a reader can send requests. */
export interface Persona extends CallerOption {
  readonly caller: Caller;
}

/** Words are read late, because only a build knows its locale. */
function persona(
  id: string,
  caller: Caller,
  words: () => Readonly<Record<'label' | 'sends' | 'description', string>>,
): Persona {
  return {
    id,
    get label(): string {
      return words().label;
    },
    get sends(): string {
      return words().sends;
    },
    get description(): string {
      return words().description;
    },
    caller,
    token: caller === guest ? undefined : `sandbox-${id}`,
    ...(id === 'member' && { isDefault: true }),
  };
}

export const guestPersona: Persona = persona('guest', guest, () => ({
  label: t('example.callers.guest'),
  sends: t('example.as.guest'),
  description: t('example.callers.guest.description'),
}));

export const personas: readonly Persona[] = [
  guestPersona,
  persona('member', { role: 'MEMBER', userId: '018f3c2a-0d52-7c11-8e2f-9b64a7d01c38' }, () => ({
    label: t('example.callers.member'),
    sends: t('example.as.member'),
    description: t('example.callers.member.description'),
  })),
  persona('admin', { role: 'MEMBER', userId: '018f2b11-5c3e-7d90-8a47-c6e1f0b92d35' }, () => ({
    label: t('example.callers.admin'),
    sends: t('example.as.admin'),
    description: t('example.callers.admin.description'),
  })),
  persona(
    'moderator',
    { role: 'MODERATOR', userId: '018e8c10-2b60-7a41-9c77-3e5d8f1b0a24' },
    () => ({
      label: t('example.callers.moderator'),
      sends: t('example.as.moderator'),
      description: t('example.callers.moderator.description'),
    }),
  ),
];

/** Token that is always older than its 15 minutes. */
export const expiredToken = 'sandbox-expired';

/** The caller of an id, or of the expired token; a guest where nobody has it. */
export function callerById(id: string | undefined): Caller {
  if (id === expiredToken) return { ...guest, guestReason: 'TOKEN_EXPIRED' };
  return personas.find((persona) => persona.id === id)?.caller ?? guest;
}

/** Token of the default persona, to a client that may only read. */
export const readToken = 'sandbox-read';

/** Tokens of a client without a user, which may only read: one that lasts, and one that is always too old. */
export const clientTokens = {
  valid: 'sandbox-client',
  expired: 'sandbox-client-expired',
} as const;

/**
 * Who sends a request with this value of the header `Authorization`. A token of no use makes a
 * guest: public queries are answered, and all others fail with `UNAUTHENTICATED`.
 */
export function callerOf(authorization: string | null | undefined): Caller {
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  if (token === undefined) return guest;
  if (token === expiredToken) return callerById(token);
  if (token === clientTokens.valid) return { ...guest, isClient: true, scopes: ['READ'] };
  if (token === clientTokens.expired) return { ...guest, guestReason: 'CLIENT_TOKEN_EXPIRED' };
  const persona = personas.find((candidate) =>
    token === readToken ? candidate.isDefault : candidate.token === token,
  );
  if (persona && token === readToken) return { ...persona.caller, scopes: ['READ'] };
  return persona?.caller ?? { ...guest, guestReason: 'TOKEN_REJECTED' };
}
