import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatLocale, formatNumber } from '../format';
import { sayFrom } from '../messages';

const t = sayFrom({
  any: 'Any',
  braces: 'query { id } {name}',
  of: '{left} of {count} fields',
});

describe('sayFrom', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('says a message in English, with values in the place of names', () => {
    expect(t('of', { left: 1, count: 2 })).toBe('1 of 2 fields');
  });

  it('is English under `docusaurus start`, which names its locale "undefined"', () => {
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'undefined');
    expect(t('any')).toBe('Any');
  });

  it('leaves braces alone that name no value', () => {
    expect(t('braces')).toBe('query { id } {name}');
  });

  it('is English for a locale without messages', () => {
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'xx');
    expect(t('of', { left: 1, count: 2 })).toBe('1 of 2 fields');
  });
});

describe('numbers', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('follow the locale, which is British without one', () => {
    expect([formatNumber(1204), formatLocale()]).toEqual(['1,204', 'en-GB']);
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'de');
    expect([formatNumber(1204), formatLocale()]).toEqual(['1.204', 'de']);
  });
});
