import type { MiddlewareHandler } from 'hono';
import type { Persona } from '../../sandbox';
import { callerOf } from '../../sandbox';
import type { Env } from '../env';
import type { Identity } from './identity';

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
