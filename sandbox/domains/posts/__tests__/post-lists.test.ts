import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';
import { people, places, topicIds } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(() => {
  sandbox.reset();
});

const unknown = '018f0000-0000-7000-8000-000000000000';

describe('postsByUserId', () => {
  const query = `query ByUser($id: UUID!) { postsByUserId(userId: $id) { data { slug } } }`;

  it('gives published posts only', async () => {
    expect(await run(query, { id: people.neighbour })).toEqual({
      data: { postsByUserId: { data: [{ slug: 'regenwasser-sammeln' }] } },
    });
  });

  it('does not find an unknown user', async () => {
    expect(await run(query, { id: unknown })).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
  });
});

describe('myPosts', () => {
  const query = `query Mine($status: StatusType, $spaceId: UUID) {
    myPosts(status: $status, spaceId: $spaceId) { data { slug status publishAt } }
  }`;

  it('gives all stages, the last changed first', async () => {
    expect(await run(query)).toEqual({
      data: {
        myPosts: {
          data: [
            {
              slug: 'kompost-wer-macht-mit',
              status: 'DRAFT',
              publishAt: '2026-05-20T07:00:00.000Z',
            },
            { slug: 'regenwasser-sammeln', status: 'PUBLISHED', publishAt: null },
            { slug: 'umfrage-zum-gartenfest', status: 'ARCHIVED', publishAt: null },
          ],
        },
      },
    });
  });

  it('narrows by stage and space', async () => {
    expect(await run(query, { status: 'ARCHIVED', spaceId: places.garden })).toMatchObject({
      data: { myPosts: { data: [{ slug: 'umfrage-zum-gartenfest' }] } },
    });
    expect(await run(query, { spaceId: places.readers })).toEqual({
      data: { myPosts: { data: [] } },
    });
  });
});

describe('inspirationPosts', () => {
  const query = `query Ideas($topicIds: [UUID!]) {
    inspirationPosts(topicIds: $topicIds) { slug posts { data { slug inspirationCategory { slug } } } }
  }`;
  const small = {
    slug: 'start-small',
    posts: {
      data: [{ slug: 'so-lief-der-hofflohmarkt', inspirationCategory: { slug: 'start-small' } }],
    },
  };

  it('leaves out groups without a post that the caller may read', async () => {
    expect(await run(query, {}, callers.guest)).toEqual({ data: { inspirationPosts: [small] } });
    expect(await run(query, {})).toMatchObject({
      data: { inspirationPosts: [small, { slug: 'mend-and-share' }] },
    });
  });

  it('narrows by topics', async () => {
    expect(await run(query, { topicIds: [topicIds.repair] })).toMatchObject({
      data: { inspirationPosts: [{ slug: 'mend-and-share' }] },
    });
  });
});
