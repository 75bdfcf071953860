import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Caller } from '../../sandbox';
import type { Counter, Standing } from './create-counter';
import { addressPolicy, userPolicy } from './policies';
import { rateLimitHeaders } from './rate-limit-headers';

/**
 * Counts the requests to `/graphql` of each user, and of everybody without a valid token together,
 * and refuses those over the quota. Every answer has the headers of its count.
 *
 * Comes after the routes, whose pages don't count.
 */
export function useRateLimits({ count }: Counter, callerOf: (headers: Headers) => Caller): Plugin {
  const standings = new WeakMap<Request, Standing>();
  return {
    onRequest: ({ request, url }) => {
      if (url.pathname !== '/graphql') return;
      const { userId } = callerOf(request.headers);
      const standing =
        userId === undefined ? count('address', addressPolicy) : count(userId, userPolicy);
      standings.set(request, standing);
    },
    onParams: ({ request, setResult }) => {
      const standing = standings.get(request);
      if (standing?.isOver) setResult({ errors: [tooManyRequests(standing)] });
    },
    onResponse: ({ request, response }) => {
      const standing = standings.get(request);
      if (!standing) return;
      for (const [name, value] of Object.entries(rateLimitHeaders(standing)))
        response.headers.set(name, value);
    },
  };
}

function tooManyRequests({ policy, reset }: Standing): GraphQLError {
  const message = `More than ${policy.quota} requests in a minute. Wait ${reset} seconds.`;
  // 429 is for clients that ask for application/graphql-response+json; all others get 200.
  const http = { spec: true, status: 429 };
  return new GraphQLError(message, {
    extensions: { code: 'RATE_LIMITED', retryAfter: reset, http },
  });
}
