import { describe, expect, it } from 'vitest';
import type { Part } from '../mark-matches';
import { hasWordOf, markName, markProse } from '../mark-matches';

const show = (parts: readonly Part[]): string =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

describe('markName', () => {
  it.each([
    ['spaceById', 'spaceB', '[spaceB]yId'],
    ['spaceById', 'id space', '[space]By[Id]'],
    ['Space.members', 'members', 'Space.[members]'],
    ['JSONObject', 'json', '[JSON]Object'],
    ['spaceById', 'spcae', 'spaceById'],
    ['Space.memberCount', 'members count', 'Space.[member][Count]'],
    ['Task.openTasks', 'open task', '[Task].[open][Tasks]'],
    ['Space.isMember', 'delete a member in it', 'Space.is[Member]'],
    ['Issuer.provider', 'is id', 'Issuer.provider'],
    ['Provider', 'id', 'Provider'],
    ['spaceById', 's', '[s]paceById'],
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

  it.each([
    ['A token that is expired', 'A token that is [expired]'],
    ['Endpoints and lifetimes', 'Endpoints and lifetimes'],
  ])('marks in “%s” no other word for what was asked', (prose, expected) => {
    expect(show(markProse(prose, 'expires'))).toBe(expected);
  });
});

describe('hasWordOf', () => {
  it.each([
    ['Errors /docs/errors', 'error', true],
    ['In a browser /docs/sign-in/browser', 'signin', true],
    ['Bookmark /docs/graphql/types/objects/bookmark', 'nope open', false],
    ['Recommendations /docs/recommendations', 'error', false],
  ])('says of “%s” whether it has a word of “%s”', (text, query, expected) => {
    expect(hasWordOf(text, query)).toBe(expected);
  });
});
