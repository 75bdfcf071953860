import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { urls } from '../../../../src/product';
import { createSandbox } from '../../../sandbox';
import { topicIds } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(() => {
  sandbox.reset();
});

const { editor, moderator, neighbour, guest } = callers;
const gates = '018f6b90-2c77-7e12-8a4d-5b3f9e0c1d28';
const draft = '018f5eb4-83e4-7c5a-8d28-9b3f6a1c7e47';
const archived = '018eef10-95f5-7d8f-a1c4-2e7b5d9f3a58';
const unknown = '018f0000-0000-7000-8000-000000000000';

const create = `mutation Create($input: CreateFeedPostInput!) {
  createFeedPost(input: $input) {
    slug excerpt status publishedAt isPinned viewerPermissions category { slug } author { slug }
    images { url originalUrl width height } linkPreview { host } actionLabel webUrl
  }
}`;
const update = `mutation Update($id: UUID!, $input: UpdateFeedPostInput!) {
  updateFeedPost(id: $id, input: $input) { title slug status publishAt publishedAt isPinned actionUrl updatedAt }
}`;
const remove = 'mutation Remove($id: UUID!) { deleteFeedPost(id: $id) { success } }';

const input = {
  title: 'Nachbarn im Gespräch',
  text: 'Wir haben *drei* [Spaces](https://app.example) besucht.',
  categoryId: '018e5c10-3d40-7e12-8b67-4a9f2c5d7e31',
  language: 'de',
};

describe('createFeedPost', () => {
  it('answers with the post, which takes the place at the top', async () => {
    const given = {
      ...input,
      isPinned: true,
      linkUrl: 'https://www.repair.example/start',
      images: [{ url: 'https://images.example/a.jpg', altText: '', aspectRatio: 'WIDE' }],
    };
    expect(await run(create, { input: given }, editor)).toEqual({
      data: {
        createFeedPost: {
          slug: 'nachbarn-im-gespraech',
          excerpt: 'Wir haben drei Spaces besucht.',
          status: 'PUBLISHED',
          publishedAt: '2026-05-17T18:30:01.000Z',
          isPinned: true,
          viewerPermissions: ['READ', 'INTERACT', 'UPDATE', 'DELETE'],
          category: { slug: 'stories' },
          author: { slug: 'example-editor' },
          images: [
            {
              url: 'https://images.example/a.jpg?tr=ar-16-9,w-1600',
              originalUrl: 'https://images.example/a.jpg',
              width: 1600,
              height: 900,
            },
          ],
          linkPreview: { host: 'repair.example' },
          actionLabel: null,
          webUrl: `${urls.app}/feed/nachbarn-im-gespraech`,
        },
      },
    });
    const pinned = '{ feed(limit: 2) { data { isPinned content { ... on FeedPost { slug } } } } }';
    expect(await run(pinned, {}, guest)).toMatchObject({
      data: {
        feed: { data: [{ content: { slug: 'nachbarn-im-gespraech' } }, { isPinned: false }] },
      },
    });
  });

  it.each([
    ['input.title', { title: 'Ja' }],
    ['input.text', { text: 'Mit <b>HTML</b>' }],
    ['input.text', { text: '' }],
    ['input.categoryId', { categoryId: unknown }],
    ['input.actionUrl', { actionLabel: 'Mehr' }],
    ['input.actionLabel', { actionUrl: 'https://repair.example' }],
    ['input.actionUrl', { actionLabel: 'Mehr', actionUrl: 'http://repair.example' }],
    ['input.topicIds', { topicIds: Array<string>(6).fill(topicIds.repair) }],
    ['input.images.0.url', { images: [{ url: 'https://elsewhere.example/a.jpg', altText: '' }] }],
    ['input.language', { language: 'deutsch!' }],
    ['input.status', { status: 'ARCHIVED' }],
    ['input.publishAt', { publishAt: '2026-06-01T08:00:00Z' }],
  ])('refuses a wrong %s', async (field, wrong) => {
    expect(await run(create, { input: { ...input, ...wrong } }, editor)).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', field }],
    });
  });

  it.each([
    ['UNAUTHENTICATED', guest],
    ['FORBIDDEN', neighbour],
  ])('fails with %s below the role of an editor', async (code, caller) => {
    expect(await run(create, { input }, caller)).toMatchObject({ errors: [{ code }] });
  });
});

describe('updateFeedPost', () => {
  it('publishes a draft, whoever of the editors wrote it', async () => {
    const changes = { status: 'PUBLISHED', title: 'Sommerfest überall', isPinned: true };
    expect(await run(update, { id: draft, input: changes }, moderator)).toEqual({
      data: {
        updateFeedPost: {
          title: 'Sommerfest überall',
          slug: 'sommerfest-der-nachbarschaften',
          status: 'PUBLISHED',
          publishAt: null,
          publishedAt: '2026-05-17T18:30:01.000Z',
          isPinned: true,
          actionUrl: null,
          updatedAt: '2026-05-17T18:30:01.000Z',
        },
      },
    });
  });

  it.each([
    ['an archived post', archived, { title: 'Winter' }],
    ['a published post that is to be a draft', gates, { status: 'DRAFT' }],
  ])('conflicts for %s', async (_what, id, changes) => {
    expect(await run(update, { id, input: changes }, editor)).toMatchObject({
      errors: [{ code: 'CONFLICT' }],
    });
  });

  it.each([
    ['input.title', { title: null }],
    ['input.actionUrl', { actionLabel: 'Mehr' }],
  ])('refuses a wrong %s', async (field, changes) => {
    expect(await run(update, { id: gates, input: changes }, editor)).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', field }],
    });
  });

  it('hides drafts from everyone below the role of an editor', async () => {
    const plan = `query Plan { feedPosts(filter: { slugs: ["ten-years-of-open-gardens"] }) { data { publishAt } } }`;
    expect(await run(plan)).toMatchObject({
      data: { feedPosts: { data: [{ publishAt: null }] } },
      errors: [{ code: 'FORBIDDEN' }],
    });
  });
});

describe('deleteFeedPost', () => {
  it('removes the post from bookmarks and favorites too', async () => {
    expect(await run(remove, { id: gates }, moderator)).toEqual({
      data: { deleteFeedPost: { success: true } },
    });
    expect(await run('{ bookmarks(types: [FEED_POST]) { totalResults } }')).toEqual({
      data: { bookmarks: { totalResults: 0 } },
    });
    expect(await run(remove, { id: gates }, moderator)).toMatchObject({
      errors: [{ code: 'NOT_FOUND' }],
    });
  });
});
