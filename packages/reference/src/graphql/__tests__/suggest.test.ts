import { describe, expect, it } from 'vitest';
import { suggest } from '../suggest';

describe('suggest', () => {
  it('names the nearest candidate', () => {
    expect(suggest('nam', ['name', 'level'])).toBe(' Did you mean "name"?');
  });

  it('names two candidates at most', () => {
    expect(suggest('abcd', ['abcf', 'abce', 'abcg'])).toBe(' Did you mean "abce" or "abcf"?');
  });

  it('says nothing where no candidate is near', () => {
    expect(suggest('visibility', ['name', 'level'])).toBe('');
  });
});
