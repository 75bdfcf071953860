import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Handler, MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import type { Env } from '../env';
import type { Persona } from '../..';
import { callerOf } from '../..';
import type { Identity } from './identity';
import { signInPath } from './pages';

/** Lets people sign in. The provider answers by itself, as a listener of Node. */
export function identityRoutes(identity: Identity): Hono<Env> {
  const answer: Handler<Env> = async ({ env: { incoming, outgoing } }, next) => {
    if (!incoming || !outgoing) return next();
    await identity.answer(`http://localhost:${incoming.socket.localPort}`, incoming, outgoing);
    return RESPONSE_ALREADY_SENT;
  };
  return new Hono<Env>()
    .all('/.well-known/*', answer)
    .all('/oauth2/*', answer)
    .all(`${signInPath}*`, answer);
}

/** Finds out who sends a request: by its access token, of a sign-in or a fixed one, or `anonymous`. */
export function identifyCaller(identity: Identity, anonymous: Persona): MiddlewareHandler<Env> {
  return async (c, next) => {
    const authorization = await sandboxAuthorization(c.req.header('authorization'), identity);
    c.set('caller', authorization === undefined ? anonymous.caller : callerOf(authorization));
    await next();
  };
}

/** Puts the sandbox's token of the same person in the place of an access token of a sign-in. */
async function sandboxAuthorization(
  authorization: string | undefined,
  identity: Identity,
): Promise<string | undefined> {
  const [, accessToken] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  const bearer = accessToken && (await identity.bearerOf(accessToken));
  if (!bearer) return authorization;
  return bearer.sandboxToken && `Bearer ${bearer.sandboxToken}`;
}
