import { describe, expect, it } from 'vitest';
import { endOf, furtherStarts, nextStart } from '../appointments';

const weekly = {
  firstStartsAt: '2026-03-07T09:00:00.000Z',
  lengthMs: 4 * 3_600_000,
  isAllDay: false,
  timeZone: 'Europe/Berlin',
  regularity: 'WEEKLY',
  repeatsUntil: null,
} as const;

describe('nextStart', () => {
  it.each([
    ['before the first meeting', '2026-01-01T00:00:00.000Z', '2026-03-07T09:00:00.000Z'],
    ['while one is under way', '2026-03-14T12:00:00.000Z', '2026-03-14T09:00:00.000Z'],
    ['after the clocks changed', '2026-03-30T00:00:00.000Z', '2026-04-04T08:00:00.000Z'],
    ['many years later', '2036-05-17T00:00:00.000Z', '2036-05-17T08:00:00.000Z'],
  ])('keeps the clock time %s', (_when, now, start) => {
    expect(nextStart(weekly, now)).toBe(start);
  });

  it('stays with the last meeting once all are over', () => {
    const ended = { ...weekly, repeatsUntil: '2026-03-20' };
    expect(nextStart(ended, '2026-05-17T18:30:00.000Z')).toBe('2026-03-14T09:00:00.000Z');
    expect(furtherStarts(ended, '2026-03-08T00:00:00.000Z', 10)).toEqual([]);
  });

  it('does not move a meeting that does not repeat by rule', () => {
    for (const regularity of ['ONCE', 'FLEXIBLE'] as const) {
      expect(nextStart({ ...weekly, regularity }, '2026-05-17T18:30:00.000Z')).toBe(
        '2026-03-07T09:00:00.000Z',
      );
      expect(furtherStarts({ ...weekly, regularity }, '2026-01-01T00:00:00.000Z', 10)).toEqual([]);
    }
  });
});

describe('furtherStarts', () => {
  it('takes the last day of a month that is too short', () => {
    const monthly = {
      ...weekly,
      regularity: 'MONTHLY',
      firstStartsAt: '2026-01-31T09:00:00.000Z',
    } as const;
    expect(furtherStarts(monthly, '2026-01-01T00:00:00.000Z', 3)).toEqual([
      '2026-02-28T09:00:00.000Z',
      '2026-03-31T08:00:00.000Z',
      '2026-04-30T08:00:00.000Z',
    ]);
  });
});

describe('endOf', () => {
  it('ends a whole day at midnight, also when the clocks change', () => {
    const day = { ...weekly, isAllDay: true, lengthMs: 24 * 3_600_000 };
    expect(endOf(day, '2026-03-28T23:00:00.000Z')).toBe('2026-03-29T22:00:00.000Z');
  });

  it('is null where the end is open', () => {
    expect(endOf({ ...weekly, lengthMs: null }, weekly.firstStartsAt)).toBeNull();
  });
});
