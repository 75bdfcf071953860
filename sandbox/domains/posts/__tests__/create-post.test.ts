import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { people, places, topicIds } from '../../../__tests__/seed-ids';
import { createSandbox } from '../../../sandbox';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(() => {
  sandbox.reset();
});

const unknown = '018f0000-0000-7000-8000-000000000000';
const uploaded = 'https://images.example/content/regentonne.webp';

const create = `mutation Create($input: CreateSpacePostV2Input!) {
  createSpacePostV2(input: $input) {
    id slug title language visibility status publishAt publishedAt createdAt updatedAt isPinned
    images { url altText mediaType } linkPreview { host title } topics { slug } mentions { slug } author { slug }
  }
}`;
const input = {
  spaceId: places.garden,
  title: 'Straßenfest: Wer bäckt?',
  text: 'Wir suchen noch Kuchen für den Samstag, siehe https://www.kiezgarten.example/fest?utm_source=app.',
  visibility: 'PUBLIC',
};

describe('createSpacePostV2', () => {
  it('answers with the post, which lists show from then on', async () => {
    const given = {
      ...input,
      images: [{ url: uploaded, altText: 'Regentonne' }],
      topicIds: [topicIds.culture, topicIds.neighbourhood],
      mentionedUserIds: [people.aylin, people.deleted],
    };
    const { data } = await run(create, { input: given });
    expect(data).toEqual({
      createSpacePostV2: {
        id: expect.stringMatching(/^018f70c0-/) as unknown,
        slug: 'strassenfest-wer-baeckt',
        title: 'Straßenfest: Wer bäckt?',
        language: 'de',
        visibility: 'PUBLIC',
        status: 'PUBLISHED',
        publishAt: null,
        publishedAt: '2026-05-17T18:30:01.000Z',
        createdAt: '2026-05-17T18:30:01.000Z',
        updatedAt: '2026-05-17T18:30:01.000Z',
        isPinned: false,
        images: [{ url: uploaded, altText: 'Regentonne', mediaType: 'image/webp' }],
        linkPreview: { host: 'kiezgarten.example', title: 'kiezgarten.example' },
        topics: [{ slug: 'culture' }, { slug: 'neighbourhood' }],
        mentions: [{ slug: 'aylin-aus-dem-kiez' }],
        author: { slug: 'example-neighbour' },
      },
    });
    const latest = '{ allPosts(limit: 1) { data { slug } } }';
    expect(await run(latest, {}, callers.guest)).toEqual({
      data: { allPosts: { data: [{ slug: 'strassenfest-wer-baeckt' }] } },
    });
  });

  it('gives a second post of the same title a slug of its own', async () => {
    await run(create, { input });
    expect(await run(create, { input })).toMatchObject({
      data: { createSpacePostV2: { slug: 'strassenfest-wer-baeckt-2' } },
    });
  });

  it.each([
    ['Open http://<your-host>/ to test.', null],
    ['Open http://<your-host>/ or https://fest.example.', { host: 'fest.example' }],
  ])('makes a card of the first URL in "%s"', async (text, linkPreview) => {
    const { errors, data } = await run(create, { input: { ...input, text } });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ createSpacePostV2: { linkPreview } });
  });

  it('keeps a draft from others, with the plan for its publication', async () => {
    const given = { ...input, status: 'DRAFT', publishAt: '2026-06-01T10:00:00+02:00' };
    expect(await run(create, { input: given })).toMatchObject({
      data: {
        createSpacePostV2: {
          status: 'DRAFT',
          publishAt: '2026-06-01T08:00:00.000Z',
          publishedAt: null,
          linkPreview: null,
        },
      },
    });
    const query = '{ post(by: { slug: "strassenfest-wer-baeckt" }) { id } }';
    expect(await run(query, {}, callers.founder)).toMatchObject({
      errors: [{ code: 'NOT_FOUND' }],
    });
  });

  it.each([
    ['input.title', { title: 'Ja' }],
    ['input.text', { text: '' }],
    ['input.text', { text: 'a'.repeat(5001) }],
    ['input.images', { images: Array<object>(11).fill({ url: uploaded }) }],
    ['input.images.0.url', { images: [{ url: 'https://elsewhere.example/a.jpg' }] }],
    ['input.images.0.altText', { images: [{ url: uploaded, altText: 'a'.repeat(301) }] }],
    ['input.linkUrl', { linkUrl: 'ftp://kiezgarten.example' }],
    ['input.topicIds', { topicIds: Array<string>(6).fill(topicIds.repair) }],
    ['input.topicIds', { topicIds: [unknown] }],
    ['input.mentionedUserIds', { mentionedUserIds: Array<string>(21).fill(unknown) }],
    ['input.visibility', { visibility: 'PRIVATE' }],
    ['input.visibility', { spaceId: places.repairCafe }],
    ['input.status', { status: 'ARCHIVED' }],
    ['input.publishAt', { publishAt: '2026-06-01T08:00:00Z' }],
    ['input.publishAt', { status: 'DRAFT', publishAt: '2026-09-01T08:00:00Z' }],
  ])('refuses a wrong %s', async (field, wrong) => {
    expect(await run(create, { input: { ...input, ...wrong } })).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', field }],
    });
  });

  it('lets only admins of the space notify all members', async () => {
    const given = { ...input, notify: { members: true } };
    expect(await run(create, { input: given })).toMatchObject({ errors: [{ code: 'FORBIDDEN' }] });
    expect(await run(create, { input: given }, callers.admin)).not.toHaveProperty('errors');
  });

  it.each([
    ['who is not signed in', callers.guest, places.garden, 'UNAUTHENTICATED'],
    ['who does not belong to the space', callers.editor, places.garden, 'FORBIDDEN'],
    ['once the space is archived', callers.neighbour, places.fleaMarket, 'FORBIDDEN'],
    ['who may not see the space', callers.neighbour, places.tenants, 'NOT_FOUND'],
  ])('refuses someone %s', async (_who, caller, spaceId, code) => {
    expect(await run(create, { input: { ...input, spaceId } }, caller)).toMatchObject({
      errors: [{ code }],
    });
  });
});

describe('createSpacePost', () => {
  const first = `mutation First($input: CreateSpacePostInput!) {
    createSpacePost(input: $input) { title visibility commentsAllowed imageUrl images { altText } }
  }`;

  it('takes one picture and a choice of two levels', async () => {
    const given = {
      spaceId: places.garden,
      text: 'Es blüht!',
      isPublic: true,
      image: new Blob(['bloom']),
      imageAltText: 'Ringelblumen',
    };
    expect(await run(first, { input: given })).toEqual({
      data: {
        createSpacePost: {
          title: null,
          visibility: 'PUBLIC',
          commentsAllowed: true,
          imageUrl: expect.stringMatching(/^https:\/\/images\.example\//) as unknown,
          images: [{ altText: 'Ringelblumen' }],
        },
      },
    });
  });

  it.each([
    ['FORBIDDEN', { notifyMembers: true }, undefined],
    ['VALIDATION_FAILED', { text: ' ' }, 'input.text'],
    ['VALIDATION_FAILED', { spaceId: places.repairCafe, isPublic: true }, 'input.isPublic'],
  ])('fails with %s for %o', async (code, wrong, field) => {
    const given = { spaceId: places.garden, text: 'Es blüht!', ...wrong };
    const error = field === undefined ? { code } : { code, field };
    expect(await run(first, { input: given })).toMatchObject({ errors: [error] });
  });
});

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
