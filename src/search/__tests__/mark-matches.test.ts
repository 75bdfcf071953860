import { describe, expect, it } from 'vitest';
import type { Part } from '../mark-matches';
import { markName, markProse } from '../mark-matches';

const show = (parts: readonly Part[]): string =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

describe('markName', () => {
  it.each([
    ['spaceById', 'spaceB', '[spaceB]yId'],
    ['spaceById', 'id space', '[space]By[Id]'],
    ['Space.members', 'members', 'Space.[members]'],
    ['JSONObject', 'json', '[JSON]Object'],
    ['spaceById', 'spcae', 'spaceById'],
    ['spaceById', '', 'spaceById'],
  ])('marks in %s what is meant by "%s"', (name, query, expected) => {
    expect(show(markName(name, query))).toBe(expected);
  });
});

describe('markProse', () => {
  it('marks whole words in any form, and no fillers', () => {
    expect(show(markProse('Deleting a space deletes all that is in it.', 'delete a space'))).toBe(
      '[Deleting] a [space] [deletes] all that is in it.',
    );
  });
});
