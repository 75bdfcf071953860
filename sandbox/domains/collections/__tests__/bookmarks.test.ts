import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
const seedPackets = '018f6d14-2b90-7c47-8e35-a1d0f7c6b952';
const raisedBeds = '018f3c2a-7b1d-7a02-8c1e-5d3b9f4a7c60';

beforeEach(() => {
  sandbox.reset();
});

const list =
  'query ($collection: CollectionType, $types: [BookmarkType!]) { bookmarks(collection: $collection, types: $types) { totalResults data { type collection note target { __typename } } } }';

describe('bookmarks', () => {
  it('lists those of the caller, the latest first, in one collection or all', async () => {
    expect(await run(list, { collection: 'PLANNED' })).toEqual({
      data: {
        bookmarks: {
          totalResults: 3,
          data: [
            {
              type: 'TASK',
              collection: 'PLANNED',
              note: 'Akkuschrauber mitnehmen',
              target: { __typename: 'Task' },
            },
            {
              type: 'EVENT',
              collection: 'PLANNED',
              note: null,
              target: { __typename: 'AppEventsEvent' },
            },
            {
              type: 'ENGAGEMENT',
              collection: 'PLANNED',
              note: 'Ask Aylin whether she comes along.',
              target: { __typename: 'AppVolunteeringEngagement' },
            },
          ],
        },
      },
    });
    expect(await run(list)).toMatchObject({ data: { bookmarks: { totalResults: 6 } } });
  });

  it('keeps a bookmark whose content is gone', async () => {
    expect(await run(list, { types: ['POST'] })).toMatchObject({
      data: {
        bookmarks: {
          totalResults: 2,
          data: [{ target: { __typename: 'Post' } }, { type: 'POST', target: null }],
        },
      },
    });
  });

  it('is private', async () => {
    expect(await run(list, {}, callers.founder)).toMatchObject({
      data: { bookmarks: { totalResults: 0 } },
    });
    expect(await run(list, {}, callers.guest)).toEqual({
      data: { bookmarks: null },
      errors: [{ code: 'UNAUTHENTICATED' }],
    });
  });
});

describe('bookmark', () => {
  const bookmark =
    'mutation ($input: BookmarkInput!) { bookmark(input: $input) { id collection note createdAt } }';

  it('keeps content in SAVED unless another collection is named', async () => {
    const input = { target: { type: 'TASK', id: seedPackets }, note: 'Tüten kaufen' };
    expect(await run(bookmark, { input })).toMatchObject({
      data: {
        bookmark: {
          collection: 'SAVED',
          note: 'Tüten kaufen',
          createdAt: '2026-05-17T18:30:01.000Z',
        },
      },
    });
    expect(await run(list, { collection: 'SAVED' })).toMatchObject({
      data: { bookmarks: { totalResults: 1 } },
    });
  });

  it('moves content that is already there, with the new note', async () => {
    const input = { target: { type: 'TASK', id: raisedBeds }, collection: 'INSPIRATION' };
    expect(await run(bookmark, { input })).toEqual({
      data: {
        bookmark: {
          id: '018f5c71-2a90-7d4e-8b16-3f9c5e7a1d06',
          collection: 'INSPIRATION',
          note: null,
          createdAt: '2026-05-17T06:58:00.000Z',
        },
      },
    });
  });

  it.each([
    ['input.collection', { target: { type: 'TASK', id: seedPackets }, collection: 'LIKED' }],
    ['input.note', { target: { type: 'TASK', id: seedPackets }, note: 'x'.repeat(281) }],
  ])('does not accept %s in %o', async (field, input) => {
    expect(await run(bookmark, { input })).toEqual({
      data: null,
      errors: [{ code: 'VALIDATION_FAILED', field }],
    });
  });

  it('does not find content of another kind', async () => {
    const input = { target: { type: 'POST', id: seedPackets } };
    expect(await run(bookmark, { input })).toEqual({
      data: null,
      errors: [{ code: 'NOT_FOUND' }],
    });
  });
});

describe('unbookmark', () => {
  const unbookmark =
    'mutation ($input: UnbookmarkInput!) { unbookmark(input: $input) { success id } }';
  const id = '018f5c71-2a90-7d4e-8b16-3f9c5e7a1d06';

  it.each([
    ['its identifier', { id }],
    ['its content', { target: { type: 'TASK', id: raisedBeds } }],
  ])('removes a bookmark named by %s, once', async (_how, input) => {
    expect(await run(unbookmark, { input })).toEqual({
      data: { unbookmark: { success: true, id } },
    });
    expect(await run(unbookmark, { input })).toEqual({
      data: null,
      errors: [{ code: 'NOT_FOUND' }],
    });
  });

  it('does not find a bookmark of someone else', async () => {
    expect(await run(unbookmark, { input: { id } }, callers.aylin)).toEqual({
      data: null,
      errors: [{ code: 'NOT_FOUND' }],
    });
  });
});
