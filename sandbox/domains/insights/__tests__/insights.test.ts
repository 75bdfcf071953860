import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { urls } from '../../../../src/product';
import { createSandbox } from '../../../sandbox';
import { people, topicIds } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(() => {
  sandbox.reset();
});

const twoPeople = '018f4c90-1e52-7b34-9d81-5c7f2a6e3b90';
const walls = '018f4a70-5c96-7fc4-81cd-3fa16d8e4b35';
const draft = '018f5d80-7eb8-710c-a3ef-7bc38fa06d57';
const unknown = '018f0000-0000-7000-8000-000000000000';

const slugs = (operation: string, list: readonly string[]): object => ({
  data: { [operation]: { data: list.map((slug) => ({ slug })) } },
});

describe('lastInsights', () => {
  const query = `query Last($topicIds: [UUID!], $language: [String!], $limit: Int! = 20) {
    lastInsights(topicIds: $topicIds, languages: $language, limit: $limit) { data { slug } }
  }`;

  it('gives published ones, the last published first', async () => {
    expect(await run(query, { limit: 2 }, callers.guest)).toEqual(
      slugs('lastInsights', ['ersatzteile-vor-dem-abend-bestellen', 'give-every-bed-two-people']),
    );
  });

  it('filters by topics and language', async () => {
    expect(await run(query, { topicIds: [topicIds.gardening], language: 'de' })).toEqual(
      slugs('lastInsights', ['giessplan-auf-papier']),
    );
  });

  it('refuses more than 20 topics', async () => {
    expect(await run(query, { topicIds: Array<string>(21).fill(unknown) })).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', field: 'topicIds' }],
    });
  });
});

describe('insightById', () => {
  const query = `query ById($id: UUID!) { insightById(id: $id) {
    status readingMinutes sourceSpace { slug } sdgs { number } related { slug }
    thread { type commentCount } favoriteCount webUrl
  } }`;

  it('gives one with its relations', async () => {
    expect(await run(query, { id: twoPeople })).toEqual({
      data: {
        insightById: {
          status: 'PUBLISHED',
          readingMinutes: 1,
          sourceSpace: { slug: 'kiezgarten-am-kanal' },
          sdgs: [{ number: 11 }, { number: 15 }],
          related: [
            { slug: 'fotos-helfen-mehr-als-briefe' },
            { slug: 'giessplan-auf-papier' },
            { slug: 'two-weeks-notice-for-neighbours' },
          ],
          thread: { type: 'INSIGHT', commentCount: 1 },
          favoriteCount: 0,
          webUrl: `${urls.app}/insights/give-every-bed-two-people`,
        },
      },
    });
  });

  it('hides the space from those who may not read it', async () => {
    expect(await run(query, { id: walls })).toMatchObject({
      data: { insightById: { sourceSpace: null } },
    });
    expect(await run(query, { id: walls }, callers.aylin)).toMatchObject({
      data: { insightById: { sourceSpace: { slug: 'mieterrat-uferstrasse' } } },
    });
  });

  it('opens what a shared link names', async () => {
    const query = 'query Page($slug: String!) { insightBySlug(slug: $slug) { id } }';
    expect(await run(query, { slug: 'Give-every-bed-two-people' }, callers.guest)).toEqual({
      data: { insightBySlug: { id: twoPeople } },
    });
    expect(await run(query, { slug: 'nobody' })).toEqual({
      data: { insightBySlug: null },
      errors: [{ code: 'NOT_FOUND' }],
    });
  });

  it('gives a draft to its author alone', async () => {
    expect(await run(query, { id: draft })).toMatchObject({
      data: { insightById: { status: 'DRAFT' } },
    });
    expect(await run(query, { id: draft }, callers.founder)).toEqual({
      data: { insightById: null },
      errors: [{ code: 'NOT_FOUND' }],
    });
  });
});

describe('insightsByUserId', () => {
  const query = 'query By($id: UUID!) { insightsByUserId(userId: $id) { data { slug } } }';

  it('includes drafts for the author', async () => {
    const id = people.neighbour;
    expect(await run(query, { id })).toEqual(
      slugs('insightsByUserId', ['regenwasser-reicht-bis-juli']),
    );
    expect(await run(query, { id }, callers.aylin)).toEqual(slugs('insightsByUserId', []));
  });

  it('does not find an unknown user', async () => {
    expect(await run(query, { id: unknown })).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
  });
});

describe('feedInsights', () => {
  const query = '{ feedInsights { slug reactionCount topic { slug } imageUrl } }';

  it('gives guests those of the last 90 days with the most reactions', async () => {
    expect(await run(query, {}, callers.guest)).toMatchObject({
      data: {
        feedInsights: [
          {
            slug: 'give-every-bed-two-people',
            reactionCount: 3,
            topic: { slug: 'urban-gardening' },
            imageUrl: 'https://images.example/insights/two-names.jpg?tr=w-640,ar-16-9',
          },
          { slug: 'fotos-helfen-mehr-als-briefe', reactionCount: 2, imageUrl: null },
          { slug: 'ersatzteile-vor-dem-abend-bestellen', reactionCount: 1 },
          { slug: 'giessplan-auf-papier', reactionCount: 0 },
          { slug: 'vorlesen-braucht-eine-feste-ecke', reactionCount: 0 },
        ],
      },
    });
  });

  it('gives others first what shares their interests', async () => {
    expect(await run(query, {}, callers.aylin)).toMatchObject({
      data: {
        feedInsights: [
          { slug: 'give-every-bed-two-people' },
          { slug: 'giessplan-auf-papier' },
          { slug: 'vorlesen-braucht-eine-feste-ecke' },
          { slug: 'ersatzteile-vor-dem-abend-bestellen' },
          { slug: 'fotos-helfen-mehr-als-briefe' },
        ],
      },
    });
  });
});

describe('insightAuthors', () => {
  const query = `query Authors($topicIds: [UUID!]) {
    insightAuthors(topicIds: $topicIds) { totalResults data { slug } }
  }`;

  it('leaves out deleted accounts, and puts those of the last 90 days first', async () => {
    expect(await run(query)).toEqual({
      data: {
        insightAuthors: {
          totalResults: 5,
          data: [
            { slug: 'example-admin' },
            { slug: 'example-founder' },
            { slug: 'samir' },
            { slug: 'greta' },
            { slug: 'aylin-aus-dem-kiez' },
          ],
        },
      },
    });
  });

  it('narrows by topics', async () => {
    expect(await run(query, { topicIds: [topicIds.repair] })).toMatchObject({
      data: { insightAuthors: { data: [{ slug: 'example-admin' }] } },
    });
  });
});
