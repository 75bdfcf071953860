import type { Standing } from './create-counter';
import { windowSeconds } from './policies';

/**
 * The headers that tell a client what it may still send, as structured fields.
 *
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/
 */
export function rateLimitHeaders(standing: Standing): Readonly<Record<string, string>> {
  const { policy, remaining, reset, isOver } = standing;
  const name = `"${policy.name}"`;
  return {
    'RateLimit-Policy': `${name};q=${policy.quota};w=${windowSeconds}`,
    RateLimit: `${name};r=${remaining};t=${reset}`,
    ...(isOver ? { 'Retry-After': String(reset) } : {}),
  };
}
