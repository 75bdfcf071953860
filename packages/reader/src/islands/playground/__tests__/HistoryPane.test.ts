import { expect, it } from 'vitest';
import { sayAgo } from '../HistoryPane';

const now = Date.UTC(2026, 10, 22, 12);

it('says how long ago a moment was, in its largest unit', () => {
  expect(sayAgo(now - 59_000, now)).toBe('just now');
  expect(sayAgo(now - 60_000, now)).toBe('1 minute ago');
  expect(sayAgo(now - 3 * 3_600_000 - 1, now)).toBe('3 hours ago');
  expect(sayAgo(now - 86_400_000, now)).toBe('yesterday');
  expect(sayAgo(now - 12 * 86_400_000, now)).toBe('12 days ago');
});

it('takes a moment that is still to come, by a clock that was put back, for now', () => {
  expect(sayAgo(now + 60_000, now)).toBe('just now');
});
