import { describe, expect, it } from 'vitest';
import { slugify } from '../slug';

describe('slugify', () => {
  it('splits words at changes from lower to upper case', () => {
    expect(slugify('spaceById')).toBe('space-by-id');
  });

  it('splits words at changes from letter to digit', () => {
    expect(slugify('authenticatedUserV2')).toBe('authenticated-user-v2');
  });

  it('splits words at changes from lower-case letter to digit and back', () => {
    expect(slugify('top10posts')).toBe('top-10-posts');
  });

  it('keeps a run of capitals as one word', () => {
    expect(slugify('JSONObject')).toBe('jsonobject');
  });

  it('takes an underscore for a space', () => {
    expect(slugify('snake_case__Name')).toBe('snake-case-name');
  });

  it('gives nothing for a name without a letter or a digit', () => {
    expect(slugify('_')).toBe('');
  });
});
