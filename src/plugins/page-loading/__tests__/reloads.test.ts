import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mayReload, settleReload } from '../client/reloads';

afterEach(() => vi.unstubAllGlobals());

describe('with storage', () => {
  beforeEach(() => {
    const items = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    });
  });

  it('lets a path reload once', () => {
    expect(mayReload('/blog')).toBe(true);
    expect(mayReload('/blog')).toBe(false);
    expect(mayReload('/docs')).toBe(true);
  });

  it('lets a path reload again after it has loaded', () => {
    mayReload('/blog');
    settleReload('/docs');
    expect(mayReload('/blog')).toBe(false);
    settleReload('/blog');
    expect(mayReload('/blog')).toBe(true);
  });
});

describe('without storage', () => {
  class Timing {
    constructor(readonly type: string) {}
  }

  beforeEach(() => vi.stubGlobal('PerformanceNavigationTiming', Timing));

  it.each([
    ['navigate', true],
    ['reload', false],
  ])('lets a page that came by "%s" reload: %s', (type, expected) => {
    vi.stubGlobal('performance', { getEntriesByType: () => [new Timing(type)] });
    expect(mayReload('/blog')).toBe(expected);
    expect(() => settleReload('/blog')).not.toThrow();
  });
});
