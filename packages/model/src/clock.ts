import type { Journal } from './journal';

/** The moment at which a world stands still, until something happens in it. */
const start = Date.parse('2026-05-17T18:30:00.000Z');

/** Gives moments and identifiers that are the same on every run. */
export interface Clock {
  /** The present moment, as a `DateTime`. */
  readonly now: () => string;
  /** Lets a second pass, so that what changes later has a later moment. */
  readonly tick: () => string;
  /** A new identifier, a UUID of version 7 that no other object of the world has. */
  readonly newId: () => string;
}

export function createClock(journal: Journal): Clock {
  let seconds = 0;
  let ids = 0;
  const now = (): string => new Date(start + seconds * 1000).toISOString();
  return {
    now,
    tick: () => {
      journal.note(() => (seconds -= 1));
      seconds += 1;
      return now();
    },
    newId: () => {
      journal.note(() => (ids -= 1));
      ids += 1;
      return `018f70c0-0000-7000-8000-${ids.toString(16).padStart(12, '0')}`;
    },
  };
}

const day = 24 * 60 * 60 * 1000;

/** The moment a number of days after another, or before it where the number is negative. */
export function daysAfter(moment: string, days: number): string {
  return new Date(Date.parse(moment) + days * day).toISOString();
}

/** The moment or day a number of years after another, or before it where the number is negative. */
export function yearsAfter(moment: string, years: number): string {
  return `${Number(moment.slice(0, 4)) + years}${moment.slice(4)}`;
}
