import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Handler, MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import type { JWK } from 'jose';
import type { InteractionResults, Provider } from 'oidc-provider';
import type { Caller, Persona, TownSandbox } from '../..';
import { callerOf } from '../..';
import type { Env } from '../answers';
import { patience, smallBytes } from '../guard';
import { pageHeaders } from '../html-page';
import { readAtMost } from '../read-at-most';
import { errorPage, signInPage, signInPath } from './pages';
import { people, personOf } from './directory';

interface Identity {
  /** Answers a request for a path of the provider, whose issuer is the origin of this server. */
  readonly answer: (
    issuer: string,
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<void>;
  /** For whom an access token stands; `undefined` if the provider has not issued it. */
  readonly bearerOf: (accessToken: string) => Promise<Caller | undefined>;
  /** Forgets all sessions and tokens, but not the key, which clients keep for a while. */
  readonly reset: () => void;
}

/**
 * The identity provider for the people of a sandbox. It starts with the first request, because
 * loading the packages takes longer than the rest of the local API. `tokenLifetime` is that of access
 * tokens in seconds.
 */
export function createIdentity(
  sandbox: Pick<TownSandbox, 'run'>,
  tokenLifetime?: number,
): Identity {
  let key: Promise<JWK> | undefined;
  let provider: Promise<Provider> | undefined;

  const start = async (issuer: string): Promise<Provider> => {
    const { createProvider, createKey } = await import('./provider');
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
      const { bearerOf } = await import('./provider');
      return bearerOf(accessToken, running, present);
    },
    reset: () => {
      provider = undefined;
    },
  };
}

const emailQuery =
  'query Email { authenticatedUserV2 { ... on SignedInUser { account { email } } } }';

/** The mail address of a user, which a mutation can have changed. */
async function emailOf(sandbox: Pick<TownSandbox, 'run'>, userId: string): Promise<string> {
  const caller = personOf(userId)?.caller;
  if (!caller) throw new Error(`Unexpected user "${userId}", expected one who can sign in.`);
  const { data } = await sandbox.run({ query: emailQuery, caller });
  const answer = data as { authenticatedUserV2?: { account?: { email?: string } } } | null;
  return answer?.authenticatedUserV2?.account?.email ?? '';
}

/** Lets people sign in. The provider answers by itself, as a listener of Node. */
export function identityRoutes(identity: Identity): Hono<Env> {
  const answer: Handler<Env> = async ({ env: { incoming, outgoing } }, next) => {
    if (!incoming || !outgoing) return next();
    await identity.answer(issuerOf(incoming), incoming, outgoing);
    return RESPONSE_ALREADY_SENT;
  };
  return new Hono<Env>()
    .all('/.well-known/*', answer)
    .all('/oauth2/*', answer)
    .all(`${signInPath}*`, answer);
}

/** The provider has one name, whichever of the names of this machine a request is for. */
export function issuerOf({ socket }: IncomingMessage): string {
  return `http://localhost:${socket.localPort}`;
}

/** Finds out who sends a request: by its access token, of a sign-in or a fixed one, or `anonymous`. */
export function identifyCaller(identity: Identity, anonymous: Persona): MiddlewareHandler<Env> {
  return async (c, next) => {
    const authorization = c.req.header('authorization');
    const [, accessToken] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
    const signedIn = accessToken ? await identity.bearerOf(accessToken) : undefined;
    const fixed = authorization === undefined ? anonymous.caller : callerOf(authorization);
    c.set('caller', signedIn ?? fixed);
    await next();
  };
}

const agreed: InteractionResults = { consent: {}, create: {} };

/** Shows who can sign in, takes the choice, and goes on with the attempt that the cookie names. */
async function signIn(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const { prompt, params } = await provider.interactionDetails(request, response);
    if (request.method === 'POST') {
      const { bytes, end } = await readAtMost(Readable.toWeb(request), smallBytes, patience);
      if (end === 'all') {
        const chosen = new URLSearchParams(new TextDecoder().decode(bytes)).get('persona');
        await provider.interactionFinished(request, response, resultOf(chosen));
      } else send(response, 408, errorPage('timeout', 'No choice came in time.'));
    } else if (prompt.name === 'consent') {
      // Somebody is signed in already, and has nothing to choose.
      const options = { mergeWithLastSubmission: true };
      await provider.interactionFinished(request, response, agreed, options);
    } else {
      const { client_id: client, scope = '' } = params;
      send(response, 200, signInPage(String(client), String(scope)));
    }
  } catch (error) {
    if (!isProviderError(error)) throw error;
    send(response, 400, errorPage(error.message, error.error_description));
  }
}

function resultOf(chosen: string | null): InteractionResults {
  const person = people.find(({ id }) => id === chosen);
  if (person) return { ...agreed, login: { accountId: person.userId } };
  return { error: 'access_denied', error_description: 'The person cancelled.' };
}

/** By its shape: the class would load the package before somebody signs in. */
function isProviderError(error: unknown): error is Error & { readonly error_description: string } {
  return error instanceof Error && 'error_description' in error;
}

function send(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, pageHeaders).end(page);
}
