import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../shared/context';
import type { Run } from '../../../__tests__/helpers';
import { asMember, callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';

const trees = '018f4a10-5d27-7c3e-8b61-0f9e2d7a4c58';
const tool = '018f41d7-4e60-7a1c-9c2e-1aedf9ca0f31';
const opening = '018f41d7-4e70-7e50-9062-5e213d0e4d75';
const lawyer = '018f4c81-93a0-7b83-8395-815460317aa8';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

const results = async (id: string, caller: Caller = callers.neighbour): ReturnType<Run> =>
  run(
    `query Results($id: UUID!) { pollById(id: $id) { viewerSeesResults voterCount isClosed choices { voteCount share voters { data { firstName } } } } }`,
    { id },
    caller,
  );

describe('pollById', () => {
  it('answers with a poll, its choices and its results', async () => {
    expect(
      await run(
        `query Poll($id: UUID!) { pollById(id: $id) { question space { name } author { displayName } maxChoices isMultipleChoice viewerSeesResults voterCount commentCount isClosed viewerHasVoted viewerChoices { label } viewerPermissions choices { label position voteCount share viewerHasVoted voters(limit: 1) { totalResults data { firstName } } } } }`,
        { id: trees },
      ),
    ).toEqual({
      data: {
        pollById: {
          question: 'When do we plant the trees?',
          space: { name: 'Kiezgarten am Kanal' },
          author: { displayName: 'Example Admin' },
          maxChoices: 2,
          isMultipleChoice: true,
          viewerSeesResults: true,
          voterCount: 7,
          commentCount: 4,
          isClosed: false,
          viewerHasVoted: true,
          viewerChoices: [{ label: 'Friday afternoon' }, { label: 'Sunday morning' }],
          viewerPermissions: ['READ', 'INTERACT'],
          choices: [
            {
              label: 'Friday afternoon',
              position: 0,
              voteCount: 3,
              share: 3 / 7,
              viewerHasVoted: true,
              // The vote of the deleted account counts, and nobody learns of it.
              voters: { totalResults: 2, data: [{ firstName: 'Example' }] },
            },
            {
              label: 'Saturday morning',
              position: 1,
              voteCount: 4,
              share: 4 / 7,
              viewerHasVoted: false,
              voters: { totalResults: 4, data: [{ firstName: 'Samir' }] },
            },
            {
              label: 'Sunday morning',
              position: 2,
              voteCount: 3,
              share: 3 / 7,
              viewerHasVoted: true,
              voters: { totalResults: 3, data: [{ firstName: 'Example' }] },
            },
          ],
        },
      },
    });
  });

  it('keeps results until one has voted where the poll says so', async () => {
    const hidden = { voteCount: null, share: null, voters: null };
    expect(await results(tool)).toEqual({
      data: {
        pollById: {
          viewerSeesResults: false,
          voterCount: 3,
          isClosed: false,
          choices: [hidden, hidden, hidden],
        },
      },
    });
    expect(await results(tool, asMember('linh'))).toMatchObject({
      data: {
        pollById: {
          viewerSeesResults: true,
          choices: [{ voteCount: 1 }, { voteCount: 2 }, { voteCount: 0, share: 0 }],
        },
      },
    });
  });

  it('keeps results from everyone until the end where the poll says so', async () => {
    expect(await results(lawyer, callers.aylin)).toMatchObject({
      data: { pollById: { viewerSeesResults: false } },
    });
  });

  it('never tells who voted for what in secret', async () => {
    expect(await results(opening)).toEqual({
      data: {
        pollById: {
          viewerSeesResults: true,
          voterCount: 4,
          isClosed: true,
          choices: [
            { voteCount: 1, share: 0.25, voters: null },
            { voteCount: 3, share: 0.75, voters: null },
          ],
        },
      },
    });
  });

  it.each([
    ['a guest', tool, callers.guest],
    ['people of other spaces', lawyer, callers.neighbour],
  ])('finds nothing that %s may not read', async (_who, id, caller) => {
    expect(await results(id, caller)).toEqual({
      data: { pollById: null },
      errors: [{ code: 'NOT_FOUND' }],
    });
  });
});

describe('userHasVotedByPollId', () => {
  it.each([
    [callers.neighbour, trees, { data: { userHasVotedByPollId: true } }],
    [callers.neighbour, tool, { data: { userHasVotedByPollId: false } }],
    [
      callers.neighbour,
      lawyer,
      { data: { userHasVotedByPollId: null }, errors: [{ code: 'NOT_FOUND' }] },
    ],
    [
      callers.guest,
      trees,
      { data: { userHasVotedByPollId: null }, errors: [{ code: 'UNAUTHENTICATED' }] },
    ],
  ])('answers for %o and %s', async (caller, pollId, answer) => {
    expect(await run(`{ userHasVotedByPollId(pollId: "${pollId}") }`, {}, caller)).toEqual(answer);
  });
});
