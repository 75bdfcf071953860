import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { urls } from '../../../../src/product';
import type { Caller } from '../../../shared/context';
import { createSandbox } from '../../../sandbox';
import { people, topicIds } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);

beforeEach(() => {
  sandbox.reset();
});

describe('authenticatedUserV2', () => {
  it('shows profile and account of the caller', async () => {
    const query =
      '{ authenticatedUserV2 { ... on SignedInUser { profile { displayName isViewer spokenLanguages } account { email language timeZone visibility trackingConsentedAt clientSettings currentTermsVersion devices { name isCurrent } location { address } } } } }';
    expect(await run(query)).toEqual({
      data: {
        authenticatedUserV2: {
          profile: {
            displayName: 'Example Neighbour',
            isViewer: true,
            spokenLanguages: ['en', 'ar'],
          },
          account: {
            email: 'example-neighbour@mail.example',
            language: 'en',
            timeZone: 'Europe/Berlin',
            visibility: 'PUBLIC',
            trackingConsentedAt: null,
            clientSettings: { theme: 'dark' },
            currentTermsVersion: '2026-03-01',
            devices: [
              { name: 'Phone', isCurrent: true },
              { name: 'Old phone', isCurrent: false },
            ],
            location: { address: 'Graunstraße 12, 13355 Berlin' },
          },
        },
      },
    });
  });

  it('tells a visitor from someone whose account is gone', async () => {
    const query =
      '{ authenticatedUserV2 { __typename ... on GuestUser { reason role language countryCode issuer termsVersion } } }';
    const guest = {
      __typename: 'GuestUser',
      reason: 'NO_TOKEN',
      role: 'GUEST',
      language: 'en',
      countryCode: null,
      issuer: urls.identity,
      termsVersion: '2026-03-01',
    };
    expect(await run(query, {}, callers.guest)).toEqual({ data: { authenticatedUserV2: guest } });
    const gone: Caller = { role: 'MEMBER', userId: people.deleted };
    expect(await run(query, {}, gone)).toEqual({
      data: { authenticatedUserV2: { ...guest, reason: 'TOKEN_REJECTED' } },
    });
  });
});

describe('authenticatedUser', () => {
  it('shows the caller flat, and null to a visitor', async () => {
    const query =
      '{ authenticatedUser { displayName email newsletter isOnboarded topics { id } location { city } onboarding { isComplete } } }';
    expect(await run(query)).toEqual({
      data: {
        authenticatedUser: {
          displayName: 'Example Neighbour',
          email: 'example-neighbour@mail.example',
          newsletter: true,
          isOnboarded: true,
          topics: [{ id: topicIds.gardening }, { id: topicIds.repair }, { id: topicIds.education }],
          location: { city: 'Berlin' },
          onboarding: { isComplete: true },
        },
      },
    });
    expect(await run(query, {}, callers.guest)).toEqual({ data: { authenticatedUser: null } });
  });
});

describe('unsubscribeFromNewsletter', () => {
  const query = 'mutation ($token: String!) { unsubscribeFromNewsletter(token: $token) }';

  it('ends the subscription, as often as it is asked', async () => {
    const token = 'newsletter-example-neighbour-0AAAAAAAAAAAAA';
    const done = { data: { unsubscribeFromNewsletter: null } };
    expect(await run(query, { token }, callers.guest)).toEqual(done);
    expect(await run(query, { token }, callers.guest)).toEqual(done);
    expect(
      await run(
        '{ authenticatedUserV2 { ... on SignedInUser { account { receivesNewsletter } } } }',
      ),
    ).toEqual({ data: { authenticatedUserV2: { account: { receivesNewsletter: false } } } });
  });

  it('does not find a token that nobody has', async () => {
    expect(await run(query, { token: 'A'.repeat(43) }, callers.guest)).toEqual({
      data: { unsubscribeFromNewsletter: null },
      errors: [{ code: 'NOT_FOUND' }],
    });
  });
});
