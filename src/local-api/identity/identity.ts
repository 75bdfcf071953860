import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JWK } from 'jose';
import type { Provider } from 'oidc-provider';
import type { Sandbox } from '../../sandbox';
import type { Bearer } from './access-token';
import { emailOf } from './email';
import { signInPath } from './paths';
import { signIn } from './sign-in';

export interface Identity {
  /** Answers a request for a path of the provider, whose issuer is the origin of this server. */
  readonly answer: (
    issuer: string,
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<void>;
  /** For whom an access token stands; `undefined` if the provider has not issued it. */
  readonly bearerOf: (accessToken: string) => Promise<Bearer | undefined>;
  /** Forgets all sessions and tokens, but not the key, which clients keep for a while. */
  readonly reset: () => void;
}

/**
 * The identity provider for the people of a sandbox. It starts with the first request, because
 * loading the packages takes longer than the rest of the local API. `tokenLifetime` is that of access
 * tokens in seconds.
 */
export function createIdentity(sandbox: Sandbox, tokenLifetime?: number): Identity {
  let key: Promise<JWK> | undefined;
  let provider: Promise<Provider> | undefined;

  const start = async (issuer: string): Promise<Provider> => {
    const [{ createProvider }, { createKey }] = await Promise.all([
      import('./create-provider'),
      import('./create-key'),
    ]);
    key ??= createKey();
    return createProvider({
      issuer,
      keys: [await key],
      tokenLifetime,
      emailOf: (userId) => emailOf(sandbox, userId),
    });
  };

  return {
    answer: async (issuer, request, response) => {
      provider ??= start(issuer);
      const running = await provider;
      if (request.url?.startsWith(signInPath)) return signIn(running, request, response);
      return running.callback()(request, response);
    },
    bearerOf: async (accessToken) => {
      const running = await provider;
      const present = await key;
      if (!running || !present) return undefined;
      const { bearerOf } = await import('./access-token');
      return bearerOf(accessToken, running, present);
    },
    reset: () => {
      provider = undefined;
    },
  };
}
