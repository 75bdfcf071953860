import { beforeEach, describe, expect, it } from 'vitest';
import { asMember, callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';

const trees = '018f4a10-5d27-7c3e-8b61-0f9e2d7a4c58';
const [friday, saturday, sunday] = [
  '018f4a10-5d28-7a91-9c04-6b3e8d1f2a75',
  '018f4a10-5d29-7f3b-a8d2-4c7e0b9d5163',
  '018f4a10-5d2a-7d46-8e17-92b5c0f3a684',
];
const tool = '018f41d7-4e60-7a1c-9c2e-1aedf9ca0f31';
const multimeter = '018f41d7-4e62-7c3e-9e40-3c0f1bec2b53';
const opening = '018f41d7-4e70-7e50-9062-5e213d0e4d75';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

describe('voteOnPoll', () => {
  const vote = `mutation Vote($input: VoteOnPollInput!) { voteOnPoll(input: $input) { voterCount viewerHasVoted viewerSeesResults } }`;

  it('casts the first votes, once', async () => {
    const input = { pollId: tool, choiceIds: [multimeter] };
    expect(await run(vote, { input })).toEqual({
      data: { voteOnPoll: { voterCount: 4, viewerHasVoted: true, viewerSeesResults: true } },
    });
    expect(await run(`{ userHasVotedByPollId(pollId: "${tool}") }`)).toEqual({
      data: { userHasVotedByPollId: true },
    });
    expect((await run(vote, { input })).errors).toEqual([{ code: 'CONFLICT' }]);
  });

  it.each([
    ['no choice', []],
    ['more choices than allowed', [friday, saturday, sunday]],
    ['a choice twice', [friday, friday]],
    ['a choice of another poll', [multimeter]],
  ])('refuses %s', async (_what, choiceIds) => {
    const input = { pollId: trees, choiceIds };
    expect((await run(vote, { input }, asMember('linh'))).errors).toEqual([
      { code: 'VALIDATION_FAILED', field: 'input.choiceIds' },
    ]);
  });

  it('is over with the poll, and open to readers who do not belong to the space', async () => {
    const closed = { pollId: opening, choiceIds: ['018f41d7-4e71-7f61-8173-6f324e1f5e86'] };
    expect((await run(vote, { input: closed }, asMember('greta'))).errors).toEqual([
      { code: 'CONFLICT' },
    ]);
    const open = { pollId: trees, choiceIds: [friday] };
    expect(await run(vote, { input: open }, callers.editor)).not.toHaveProperty('errors');
  });
});

describe('updateVotes', () => {
  const update = `mutation Update($input: UpdateVotesInput!) { updateVotes(input: $input) { voterCount viewerHasVoted viewerChoices { label } } }`;

  it('replaces votes, and withdraws them with an empty list', async () => {
    expect(await run(update, { input: { pollId: trees, choiceIds: [saturday] } })).toEqual({
      data: {
        updateVotes: {
          voterCount: 7,
          viewerHasVoted: true,
          viewerChoices: [{ label: 'Saturday morning' }],
        },
      },
    });
    expect(await run(update, { input: { pollId: trees, choiceIds: [] } })).toEqual({
      data: { updateVotes: { voterCount: 6, viewerHasVoted: false, viewerChoices: [] } },
    });
    const again = { input: { pollId: trees, choiceIds: [friday] } };
    expect((await run(update, again)).errors).toEqual([{ code: 'CONFLICT' }]);
  });
});
