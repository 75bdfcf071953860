import { expect, it } from 'vitest';
import { callers, runner } from '../../../__tests__/helpers';
import { places } from '../../../shared/seed-ids';

it('publishes a draft once its moment has come', async () => {
  const run = runner();
  const create = `mutation Create($input: CreateSpacePostV2Input!) {
    createSpacePostV2(input: $input) { status createdAt }
  }`;
  const post = { spaceId: places.garden, text: 'Nebenan bellt ein Igel.', visibility: 'PUBLIC' };
  const plan = { status: 'DRAFT', publishAt: '2026-05-17T18:30:02.000Z' };
  const find = `{ allPosts(filter: { text: "Igel" }) { data { status publishedAt } } }`;
  expect(await run(create, { input: { ...post, ...plan } })).toEqual({
    data: { createSpacePostV2: { status: 'DRAFT', createdAt: '2026-05-17T18:30:01.000Z' } },
  });
  expect(await run(find, {}, callers.guest)).toEqual({ data: { allPosts: { data: [] } } });
  await run(create, { input: { ...post, text: 'Und eine Katze.' } });
  expect(await run(find, {}, callers.guest)).toEqual({
    data: { allPosts: { data: [{ status: 'PUBLISHED', publishedAt: plan.publishAt }] } },
  });
});
