import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import type { Caller } from '../../../shared/context';
import { createSandbox } from '../../../sandbox';
import { people, places } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
const samir: Caller = { role: 'MEMBER', userId: people.samir };
const feedPost = '018f6b90-2c77-7e12-8a4d-5b3f9e0c1d28';
beforeEach(() => {
  sandbox.reset();
});

const favorites =
  'query ($id: UUID!, $types: [FavoritableType!]) { favorites(userId: $id, types: $types) { totalResults data { type owner { displayName } target { __typename } } } }';

describe('favorites', () => {
  it('shows everyone what a person likes, the latest first', async () => {
    const owner = { displayName: 'Example Neighbour' };
    expect(await run(favorites, { id: people.neighbour }, callers.guest)).toEqual({
      data: {
        favorites: {
          totalResults: 4,
          data: [
            { type: 'SPACE', owner, target: { __typename: 'Space' } },
            { type: 'ENGAGEMENT', owner, target: { __typename: 'AppVolunteeringEngagement' } },
            { type: 'FEED_POST', owner, target: { __typename: 'FeedPost' } },
            { type: 'SPACE', owner, target: { __typename: 'Space' } },
          ],
        },
      },
    });
  });

  it('can be narrowed to kinds', async () => {
    const variables = { id: people.neighbour, types: ['SPACE'] };
    expect(await run(favorites, variables)).toMatchObject({
      data: { favorites: { totalResults: 2 } },
    });
  });

  it('leaves out what the caller reported', async () => {
    await run(
      `mutation { reportContent(input: { contentType: FEED_POST, contentId: "${feedPost}", reason: SPAM }) { success } }`,
    );
    expect(await run(favorites, { id: people.neighbour })).toMatchObject({
      data: { favorites: { totalResults: 3 } },
    });
  });

  it('does not find a profile that the caller may not read', async () => {
    expect(await run(favorites, { id: people.tomasz }, callers.admin)).toEqual({
      data: { favorites: null },
      errors: [{ code: 'NOT_FOUND' }],
    });
  });
});

describe('favorite', () => {
  const favorite = 'mutation ($input: FavoriteInput!) { favorite(input: $input) { id createdAt } }';

  it('adds content to the profile', async () => {
    const input = { type: 'SPACE', id: places.readers };
    expect(await run(favorite, { input })).toMatchObject({
      data: { favorite: { createdAt: '2026-05-17T18:30:01.000Z' } },
    });
    expect(await run(favorites, { id: people.neighbour })).toMatchObject({
      data: { favorites: { totalResults: 5 } },
    });
  });

  it('answers with the favorite that is there', async () => {
    const input = { type: 'SPACE', id: places.garden };
    expect(await run(favorite, { input })).toEqual({
      data: {
        favorite: {
          id: '018f5c83-9b14-7e60-a2d7-0c6f4b8e5a01',
          createdAt: '2026-03-01T18:25:00.000Z',
        },
      },
    });
  });

  it('does not accept a hidden space, which strangers do not even find', async () => {
    const input = { type: 'SPACE', id: places.tenants };
    expect(await run(favorite, { input }, samir)).toEqual({
      data: null,
      errors: [{ code: 'VALIDATION_FAILED', field: 'input.id' }],
    });
    expect(await run(favorite, { input })).toEqual({
      data: null,
      errors: [{ code: 'NOT_FOUND' }],
    });
  });
});

const unfavorite =
  'mutation ($input: UnfavoriteInput!) { unfavorite(input: $input) { success id } }';

describe('unfavorite', () => {
  const id = '018f5c83-9b14-7e60-a2d7-0c6f4b8e5a01';

  it.each([
    ['its identifier', { id }],
    ['its content', { target: { type: 'SPACE', id: places.garden } }],
  ])('takes off a favorite named by %s, once', async (_how, input) => {
    expect(await run(unfavorite, { input })).toEqual({
      data: { unfavorite: { success: true, id } },
    });
    expect(await run(unfavorite, { input })).toEqual({
      data: null,
      errors: [{ code: 'NOT_FOUND' }],
    });
  });
});

describe('the deletion of content', () => {
  const deleteSpace = `mutation { deleteSpace(id: "${places.garden}") { success } }`;
  const leave = 'mutation { deleteAuthenticatedUser(deleteContent: true) { success } }';
  const insight = '018f4c90-1e52-7b34-9d81-5c7f2a6e3b90';

  it.each([
    ['a space', { type: 'SPACE', id: places.garden }, deleteSpace, callers.admin],
    ['an insight of someone who leaves', { type: 'INSIGHT', id: insight }, leave, callers.founder],
    [
      'a feed post of someone who leaves',
      { type: 'FEED_POST', id: feedPost },
      leave,
      callers.editor,
    ],
  ])('deletes favorites of %s', async (_what, target, mutation, caller) => {
    const favorite = 'mutation ($input: FavoriteInput!) { favorite(input: $input) { id } }';
    expect(await run(favorite, { input: target })).not.toHaveProperty('errors');
    expect(await run(mutation, {}, caller)).not.toHaveProperty('errors');
    expect(await run(unfavorite, { input: { target } })).toEqual({
      data: null,
      errors: [{ code: 'NOT_FOUND' }],
    });
  });
});
