import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSchema } from 'docusaurus-preset-graphql-docs/content';
import { reaches, wordsOf, readQuestions } from '../agents/questions';

describe('the questions', () => {
  const file = 'scripts/agents/questions.yml';

  it('name coordinates of the schema, and are forty', async () => {
    const { schema } = await readSchema('.', 'schema/**/*.graphql');
    const questions = readQuestions(file, readFileSync(file, 'utf8'), schema);
    expect(questions).toHaveLength(40);
    expect(new Set(questions.map(({ prompt }) => prompt)).size).toBe(40);
  });

  it('are refused with the place of what is wrong', () => {
    const schema = buildSchema('type Query { id: ID }');
    const text = `- prompt: Which id?
  expects: [Query.ids]
  as: guest
  document: '{ id }'
- prompt: Which id?
  expects: []
  as: guest
  document: '{ id }'
`;
    expect(() => readQuestions('a.yml', text, schema)).toThrow(
      'a.yml:1:3 Unexpected coordinate "Query.ids", which the schema does not define.\na.yml:6:3 Unexpected value of "1.expects": ',
    );
  });
});

it('searches for the words of a prompt that say something', () => {
  expect(wordsOf('How do I vote on a poll?')).toEqual(['vote', 'poll']);
});

describe('an answer reaches', () => {
  const answer = {
    coordinate: 'Mutation.voteOnPoll',
    sdl: 'voteOnPoll(\n  input: VoteOnPollInput!\n): Poll!\n\ninput VoteOnPollInput {\n  pollId: UUID!\n}',
    description: 'See `Mutation.updateVotes`.',
    errors: [{ code: 'CONFLICT' }],
    access: { role: 'MEMBER' },
  };

  it.each([
    'Mutation.voteOnPoll',
    'Mutation.voteOnPoll(input:)',
    'VoteOnPollInput.pollId',
    'Mutation.updateVotes',
    'ErrorCode.CONFLICT',
    'UserRole.MEMBER',
  ])('%s', (coordinate) => {
    expect(reaches(answer, coordinate)).toBe(true);
  });

  it.each(['Mutation.vote', 'Poll.pollId', 'VoteOnPollInput.id', 'ErrorCode.NOT_FOUND'])(
    'not %s',
    (coordinate) => {
      expect(reaches(answer, coordinate)).toBe(false);
    },
  );
});
