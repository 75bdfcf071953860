import { GraphQLError } from 'graphql';
import type { Standing } from './create-counter';

/** The answer to a request over the quota. */
export function tooManyRequests({ policy, reset }: Standing): GraphQLError {
  const message = `More than ${policy.quota} requests in a minute. Wait ${reset} seconds.`;
  return new GraphQLError(message, { extensions: { code: 'RATE_LIMITED', retryAfter: reset } });
}
