import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Handler } from 'hono';
import { Hono } from 'hono';
import type { Env } from '../env';
import type { Identity } from './identity';
import { signInPath } from './paths';

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
