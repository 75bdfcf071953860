import { describe, expect, it } from 'vitest';
import { clockTime, dayAt, isTimeZone, laterDay, momentAt } from '../shared/time-zone';

describe('clockTime and momentAt', () => {
  it.each([
    ['2026-01-10T22:30:00.000Z', 'Europe/Berlin', '2026-01-10T23:30:00.000'],
    ['2026-07-10T22:30:00.000Z', 'Europe/Berlin', '2026-07-11T00:30:00.000'],
    ['2026-03-29T00:59:00.000Z', 'Europe/Berlin', '2026-03-29T01:59:00.000'],
    ['2026-03-29T01:00:00.000Z', 'Europe/Berlin', '2026-03-29T03:00:00.000'],
    ['2026-05-17T18:30:00.000Z', 'America/New_York', '2026-05-17T14:30:00.000'],
    ['2026-05-17T18:30:00.000Z', 'UTC', '2026-05-17T18:30:00.000'],
    ['0001-01-10T22:30:00.000Z', 'UTC', '0001-01-10T22:30:00.000'],
  ])('turn %s in %s into %s and back', (moment, timeZone, time) => {
    expect(clockTime(moment, timeZone)).toBe(time);
    expect(momentAt(time, timeZone)).toBe(moment);
  });
});

describe('dayAt', () => {
  it('gives the day that people have there', () => {
    expect(dayAt('2026-05-17T22:30:00.000Z', 'Europe/Berlin')).toBe('2026-05-18');
  });
});

describe('laterDay', () => {
  it.each([
    ['2026-12-28', { days: 7 }, '2027-01-04'],
    ['2026-01-31', { months: 1 }, '2026-02-28'],
    ['2026-11-15', { months: 2 }, '2027-01-15'],
  ])('moves %s by %o to %s', (day, steps, later) => {
    expect(laterDay(day, steps)).toBe(later);
  });
});

describe('isTimeZone', () => {
  it.each([
    ['Europe/Berlin', true],
    ['UTC', true],
    ['Europe/Wedding', false],
    ['+02:00', false],
  ])('says of %s: %s', (name, answer) => {
    expect(isTimeZone(name)).toBe(answer);
  });
});
