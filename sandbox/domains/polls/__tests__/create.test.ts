import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';
import { places } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

describe('createPoll', () => {
  const create = `mutation Create($input: CreatePollInput!) { createPoll(input: $input) { question maxChoices isAnonymous resultsVisibility visibility closesAt voterCount choices { label share } createdAt } }`;
  const input = {
    spaceId: places.garden,
    question: 'Welche Tomaten?',
    choices: ['Ochsenherz ', 'Roma'],
  };

  it('starts a poll with what the input leaves open', async () => {
    expect(
      await run(create, { input: { ...input, closesAt: '2026-05-18T20:00:00+02:00' } }),
    ).toEqual({
      data: {
        createPoll: {
          question: 'Welche Tomaten?',
          maxChoices: 1,
          isAnonymous: false,
          resultsVisibility: 'ALWAYS',
          visibility: 'MEMBERS',
          closesAt: '2026-05-18T18:00:00.000Z',
          voterCount: 0,
          choices: [
            { label: 'Ochsenherz', share: 0 },
            { label: 'Roma', share: 0 },
          ],
          createdAt: '2026-05-17T18:30:01.000Z',
        },
      },
    });
  });

  it.each([
    ['question', 'Wo?'],
    ['description', 'x'.repeat(2001)],
    ['choices', ['Roma']],
    ['choices', ['Roma', ' roma']],
    ['maxChoices', 3],
    ['visibility', 'PRIVATE'],
    ['closesAt', '2026-05-17T18:39:00Z'],
    ['closesAt', '2027-06-01T00:00:00Z'],
  ])('refuses a %s of %j', async (field, value) => {
    expect((await run(create, { input: { ...input, [field]: value } })).errors).toEqual([
      { code: 'VALIDATION_FAILED', field: `input.${field}` },
    ]);
  });

  it('refuses a choice without a label, naming its place', async () => {
    const { errors } = await run(create, { input: { ...input, choices: ['Roma', ' '] } });
    expect(errors).toEqual([{ code: 'VALIDATION_FAILED', field: 'input.choices.1' }]);
  });

  it('is for members of the space', async () => {
    expect((await run(create, { input }, callers.editor)).errors).toEqual([{ code: 'FORBIDDEN' }]);
  });
});
