import { afterEach, describe, expect, it, vi } from 'vitest';
import { pluralForm } from '../format';

describe('pluralForm', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('takes the form that a number needs', () => {
    expect(pluralForm(1, '1 field|several fields')).toBe('1 field');
    expect(pluralForm(2, '1 field|several fields')).toBe('several fields');
    expect(pluralForm(0, '1 field|several fields')).toBe('several fields');
  });

  it('knows the categories of other languages, in the order of Docusaurus', () => {
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'pl');
    expect([1, 3, 5].map((count) => pluralForm(count, 'pole|pola|pól'))).toEqual([
      'pole',
      'pola',
      'pól',
    ]);
  });

  it('takes the last form where there are fewer than the language has', () => {
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'pl');
    expect(pluralForm(5, 'one|other')).toBe('other');
  });
});
