import { beforeEach, describe, expect, it } from 'vitest';
import { runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';
import { people, topicIds } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);

beforeEach(() => {
  sandbox.reset();
});

const update = (fields: string): string =>
  `mutation ($input: UpdateAuthenticatedUserInput!) { updateAuthenticatedUserV2(input: $input) { ${fields} } }`;

describe('updateAuthenticatedUserV2', () => {
  it('clears by null and leaves unchanged what is absent', async () => {
    const input = { bio: null, pronouns: 'they/them' };
    expect(await run(update('profile { bio pronouns headline }'), { input })).toEqual({
      data: {
        updateAuthenticatedUserV2: {
          profile: {
            bio: null,
            pronouns: 'they/them',
            headline: 'Always has a spanner in the bag',
          },
        },
      },
    });
  });

  it('dates a change that others see, and no other', async () => {
    const query = update('profile { updatedAt }');
    expect(await run(query, { input: { receivesNewsletter: false } })).toEqual({
      data: { updateAuthenticatedUserV2: { profile: { updatedAt: '2026-05-02T17:45:10.000Z' } } },
    });
    expect(await run(query, { input: { firstName: 'Exempla' } })).toEqual({
      data: { updateAuthenticatedUserV2: { profile: { updatedAt: '2026-05-17T18:30:02.000Z' } } },
    });
  });

  it('opts in to tracking as of now, and out again', async () => {
    const query = update('account { trackingConsentedAt clientSettings }');
    const clientSettings = { theme: 'dark', trackingAsked: true };
    expect(await run(query, { input: { consentsToTracking: true, clientSettings } })).toEqual({
      data: {
        updateAuthenticatedUserV2: {
          account: { trackingConsentedAt: '2026-05-17T18:30:00.000Z', clientSettings },
        },
      },
    });
    expect(await run(query, { input: { consentsToTracking: false } })).toEqual({
      data: {
        updateAuthenticatedUserV2: { account: { trackingConsentedAt: null, clientSettings } },
      },
    });
  });

  it('lets a former name answer, and a second change wait for 30 days', async () => {
    const query = update('profile { slug } account { slugChangeableFrom }');
    expect(await run(query, { input: { slug: 'spanner' } })).toEqual({
      data: {
        updateAuthenticatedUserV2: {
          profile: { slug: 'spanner' },
          account: { slugChangeableFrom: '2026-06-16T18:30:01.000Z' },
        },
      },
    });
    expect(await run('{ userByName(name: "example-neighbour") { slug } }')).toEqual({
      data: { userByName: { slug: 'spanner' } },
    });
    expect(await run(query, { input: { slug: 'bicycle' } })).toEqual({
      data: null,
      errors: [{ code: 'CONFLICT' }],
    });
  });

  it.each([['jonas'], ['aylin']])('refuses the name %s, which is taken', async (slug) => {
    expect(await run(update('account { id }'), { input: { slug } })).toEqual({
      data: null,
      errors: [{ code: 'CONFLICT' }],
    });
  });

  it('stores nothing where one change is refused', async () => {
    await run(update('account { id }'), { input: { firstName: 'Exempla', language: 'tlh' } });
    expect(await run(`{ userById(id: "${people.neighbour}") { firstName } }`)).toEqual({
      data: { userById: { firstName: 'Example' } },
    });
  });

  it.each([
    ['input', {}],
    ['input.firstName', { firstName: null }],
    ['input.headline', { headline: 'x'.repeat(121) }],
    ['input.slug', { slug: 'With Space' }],
    ['input.websiteUrl', { websiteUrl: 'http://bikes.example' }],
    ['input.avatar', { avatar: null, imageUrl: null }],
    ['input.imageUrl', { imageUrl: 'https://images.example/with a space.jpg' }],
    ['input.imageUrl', { imageUrl: `http://localhost:4000/images/${'a'.repeat(2048)}.jpg` }],
    ['input.location.url', { location: { url: 'https://home.example' } }],
    ['input.spokenLanguages.0', { spokenLanguages: ['english please'] }],
    ['input.skillIds', { skillIds: [topicIds.repair] }],
    ['input.visibility', { visibility: 'MEMBERS' }],
    ['input.language', { language: 'tlh' }],
    ['input.timeZone', { timeZone: 'Berlin' }],
    ['input.birthDate', { birthDate: '2010-05-18' }],
    ['input.acceptedTermsVersion', { acceptedTermsVersion: '2025-09-01' }],
    ['input.skippedOnboardingSteps', { skippedOnboardingSteps: ['TOPICS'] }],
  ])('does not accept %s in %o', async (field, input) => {
    expect(await run(update('account { id }'), { input })).toEqual({
      data: null,
      errors: [{ code: 'VALIDATION_FAILED', field }],
    });
  });

  it('accepts someone who is 16 years old today', async () => {
    const input = { birthDate: '2010-05-17' };
    expect(await run(update('account { birthDate }'), { input })).toEqual({
      data: { updateAuthenticatedUserV2: { account: { birthDate: '2010-05-17' } } },
    });
  });
});

describe('updateAuthenticatedUser', () => {
  it('takes null for absent', async () => {
    const query =
      'mutation ($bio: String, $newsletter: Boolean) { updateAuthenticatedUser(bio: $bio, newsletter: $newsletter) { bio newsletter } }';
    expect(await run(query, { bio: null, newsletter: false })).toEqual({
      data: {
        updateAuthenticatedUser: { bio: 'I mend bicycles on Saturdays.', newsletter: false },
      },
    });
  });

  it('does not accept an empty list', async () => {
    expect(await run('mutation { updateAuthenticatedUser(skillIds: []) { id } }')).toEqual({
      data: null,
      errors: [{ code: 'VALIDATION_FAILED', field: 'skillIds' }],
    });
  });
});
