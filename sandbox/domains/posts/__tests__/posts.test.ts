import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { urls } from '../../../../src/product';
import { createSandbox } from '../../../sandbox';
import { places, topicIds } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(() => {
  sandbox.reset();
});

const beds = '018f5e33-90ab-7d54-b7c1-2a6e8f04d3b9';
const unknown = '018f0000-0000-7000-8000-000000000000';
const all = `query All($filter: PostFilterInput, $visibility: VisibilityFilter! = ALL, $orderBy: PostOrder! = NEWEST, $offset: Int! = 0, $limit: Int! = 20) {
  allPosts(filter: $filter, visibility: $visibility, orderBy: $orderBy, offset: $offset, limit: $limit) {
    totalResults
    data { slug }
  }
}`;

/** What `allPosts` answers with these slugs in its section. */
const list = (slugs: readonly string[], totalResults = slugs.length): object => ({
  data: { allPosts: { totalResults, data: slugs.map((slug) => ({ slug })) } },
});

const publicPosts = [
  'the-raised-beds-are-ready',
  'regenwasser-sammeln',
  'der-wasserhahn-tropft',
  'willkommen-im-kiezgarten',
  'so-lief-der-hofflohmarkt',
];

describe('allPosts', () => {
  it('gives what the caller may read, the last published first', async () => {
    expect(await run(all, {}, callers.guest)).toEqual(list(publicPosts));
    expect(await run(all, { limit: 3 })).toEqual(
      list(['the-raised-beds-are-ready', 'regenwasser-sammeln', 'saatgut-zu-tauschen'], 9),
    );
    expect(await run(all, { offset: 4, limit: 1 }, callers.guest)).toEqual(
      list(['so-lief-der-hofflohmarkt'], 5),
    );
  });

  it('narrows by who else can read', async () => {
    expect(await run(all, { visibility: 'PUBLIC_ONLY' })).toEqual(list(publicPosts));
    expect(await run(all, { visibility: 'MEMBERS_ONLY' })).toEqual(
      list(['schluessel-fuer-den-schuppen']),
    );
  });

  it.each([
    ['LAST_ACTIVITY', 'the-raised-beds-are-ready'],
    ['MOST_REACTIONS', 'the-raised-beds-are-ready'],
  ])('orders by %s', async (orderBy, slug) => {
    expect(await run(all, { orderBy, limit: 1 })).toEqual(list([slug], 9));
  });

  it('orders by comments and reactions before time', async () => {
    const filter = { publishedUntil: '2026-05-01T00:00:00Z' };
    expect(await run(all, { filter, orderBy: 'MOST_REACTIONS' })).toEqual(
      list(['willkommen-im-kiezgarten', 'der-wasserhahn-tropft', 'so-lief-der-hofflohmarkt']),
    );
    expect(await run(all, { filter, orderBy: 'LAST_ACTIVITY' })).toEqual(
      list(['der-wasserhahn-tropft', 'willkommen-im-kiezgarten', 'so-lief-der-hofflohmarkt']),
    );
  });

  it.each([
    [{ spaceIds: [places.fleaMarket] }, ['so-lief-der-hofflohmarkt']],
    [{ topicIds: [topicIds.gardening] }, ['saatgut-zu-tauschen', 'willkommen-im-kiezgarten']],
    [{ text: 'SCHLUSSEL schuppen' }, ['schluessel-fuer-den-schuppen']],
    [{ languages: ['en'] }, ['the-raised-beds-are-ready', 'how-we-mended-31-devices-in-april']],
    [{ hasImages: true }, ['the-raised-beds-are-ready', 'saatgut-zu-tauschen']],
    [
      { publishedFrom: '2026-05-16T18:00:00+02:00', publishedUntil: '2026-05-16T16:00:01Z' },
      ['the-raised-beds-are-ready'],
    ],
  ])('filters by %o', async (filter, slugs) => {
    expect(await run(all, { filter })).toEqual(list(slugs));
  });

  it.each([
    ['filter.text', { filter: { text: 'x' } }],
    ['filter.topicIds', { filter: { topicIds: Array<string>(21).fill(unknown) } }],
    ['filter.languages', { filter: { languages: ['a', 'b', 'c', 'd', 'e', 'f'] } }],
    ['limit', { limit: 0 }],
  ])('refuses a wrong %s', async (field, variables) => {
    expect(await run(all, variables)).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', field }],
    });
  });
});

describe('post and postById', () => {
  it('find a post by its slug in any case, and by its identifier', async () => {
    const query = `query Post($slug: String!, $id: UUID!) {
      post(by: { slug: $slug }) { id }
      postById(id: $id) { excerpt viewerPermissions viewerHasBookmarked webUrl openReportCount
        images { url altText } comments(limit: 1) { totalResults data { authorConnection author { slug } replyTo { id } } } }
    }`;
    expect(await run(query, { slug: 'The-Raised-Beds-Are-Ready', id: beds })).toEqual({
      data: {
        post: { id: beds },
        postById: {
          excerpt: 'The raised beds are ready, and we have soil left over.',
          viewerPermissions: ['READ', 'INTERACT'],
          viewerHasBookmarked: true,
          webUrl: `${urls.app}/posts/the-raised-beds-are-ready`,
          openReportCount: null,
          images: [{ url: 'https://images.example/018f5e33/beds.jpg', altText: null }],
          comments: {
            totalResults: 2,
            data: [
              {
                authorConnection: 'MEMBER',
                author: { slug: 'aylin-aus-dem-kiez' },
                replyTo: null,
              },
            ],
          },
        },
      },
      errors: [{ code: 'FORBIDDEN' }],
    });
  });

  it.each([
    ['unknown', unknown],
    ['a draft of someone else', '018f5f70-4d83-7b5a-8c29-6a1e9d7f3b54'],
    ['for members', '018f58e1-0c52-7d06-9b74-2e5a8f3c6d41'],
    ['in a hidden space', '018f4fb6-f80b-7c92-8fa4-1e9d6b3c5a52'],
  ])('do not find what is %s', async (_what, id) => {
    const query = 'query Post($id: UUID!) { postById(id: $id) { id } }';
    expect(await run(query, { id }, callers.guest)).toEqual({
      data: { postById: null },
      errors: [{ code: 'NOT_FOUND' }],
    });
  });

  it('show whose account was deleted as a placeholder', async () => {
    const query = `{ post(by: { slug: "der-wasserhahn-tropft" }) { author { isDeleted } } }`;
    expect(await run(query)).toEqual({ data: { post: { author: { isDeleted: true } } } });
  });
});
