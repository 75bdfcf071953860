import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';
import { topicIds } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(() => {
  sandbox.reset();
});

const topics = `query Topics($search: String, $parentId: UUID, $offset: Int! = 0, $limit: Int! = 20) {
  topics(searchText: $search, parentId: $parentId, offset: $offset, limit: $limit) {
    totalResults
    data { name }
  }
}`;
const skills = `query Skills($search: String, $category: SkillCategory) {
  skills(searchText: $search, category: $category) { data { name } }
}`;

describe('topics', () => {
  it('lists both levels by name, page by page', async () => {
    expect(await run(topics, { limit: 2 })).toEqual({
      data: {
        topics: { totalResults: 9, data: [{ name: 'Bees and insects' }, { name: 'Culture' }] },
      },
    });
    expect(await run(topics, { offset: 8 })).toEqual({
      data: { topics: { totalResults: 9, data: [{ name: 'Urban gardening' }] } },
    });
  });

  it('lists the children of one topic, and none of an unknown one', async () => {
    expect(await run(topics, { parentId: topicIds.education })).toEqual({
      data: { topics: { totalResults: 1, data: [{ name: 'Reading' }] } },
    });
    expect(await run(topics, { parentId: '018e0b51-0000-7000-8000-000000000000' })).toEqual({
      data: { topics: { totalResults: 0, data: [] } },
    });
  });

  it('puts names that begin with the search before other finds', async () => {
    expect(await run(topics, { search: 'neighbour' })).toMatchObject({
      data: { topics: { data: [{ name: 'Neighbourhood' }, { name: 'Sharing' }] } },
    });
  });

  it('speaks the language of the account', async () => {
    expect(await run(topics, { search: 'gärtnern' }, callers.founder)).toMatchObject({
      data: { topics: { data: [{ name: 'Urbanes Gärtnern' }] } },
    });
  });

  it.each([
    ['searchText', { search: 'a' }],
    ['limit', { limit: 101 }],
    ['offset', { offset: -1 }],
  ])('refuses a wrong %s', async (field, variables) => {
    expect(await run(topics, variables)).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', field }],
    });
  });

  it('knows its relations, and the interests of the caller', async () => {
    const query = `{ topics(searchText: "urban gardening") { data {
      parent { name children { name } } sdgs { number topics { name } } spaceCount viewerIsInterested
    } } }`;
    const topic = {
      parent: {
        name: 'Environment',
        children: [{ name: 'Bees and insects' }, { name: 'Repair' }, { name: 'Urban gardening' }],
      },
      sdgs: [
        { number: 2, topics: [{ name: 'Urban gardening' }] },
        {
          number: 11,
          topics: [{ name: 'Culture' }, { name: 'Neighbourhood' }, { name: 'Urban gardening' }],
        },
        {
          number: 15,
          topics: [
            { name: 'Bees and insects' },
            { name: 'Environment' },
            { name: 'Urban gardening' },
          ],
        },
      ],
      spaceCount: 1,
    };
    expect(await run(query)).toEqual({
      data: { topics: { data: [{ ...topic, viewerIsInterested: true }] } },
    });
    expect(await run(query, {}, callers.guest)).toEqual({
      data: { topics: { data: [{ ...topic, viewerIsInterested: false }] } },
    });
  });
});

describe('defaultTopicsV2', () => {
  it('gives headings with 3 to 12 topics each', async () => {
    const query = '{ defaultTopicsV2 { title description topics { slug } } }';
    expect(await run(query)).toEqual({
      data: {
        defaultTopicsV2: [
          {
            title: 'Green and mended',
            description: 'For those who like to get their hands dirty.',
            topics: [
              { slug: 'urban-gardening' },
              { slug: 'repair' },
              { slug: 'environment' },
              { slug: 'bees-and-insects' },
            ],
          },
          {
            title: 'Together next door',
            description: null,
            topics: [
              { slug: 'neighbourhood' },
              { slug: 'education' },
              { slug: 'culture' },
              { slug: 'sharing' },
            ],
          },
        ],
      },
    });
  });
});

describe('skills', () => {
  it('finds by name and synonym, within a category', async () => {
    expect(await run(skills, { search: 'soldering' })).toEqual({
      data: { skills: { data: [{ name: 'Electronics' }] } },
    });
    expect(await run(skills, { category: 'CRAFT' })).toEqual({
      data: { skills: { data: [{ name: 'Carpentry' }, { name: 'Electronics' }] } },
    });
  });

  it('marks those of the caller', async () => {
    const query = '{ skills(searchText: "carpentry") { data { viewerHasSkill topics { slug } } } }';
    expect(await run(query, {}, callers.founder)).toEqual({
      data: {
        skills: {
          data: [
            { viewerHasSkill: true, topics: [{ slug: 'urban-gardening' }, { slug: 'repair' }] },
          ],
        },
      },
    });
    expect(await run(query, {}, callers.guest)).toMatchObject({
      data: { skills: { data: [{ viewerHasSkill: false }] } },
    });
  });
});

describe('sdgs', () => {
  it('gives all 17 by number', async () => {
    const { data } = await run('query Goals { sdgs { number title } }');
    const { sdgs } = data as { sdgs: { number: number; title: string }[] };
    expect(sdgs).toHaveLength(17);
    expect(sdgs[0]).toEqual({ number: 1, title: 'No poverty' });
    expect(sdgs[16]).toEqual({ number: 17, title: 'Partnerships for the goals' });
  });
});
