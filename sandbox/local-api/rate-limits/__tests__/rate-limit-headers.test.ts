import { expect, it } from 'vitest';
import { addressPolicy, rateLimitHeaders, userPolicy } from '../../rate-limits';

it('writes the policy and what is left as structured fields', () => {
  const standing = { policy: userPolicy, remaining: 598, reset: 42, isOver: false };
  expect(rateLimitHeaders(standing)).toEqual({
    'RateLimit-Policy': '"user";q=600;w=60',
    RateLimit: '"user";r=598;t=42',
  });
});

it('adds the seconds to wait for who is over', () => {
  const standing = { policy: addressPolicy, remaining: 0, reset: 7, isOver: true };
  expect(rateLimitHeaders(standing)).toEqual({
    'RateLimit-Policy': '"address";q=60;w=60',
    RateLimit: '"address";r=0;t=7',
    'Retry-After': '7',
  });
});
