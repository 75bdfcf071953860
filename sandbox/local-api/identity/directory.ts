import type { ClientMetadata } from 'oidc-provider';
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

export const clientIds = { public: 'local-public', confidential: 'local-confidential' } as const;

/** A secret that everybody knows, because it protects nothing. */
export const localSecret = 'local-secret';

/** An address of the metadata; `isLoopback` decides about the others. */
const redirectUris = ['http://localhost/callback'];

/** The clients that need no registration: one of each kind. */
export const clients: readonly ClientMetadata[] = [
  {
    client_id: clientIds.public,
    client_name: 'Local public client',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: redirectUris,
  },
  {
    client_id: clientIds.confidential,
    client_name: 'Local confidential client',
    client_secret: localSecret,
    token_endpoint_auth_method: 'client_secret_basic',
    grant_types: ['authorization_code', 'refresh_token', 'client_credentials'],
    response_types: ['code'],
    redirect_uris: redirectUris,
  },
];

/**
 * Whether an address leads back to this machine, on any port and path.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8252#section-7.3
 */
export function isLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password, hash } = new URL(address);
  if (username || password || hash) return false;
  return protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);
}
