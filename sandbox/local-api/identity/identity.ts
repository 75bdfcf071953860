import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JWK } from 'jose';
import type { Provider } from 'oidc-provider';
import type { TownSandbox } from '../..';
import type { Bearer } from './access-token';
import { signInPath } from './pages';
import { personOf } from './people';
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
 * tokens in seconds, and `api` its name.
 */
export function createIdentity(
  sandbox: Pick<TownSandbox, 'run'>,
  api: string,
  tokenLifetime?: number,
): Identity {
  let key: Promise<JWK> | undefined;
  let provider: Promise<Provider> | undefined;

  const start = async (issuer: string): Promise<Provider> => {
    const { createProvider, createKey } = await import('./create-provider');
    key ??= createKey();
    return createProvider({
      api,
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
      if (request.url?.startsWith(signInPath)) return signIn(running, api, request, response);
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

const emailQuery =
  'query Email { authenticatedUserV2 { ... on SignedInUser { account { email } } } }';

interface EmailAnswer {
  readonly authenticatedUserV2?: { readonly account?: { readonly email?: string } };
}

/** The mail address of a user, which a mutation can have changed. */
async function emailOf(sandbox: Pick<TownSandbox, 'run'>, userId: string): Promise<string> {
  const caller = personOf(userId)?.caller;
  if (!caller) throw new Error(`Unexpected user "${userId}", expected one who can sign in.`);
  const { data } = await sandbox.run({ query: emailQuery, caller });
  return (data as EmailAnswer | null | undefined)?.authenticatedUserV2?.account?.email ?? '';
}
