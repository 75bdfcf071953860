import { daysAfter } from '../../kit/time';

/** Day on which the terms in force took effect. */
export const currentTermsVersion = '2026-03-01';

/** Moment from which a name may change again, 30 days after the last change; null if it may now. */
export function slugChangeableFrom(changedAt: string | null, now: string): string | null {
  const from = changedAt && daysAfter(changedAt, 30);
  return from && from > now ? from : null;
}
