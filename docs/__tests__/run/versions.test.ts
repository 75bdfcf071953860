import { describe, expect, it } from 'vitest';
import { loadSample } from '../load-sample';

const { nextScreen } = await loadSample<{
  nextScreen: (
    answer: { readonly status: string; readonly supportedUntil: string | null },
    lastOffer: number,
    now: number,
  ) => string;
}>('docs/versioning/app.mdx', 'From the answer to the next screen');

const { feedItemTypes, iconOf, knownOr } = await loadSample<{
  feedItemTypes: readonly string[];
  iconOf: (type: string) => string;
  knownOr: (known: readonly string[], value: string, fallback: string) => string;
}>('docs/versioning/graphql-api.mdx', 'Fall back on an unknown enum value');

const day = 24 * 60 * 60 * 1000;

describe('the next screen', () => {
  it.each([
    ['UP_TO_DATE', null, day, 'start'],
    ['UPDATE_AVAILABLE', null, day, 'offer-update'],
    ['UPDATE_AVAILABLE', null, day - 1, 'start'],
    ['UPDATE_AVAILABLE', '2027-08-31', day, 'announce-end'],
    ['UPDATE_REQUIRED', '2027-08-31', 0, 'block'],
    ['RETIRED', null, day, 'start'],
  ])(
    'after %s with support until %s, %i ms since the last offer, is %s',
    (status, supportedUntil, since, screen) => {
      expect(nextScreen({ status, supportedUntil }, 5 * day, 5 * day + since)).toBe(screen);
    },
  );
});

describe('a value of an enum', () => {
  it('is kept where the client knows it', () => {
    expect(knownOr(feedItemTypes, 'INSIGHT', 'UNKNOWN')).toBe('INSIGHT');
    expect(iconOf('INSIGHT')).toBe('bulb');
  });

  it('is the fallback where the client does not', () => {
    expect(knownOr(feedItemTypes, 'STORY', 'UNKNOWN')).toBe('UNKNOWN');
    expect(iconOf('STORY')).toBe('dot');
  });
});
