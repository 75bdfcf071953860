import { beforeEach, expect, it } from 'vitest';
import { capacity, Table } from 'graphql-docs-model';
import { createSandbox } from '../sandbox';
import { callers, runner, sdl, town } from './helpers';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);

const rename =
  'mutation { updateAuthenticatedUserV2(input: { firstName: "Other" }) { profile { firstName } } }';
const done = { data: { updateAuthenticatedUserV2: { profile: { firstName: 'Other' } } } };
const full = { data: null, errors: [{ code: 'RATE_LIMITED', retryAfter: 0 }] };

beforeEach(() => {
  sandbox.reset();
});

function fillUpTo(most: number): void {
  const world = sandbox.world();
  const tables = Object.values<unknown>({ ...world }).filter((part) => part instanceof Table);
  const present = tables.reduce((sum, { size }) => sum + size, 0);
  for (let added = present; added < most; added += 1)
    world.retiredSlugs.put({ __typename: 'RetiredSlug', id: String(added) });
}

it('changes until the world is full', async () => {
  fillUpTo(capacity - 1);
  expect(await run(rename)).toEqual(done);
});

it('refuses each change of a full world, reads on, and begins again', async () => {
  fillUpTo(capacity);
  expect(await run(rename)).toEqual(full);
  expect(await run('{ spaces(limit: 1) { offset } }')).toEqual({ data: { spaces: { offset: 0 } } });
  sandbox.reset();
  expect(await run(rename)).toEqual(done);
});

it('says to nobody who may not change anything that it is full', async () => {
  fillUpTo(capacity);
  expect(await run(rename, {}, callers.guest)).toEqual({
    data: null,
    errors: [{ code: 'UNAUTHENTICATED' }],
  });
});

it('numbers as many slugs of one title as there is room', async () => {
  const query =
    'mutation A($input: CreateFeedPostInput!) { createFeedPost(input: $input) { slug } }';
  const { feedPosts } = sandbox.world();
  const [first] = feedPosts.all();
  if (!first) throw new Error('There is no feed post.');
  feedPosts.put({ ...first, id: '1', slug: 'one-title' });
  for (let number = 2; number < 9_000; number += 1)
    feedPosts.put({ ...first, id: String(number), slug: `one-title-${number}` });
  const { categoryId } = first;
  const text = 'One text for the feed.';
  const input = { title: 'One title', text, categoryId, language: 'en', status: 'DRAFT' };
  expect(await run(query, { input }, callers.editor)).toEqual({
    data: { createFeedPost: { slug: 'one-title-9000' } },
  });
});
