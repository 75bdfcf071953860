import { expect, it } from 'vitest';
import { makeHttpFile } from 'graphql-docs-reference/downloads';
import type { Answer } from 'graphql-docs-reference/graphql';
import { described, expected, fill, folders, send, withoutOwn } from '../collections';
import { product } from '../../../src/product';

const [head = '', ...regions] = makeHttpFile(folders, described).split(/^### /m);
const variables = Object.fromEntries(
  [...head.matchAll(/^@(\w+) = (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);
const requests = new Map(
  regions.map((region) => {
    const [title = '', ...lines] = region.split('\n');
    const [, first] = /^# Send first: (.*)$/m.exec(region) ?? [];
    const [, url = ''] = /^POST (.*)$/m.exec(region) ?? [];
    const [, token] = /^Authorization: Bearer (.*)$/m.exec(region) ?? [];
    const body = lines.join('\n').split('\n\n').at(1);
    return [
      title.replace(/^.*: /, ''),
      {
        first: first?.split(', ') ?? [],
        sent: {
          url: fill(url, variables),
          token: token && fill(token, variables),
          ...(body?.startsWith('{') && { body: JSON.parse(body) as unknown }),
        },
      },
    ];
  }),
);
const sendNamed = (name: string): Promise<Answer> => {
  const request = requests.get(name);
  if (!request) throw new Error(`No request "${name}"`);
  return send(request.sent);
};

/** A document on one line has its faults at other places. */
const withoutPlaces = ({ errors, ...answer }: Answer): Answer => ({
  ...answer,
  ...(errors && { errors: errors.map((error) => ({ ...error, locations: undefined })) }),
});

it('answers as the reference shows, after what a comment names', async () => {
  const answers = new Map<string, Answer>();
  for (const [name, { first }] of requests) {
    if (name.startsWith('Reset')) continue;
    await sendNamed('Reset the data of the local API');
    for (const earlier of first) await sendNamed(earlier);
    answers.set(name, withoutPlaces(await sendNamed(name)));
  }
  expect(withoutOwn(answers)).toEqual(
    new Map([...expected].map(([name, answer]) => [name, withoutPlaces(answer)])),
  );
});

it('holds one request a region, in the form that both editors read', () => {
  const text = makeHttpFile(
    folders.map((folder) => ({
      ...folder,
      requests: folder.requests.filter((request) => request.name === 'voteOnPoll.again'),
    })),
    described,
  );
  expect(text.slice(text.indexOf('### Polls'))).toBe(`### Polls: voteOnPoll.again

# You can't vote twice in the same poll: use \`Mutation.updateVotes\` to change your vote.
# ${product.urls.site}/docs/graphql/operations/mutations/vote-on-poll
# Send first: voteOnPoll
POST {{endpoint}}
Content-Type: application/json
Authorization: Bearer {{token}}

{
  "query": "mutation VoteAgain($input: VoteOnPollInput!) { voteOnPoll(input: $input) { id } }",
  "variables": {
    "input": {
      "pollId": "018f41d7-4e60-7a1c-9c2e-1aedf9ca0f31",
      "choiceIds": ["018f41d7-4e61-7b2d-8d3f-2bfe0adb1a42"]
    }
  }
}
`);
});
