import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { useLocalApi } from '../../../src/local-api/__tests__/helpers';
import { fencesOf } from '../fences';
import { loadSample } from '../load-sample';

const page = 'docs/intro.mdx';
const fences = fencesOf(page);
const { origin, endpoint } = useLocalApi();

const { send } = await loadSample<{
  send: (url: string, body: object) => Promise<unknown>;
}>(page, 'Wait where the platform says so');

/** The command with which the page asks for something. */
const command = (part: string): string =>
  fences.find(({ language, code }) => language === 'bash' && code.includes(part))?.code ?? '';

/** The n-th fence that follows the one with a title; 0 is that one itself. */
const code = (title: string, following = 0): string =>
  fences[fences.findIndex((fence) => fence.title === title) + following]?.code ?? '';

/** Runs a command in a shell, with the local API in the place of the platform. */
async function run(text: string, ACCESS_TOKEN = 'sandbox-member'): Promise<string> {
  const local = text
    .replace(/\{urls\.(?:api|staging)\}/, endpoint())
    .replace('http://localhost:4000', origin());
  const env = { ...process.env, ACCESS_TOKEN };
  return (await promisify(execFile)('bash', ['-c', local], { env })).stdout;
}

/** JSON without numbers of a world that is larger than the local one, and without places. */
function read(json: string): unknown {
  return JSON.parse(json, (key, value: unknown) =>
    ['totalResults', 'memberCount', 'locations'].includes(key) ? undefined : value,
  );
}

it('answers the first command as the page says', async () => {
  expect(read(await run(code('Two spaces')))).toEqual(read(code('The answer')));
});

it('answers a document with variables as the page says', async () => {
  const query = code('Spaces near a point');
  const variables = JSON.parse(code('Spaces near a point', 1)) as unknown;
  const answer = await send(endpoint(), { query, variables });
  expect(read(JSON.stringify(answer))).toEqual(read(code('Spaces near a point', 2)));
});

it.each(['--header "Authorization: Bearer $ACCESS_TOKEN"', 'Bearer sandbox-member'])(
  'answers a member who sends %s as the page says',
  async (header) => {
    const answer = read(await run(command(header)));
    expect(answer).toEqual(read(code('Who am I, and how do I relate to a space?', 1)));
  },
);

it('tells a guest why the token does not count', async () => {
  const answer = await run(command('$ACCESS_TOKEN"'), 'sandbox-expired');
  expect(JSON.parse(answer)).toMatchObject({
    data: { authenticatedUserV2: { __typename: 'GuestUser', reason: 'TOKEN_EXPIRED' } },
  });
});

it('refuses a page that is too long as the page says', async () => {
  const answer = await send(endpoint(), { query: '{ spaces(limit: 500) { totalResults } }' });
  expect(read(JSON.stringify(answer))).toEqual(read(code('With limit: 500')));
});

it('gives a misspelt field the status 200, and a body without its end 400', async () => {
  const first = `${code('Two spaces')} --silent --write-out '%{http_code}'`;
  const misspelt = await run(first.replace('memberCount', 'memberCont'));
  expect(misspelt).toMatch(/"extensions":\{"code":"VALIDATION_FAILED"\}\}\]\}200$/);
  expect(await run(first.replace(`}"}'`, `}"'`))).toMatch(/400$/);
});

it('begins anew', async () => {
  expect(await run(`${code('Begin anew')} --silent --write-out '%{http_code}'`)).toBe('204');
});
