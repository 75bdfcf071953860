import type { MiddlewareHandler } from 'hono';
import type { Env } from './env';
import type { Counter } from './rate-limits/create-counter';
import { addressPolicy, userPolicy } from './rate-limits/policies';
import { rateLimitHeaders } from './rate-limits/rate-limit-headers';

/**
 * Counts the requests of each user, and of everybody without a valid token together, and gives
 * every answer the headers of its count. Whoever answers refuses what is over the quota.
 */
export function countRequests({ count }: Counter): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { userId } = c.var.caller;
    const standing =
      userId === undefined ? count('address', addressPolicy) : count(userId, userPolicy);
    c.set('standing', standing);
    for (const [name, value] of Object.entries(rateLimitHeaders(standing))) c.header(name, value);
    await next();
  };
}
