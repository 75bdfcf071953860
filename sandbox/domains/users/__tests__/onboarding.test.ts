import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { urls } from '../../../../src/product';
import { createSandbox } from '../../../sandbox';
import { skillIds, topicIds } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);

beforeEach(() => {
  sandbox.reset();
});

const update = (fields: string): string =>
  `mutation ($input: UpdateAuthenticatedUserInput!) { updateAuthenticatedUserV2(input: $input) { ${fields} } }`;

describe('Onboarding', () => {
  const fields =
    'onboarding { finishedStepCount isComplete progress completedAt currentStep { key isRequired deepLink title } }';

  it('begins with the steps that are open', async () => {
    const query = `{ authenticatedUserV2 { ... on SignedInUser { ${fields} } } }`;
    expect(await run(query, {}, callers.admin)).toEqual({
      data: {
        authenticatedUserV2: {
          onboarding: {
            finishedStepCount: 2,
            isComplete: false,
            progress: 2 / 7,
            completedAt: null,
            currentStep: {
              key: 'PICTURE',
              isRequired: false,
              deepLink: `${urls.app}/onboarding/picture`,
              title: 'Show your face',
            },
          },
        },
      },
    });
  });

  it('is complete once the required steps are done, and goes on with optional ones', async () => {
    const input = {
      skippedOnboardingSteps: ['PICTURE', 'LOCATION'],
      topicIds: [topicIds.gardening, topicIds.repair, topicIds.education],
    };
    expect(await run(update(fields), { input }, callers.admin)).toMatchObject({
      data: {
        updateAuthenticatedUserV2: {
          onboarding: {
            finishedStepCount: 5,
            isComplete: true,
            completedAt: '2026-05-17T18:30:01.000Z',
            currentStep: { key: 'SKILLS', isRequired: false },
          },
        },
      },
    });
  });

  it('counts a topic once, however often it is given', async () => {
    const query = update('profile { topics { name } } onboarding { steps { key status } }');
    const given = [topicIds.gardening, topicIds.gardening, topicIds.gardening];
    expect(await run(query, { input: { topicIds: given } }, callers.admin)).toMatchObject({
      data: {
        updateAuthenticatedUserV2: {
          profile: { topics: [{ name: 'Urban gardening' }] },
          onboarding: { steps: [{}, {}, {}, { key: 'TOPICS', status: 'OPEN' }, {}, {}, {}] },
        },
      },
    });
  });

  it('keeps a step done when the thing is undone, and makes a skipped one done', async () => {
    const query = update('onboarding { steps { key status } }');
    const step = async (input: object): Promise<unknown> =>
      (await run(query, { input }, callers.admin)).data;
    expect(await step({ skippedOnboardingSteps: ['SKILLS'] })).toMatchObject({
      updateAuthenticatedUserV2: {
        onboarding: { steps: [{}, {}, {}, {}, { status: 'SKIPPED' }, {}, {}] },
      },
    });
    expect(await step({ skillIds: [skillIds.german] })).toMatchObject({
      updateAuthenticatedUserV2: {
        onboarding: { steps: [{}, {}, {}, {}, { status: 'DONE' }, {}, {}] },
      },
    });
    expect(await step({ skillIds: [] })).toMatchObject({
      updateAuthenticatedUserV2: {
        onboarding: { steps: [{}, {}, {}, {}, { status: 'DONE' }, {}, {}] },
      },
    });
  });
});
