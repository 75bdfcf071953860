import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSchema } from 'docusaurus-preset-graphql-docs/content';
import { createLinkMap } from 'graphql-docs-reference/graphql';
import { checkSite } from '../agents/check-site';
import { reaches, wordsOf } from '../agents/walk';
import { readQuestions } from '../agents/read-questions';

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
      'a.yml:1:3 Unexpected coordinate "Query.ids", which the schema does not define.\na.yml:5:3 Unexpected question.',
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

describe('the checks of a site', () => {
  const schema = buildSchema('type Query { spaces: [Space!]! } type Space { id: ID }');
  const links = new Map(
    [...createLinkMap(schema)].filter(([, href]) => /spaces|objects\/space/.test(href)),
  );
  const spaces = '# spaces\n\n[Space](https://a.example/docs/graphql/types/objects/space.md)\n';
  const space = '# Space\n\n### `Space.id`\n';
  const texts = {
    '/llms.txt':
      '# Site\n\n[spaces](https://a.example/docs/graphql/operations/queries/spaces.md)\n',
    '/docs/graphql/operations/queries/spaces.md': spaces,
    '/docs/graphql/types/objects/space.md': space,
  };
  const faultsOf = async (changed: Readonly<Record<string, string>>): Promise<string[]> => {
    const built = {
      texts: new Map(Object.entries({ ...texts, ...changed })),
      readHtml: () => Promise.resolve('<h3 id=id>'),
    };
    return (
      await checkSite(built, { schema, links, samples: 'error', product: { placeholders: {} } })
    ).flatMap(({ faults }) => faults);
  };

  it('pass where all is reached and named', async () => {
    expect(await faultsOf({})).toEqual([]);
  });

  it('find an index that is too large', async () => {
    expect(
      await faultsOf({ '/llms.txt': `${texts['/llms.txt']}\n${'a'.repeat(50_000)}\n` }),
    ).toEqual(['/llms.txt has 50080 bytes, expected less than 50000.']);
  });

  it('find a twin that nothing links to', async () => {
    expect(await faultsOf({ '/llms.txt': '# Site\n' })).toEqual([
      '/docs/graphql/operations/queries/spaces.md is no links away.',
      '/docs/graphql/types/objects/space.md is no links away.',
    ]);
  });

  it('find a member without a heading, JSX and a broken sample', async () => {
    const path = '/docs/graphql/types/objects/space.md';
    const text = '# Space\n\n<Tabs />\n\n```graphql\nquery A {\n  space\n}\n```\n';
    expect(await faultsOf({ [path]: text })).toEqual([
      `${path} does not name Space.id.`,
      `${path}: Unexpected HTML or JSX "<Tabs />".`,
      `${path}: Cannot query field "space" on type "Query". Did you mean "spaces"?`,
    ]);
  });
});
