import { describe, expect, it } from 'vitest';
import { actionOf } from '../useSiteKeys';

const plain = { ctrlKey: false, metaKey: false, altKey: false, getModifierState: () => false };

describe('actionOf', () => {
  it.each([
    ['?', 'help'],
    ['[', 'previous'],
    [']', 'next'],
    ['a', undefined],
  ])('knows what %s does', (key, action) => {
    expect(actionOf({ ...plain, key })).toBe(action);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves keys with %s to the browser', (modifier) => {
    expect(actionOf({ ...plain, key: '[', [modifier]: true })).toBeUndefined();
  });

  it('takes a bracket that AltGr writes', () => {
    const altGraph = { ctrlKey: true, altKey: true, getModifierState: () => true };
    expect(actionOf({ ...plain, ...altGraph, key: '[' })).toBe('previous');
  });
});
