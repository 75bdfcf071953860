import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';
import { topicIds } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(() => {
  sandbox.reset();
});

const gates = '018f6b90-2c77-7e12-8a4d-5b3f9e0c1d28';
const feed = `query Feed($filter: FeedFilterInput, $limit: Int! = 20) {
  feed(filter: $filter, limit: $limit) { totalResults asOf data { type contentId isPinned reasonText publishedAt } }
}`;

describe('feed', () => {
  it('gives what the guide shows', async () => {
    const query = `query FeedStart($limit: Int!) {
      feed(limit: $limit) {
        data {
          id type contentId reasonText
          content {
            __typename
            ... on Post { excerpt postImages: images { url altText } }
            ... on FeedPost { title }
          }
        }
      }
    }`;
    expect(await run(query, { limit: 3 })).toEqual({
      data: {
        feed: {
          data: [
            {
              id: '018f6c02-4d1e-7a35-9b80-1f7c2e5d6a49',
              type: 'FEED_POST',
              contentId: gates,
              reasonText: null,
              content: { __typename: 'FeedPost', title: 'Ten years of open gardens' },
            },
            {
              id: '018f6c02-4d1f-7c81-a2e6-8d40b9f37c15',
              type: 'POST',
              contentId: '018f5e33-90ab-7d54-b7c1-2a6e8f04d3b9',
              reasonText: 'From a space in your district',
              content: {
                __typename: 'Post',
                excerpt: 'The raised beds are ready, and we have soil left over.',
                postImages: [{ url: 'https://images.example/018f5e33/beds.jpg', altText: null }],
              },
            },
            {
              id: '018f6c02-4d20-7b06-8f53-c91d7e2a4b60',
              type: 'QUOTE',
              contentId: '018f0d1a-6e4f-7823-95bc-3f7a0c8e2d14',
              reasonText: null,
              content: { __typename: 'Quote' },
            },
          ],
        },
      },
    });
  });

  it('gives guests what is public by time, without suggestions and reasons', async () => {
    const { data } = await run(feed, { limit: 100 }, callers.guest);
    const { data: items } = (data as { feed: { data: Record<string, string | null>[] } }).feed;
    expect(items.slice(0, 3)).toMatchObject([
      { contentId: gates, isPinned: true },
      { type: 'QUOTE', publishedAt: '2026-05-17T00:00:00.000Z' },
      { type: 'POST', publishedAt: '2026-05-16T16:00:00.000Z' },
    ]);
    expect(items.filter(({ type }) => type === 'RECOMMENDATION')).toEqual([]);
    expect(items.filter(({ reasonText }) => reasonText !== null)).toEqual([]);
  });

  it('narrows by kind, topic and language', async () => {
    const filter = {
      types: ['POST', 'INSIGHT'],
      topicIds: [topicIds.gardening],
      languages: ['en'],
    };
    expect(await run(feed, { filter })).toMatchObject({
      data: {
        feed: {
          totalResults: 1,
          data: [
            {
              contentId: '018f4c90-1e52-7b34-9d81-5c7f2a6e3b90',
              reasonText: 'Shares your interest in urban gardening',
            },
          ],
        },
      },
    });
  });

  it('finds a suggested task by the topics of its space where it has none of its own', async () => {
    const filter = { types: ['RECOMMENDATION'], topicIds: [topicIds.environment] };
    const task = '018f60e3-c402-7364-b957-2b85a8e48f68';
    expect(JSON.stringify(await run(feed, { filter }))).toContain(task);
    const others = { ...filter, topicIds: [topicIds.culture] };
    expect(JSON.stringify(await run(feed, { filter: others }))).not.toContain(task);
  });

  it('stays as it was at a moment', async () => {
    const filter = { types: ['QUOTE', 'RECOMMENDATION'], asOf: '2026-05-16T21:00:00+02:00' };
    expect(await run(feed, { filter: { ...filter, languages: ['de'] } })).toMatchObject({
      data: {
        feed: {
          asOf: '2026-05-16T19:00:00.000Z',
          data: [{ type: 'QUOTE', publishedAt: '2026-05-16T00:00:00.000Z' }],
        },
      },
    });
  });

  it.each([
    ['filter.asOf', { filter: { asOf: '2026-05-16T18:00:00Z' } }],
    ['filter.asOf', { filter: { asOf: '2026-05-18T18:00:00Z' } }],
    ['filter.languages', { filter: { languages: ['a', 'b', 'c', 'd', 'e', 'f'] } }],
    ['filter.topicIds', { filter: { topicIds: Array<string>(21).fill(gates) } }],
  ])('refuses a wrong %s', async (field, variables) => {
    expect(await run(feed, variables)).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', field }],
    });
  });
});

describe('feedPosts', () => {
  const query = `query Posts($filter: FeedPostFilterInput, $limit: Int! = 20) {
    feedPosts(filter: $filter, limit: $limit) { totalResults data { slug } }
  }`;
  const drafts = { filter: { status: 'DRAFT' } };

  it('gives published ones, the last published first', async () => {
    expect(await run(query, { limit: 2 })).toEqual({
      data: {
        feedPosts: {
          totalResults: 4,
          data: [
            { slug: 'termine-im-eigenen-kalender' },
            { slug: 'five-questions-to-a-repair-cafe' },
          ],
        },
      },
    });
  });

  it('looks up by identifier and slug', async () => {
    const filter = { ids: [gates], slugs: ['ten-years-of-open-gardens'] };
    expect(await run(query, { filter })).toMatchObject({
      data: { feedPosts: { data: [{ slug: 'ten-years-of-open-gardens' }] } },
    });
  });

  it('filters by topic and language', async () => {
    const filter = { topicIds: [topicIds.neighbourhood], language: 'de' };
    expect(await run(query, { filter })).toMatchObject({
      data: { feedPosts: { data: [{ slug: 'gute-regeln-fuer-euren-raum' }] } },
    });
  });

  it('gives drafts to editors only', async () => {
    expect(await run(query, drafts)).toMatchObject({ data: { feedPosts: { data: [] } } });
    expect(await run(query, drafts, callers.editor)).toMatchObject({
      data: { feedPosts: { data: [{ slug: 'sommerfest-der-nachbarschaften' }] } },
    });
  });

  it('gives archived posts to others only by name', async () => {
    const filter = { status: 'ARCHIVED' };
    expect(await run(query, { filter })).toMatchObject({ data: { feedPosts: { data: [] } } });
    const named = { ...filter, slugs: ['winterhilfe-2025'] };
    expect(await run(query, { filter: named })).toMatchObject({
      data: { feedPosts: { data: [{ slug: 'winterhilfe-2025' }] } },
    });
  });
});

describe('feedPostCategories', () => {
  it('gives all, with the number of their published posts', async () => {
    expect(await run('{ feedPostCategories { slug postCount } }')).toEqual({
      data: {
        feedPostCategories: [
          { slug: 'stories', postCount: 2 },
          { slug: 'news', postCount: 1 },
          { slug: 'guides', postCount: 1 },
          { slug: 'campaigns', postCount: 0 },
        ],
      },
    });
  });
});
