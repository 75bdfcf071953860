import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';
import { people } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(() => {
  sandbox.reset();
});

const own = '018f5c1b-7e94-7f12-a6b8-1d4c7e9a2f65';
const draft = '018f5f70-4d83-7b5a-8c29-6a1e9d7f3b54';
const archived = '018f43c8-5fa5-7c60-8d17-8b3e6a2d9c76';
const beds = '018f5e33-90ab-7d54-b7c1-2a6e8f04d3b9';
const uploaded = 'https://images.example/content/regentonne.webp';

const update = `mutation Update($id: UUID!, $input: UpdateSpacePostInput!) {
  updateSpacePost(id: $id, input: $input) {
    title text status publishedAt publishAt isPinned updatedAt images { id url } mentions { slug } topics { slug }
  }
}`;
const remove = 'mutation Remove($id: UUID!) { deleteSpacePost(id: $id) { success id } }';

describe('updateSpacePost', () => {
  it('changes what is given and leaves the rest', async () => {
    const changes = {
      title: null,
      images: [{ url: uploaded }],
      mentionedUserIds: [people.aylin],
    };
    expect(await run(update, { id: own, input: changes })).toMatchObject({
      data: {
        updateSpacePost: {
          title: null,
          status: 'PUBLISHED',
          updatedAt: '2026-05-17T18:30:01.000Z',
          images: [{ url: uploaded }],
          mentions: [{ slug: 'aylin-aus-dem-kiez' }],
          topics: [{ slug: 'environment' }],
        },
      },
    });
    expect(await run(update, { id: own, input: { images: null, topicIds: null } })).toMatchObject({
      data: { updateSpacePost: { images: [], topics: [] } },
    });
  });

  it('keeps the identity of a picture that stays', async () => {
    const changes = { images: [{ url: 'https://images.example/018f5e33/beds.jpg' }] };
    expect(await run(update, { id: beds, input: changes }, callers.founder)).toMatchObject({
      data: {
        updateSpacePost: {
          images: [
            {
              id: '018f5e33-8c10-7b27-9d46-5a1f3e7c8b92',
              url: 'https://images.example/018f5e33/beds.jpg',
            },
          ],
        },
      },
    });
  });

  it('publishes a draft, which then cannot become one again', async () => {
    const changes = { status: 'PUBLISHED' };
    expect(await run(update, { id: draft, input: changes })).toMatchObject({
      data: {
        updateSpacePost: {
          status: 'PUBLISHED',
          publishAt: null,
          publishedAt: '2026-05-17T18:30:01.000Z',
        },
      },
    });
    expect(await run(update, { id: draft, input: { status: 'DRAFT' } })).toMatchObject({
      errors: [{ code: 'CONFLICT' }],
    });
  });

  it('gives up a plan', async () => {
    expect(await run(update, { id: draft, input: { publishAt: null } })).toMatchObject({
      data: { updateSpacePost: { status: 'DRAFT', publishAt: null } },
    });
  });

  it('takes no change of an archived post but of its status', async () => {
    expect(await run(update, { id: archived, input: { text: 'Neu' } })).toMatchObject({
      errors: [{ code: 'CONFLICT' }],
    });
    expect(await run(update, { id: archived, input: { status: 'PUBLISHED' } })).toMatchObject({
      data: { updateSpacePost: { status: 'PUBLISHED' } },
    });
  });

  it('lets admins of the space pin three posts', async () => {
    const pin = { isPinned: true };
    expect(await run(update, { id: own, input: pin })).toMatchObject({
      errors: [{ code: 'FORBIDDEN' }],
    });
    await run(update, { id: own, input: pin }, callers.admin);
    await run(update, { id: beds, input: pin }, callers.admin);
    const fourth = '018f4e92-10b6-7d3b-9a85-5f7c2e8b4d07';
    expect(await run(update, { id: fourth, input: pin }, callers.admin)).toMatchObject({
      errors: [{ code: 'CONFLICT' }],
    });
  });

  it.each([
    ['input.text', { text: '' }],
    ['input.text', { text: null }],
    ['input.title', { title: 'Ja' }],
    ['input.visibility', { visibility: 'PRIVATE' }],
    ['input.publishAt', { publishAt: '2026-06-01T08:00:00Z' }],
  ])('refuses a wrong %s', async (field, wrong) => {
    expect(await run(update, { id: own, input: wrong })).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', field }],
    });
  });

  it('is for the author and the admins of the space', async () => {
    expect(await run(update, { id: own, input: {} }, callers.aylin)).toMatchObject({
      errors: [{ code: 'FORBIDDEN' }],
    });
  });
});

describe('deleteSpacePost', () => {
  it('removes the post with its comments', async () => {
    expect(await run(remove, { id: beds }, callers.founder)).toEqual({
      data: { deleteSpacePost: { success: true, id: beds } },
    });
    const comment = '{ commentById(id: "018f5e60-1c20-7d45-8b16-4e9a7c2f5d81") { id } }';
    expect(await run(comment)).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
    expect(await run(remove, { id: beds }, callers.founder)).toMatchObject({
      errors: [{ code: 'NOT_FOUND' }],
    });
  });

  it('is not for other members', async () => {
    expect(await run(remove, { id: beds })).toMatchObject({ errors: [{ code: 'FORBIDDEN' }] });
  });
});
