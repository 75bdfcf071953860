import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { post, useLocalApi } from '../../../sandbox/local-api/__tests__/helpers';
import { createBrowser } from '../../../sandbox/local-api/identity/__tests__/browser';
import { authorizationUrl } from '../../../sandbox/local-api/identity/__tests__/helpers';
import { tokens } from '../../../sandbox/local-api/pages';
import { readOptions } from '../../../sandbox/local-api/options';
import { personas } from '../../../sandbox';
import { runCommands } from '../curl-local';
import { codeOf, fencesOf } from '../fences';
import { loadSample, sampleCode } from '../load-sample';

interface LocalApi {
  readonly origin: string;
  readonly reset: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const page = 'docs/local-api.mdx';
const fences = fencesOf(page);
const localApi = useLocalApi();
const counting = useLocalApi('guest', {});

const code = (title: string): string => codeOf(page, title);

/** The command that holds a text. */
const command = (part: string): string =>
  fences.find((fence) => fence.language === 'bash' && fence.code.includes(part))?.code ?? '';

const whoAmI = async (header: string, TOKEN = ''): Promise<unknown> =>
  JSON.parse(await runCommands(command(header), localApi, { TOKEN }));

it('knows the options that the page lists', () => {
  const args = ['--port', '5000', '--role', 'member', '--no-rate-limit', '--token-lifetime', '30'];
  const address = 'http://localhost:8080/webhook';
  expect(readOptions([...args, '--webhook', address], {})).toMatchObject({
    port: 5000,
    anonymous: { id: 'member' },
    rateLimit: false,
    tokenLifetime: 30,
    webhook: new URL(address),
  });
});

it('answers a member as the page says', async () => {
  expect(await whoAmI('Bearer sandbox-member')).toEqual(JSON.parse(code("The member's response")));
});

it('has only the first request over the limit', async () => {
  const ask = async (): Promise<unknown> =>
    (await post(localApi.endpoint(), { query: '{ __typename }' })).body;
  await loadSample(page, 'Only the first request is over the limit');
  expect(await ask()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
  expect(await ask()).toEqual({ data: { __typename: 'Query' } });
});

it.each(tokens.map(({ token }) => token))('knows the token %s of the page', async (token) => {
  const who = command('Bearer sandbox-member').replace('sandbox-member', token);
  const answer = await runCommands(who, localApi);
  const guests: Readonly<Record<string, string>> = {
    'sandbox-expired': 'TOKEN_EXPIRED',
    'sandbox-client': 'NO_TOKEN',
    'sandbox-client-expired': 'CLIENT_TOKEN_EXPIRED',
  };
  expect(answer).toContain(guests[token] ?? 'SignedInUser');
});

it.each(personas.flatMap(({ token, description }) => (token ? [{ token, description }] : [])))(
  'introduces $token as the console does',
  ({ token, description }) => {
    const row = `| \`${token}\` | ${description.replace(/\.$/, '')} |`;
    expect(readFileSync(page, 'utf8')).toContain(row);
  },
);

it('names the buttons of the pages, in their order', async () => {
  const browser = createBrowser();
  const address = authorizationUrl(localApi.origin());
  const signIn = await browser.follow(address);
  await browser.signIn(address, 'member');
  const signOut = await browser.follow(`${localApi.origin()}/oauth2/logout`);
  const buttons = [...(signIn.page + signOut.page).matchAll(/<button[^>]*>([^<]*)</g)];
  const [, section = ''] =
    /^## Sign in\n(.*?)^To see what your client will do/ms.exec(readFileSync(page, 'utf8')) ?? [];
  const names = [...section.matchAll(/\*\*(.+?)\*\*/g)].map(([, name]) => name);
  expect(names).toEqual(buttons.map(([, name]) => name));
  expect(names).toHaveLength(5);
});

it('signs a person in by hand, whose token then works', async () => {
  const settings = command('VERIFIER=$(');
  const output = await runCommands(`${settings}\necho "$VERIFIER"`, localApi);
  const [address = '', VERIFIER = ''] = output.trim().split('\n');
  const back = await createBrowser().signIn(address, 'admin');
  expect(back.origin + back.pathname).toBe('http://localhost:3000/callback');
  const CODE = back.searchParams.get('code') ?? '';
  const answer = await runCommands(command('grant_type'), localApi, { CODE, VERIFIER });
  const { access_token, refresh_token } = JSON.parse(answer) as Record<string, string>;
  expect(refresh_token).toBeTruthy();
  expect(await whoAmI('Bearer $TOKEN', access_token)).toMatchObject({
    data: { authenticatedUserV2: { profile: { displayName: 'Example Admin' } } },
  });
});

it('refuses the sixty-first request of the page', async () => {
  const output = await runCommands(code('Go over the limit'), counting);
  const answers = output.replaceAll('}{', '}\n{').split('\n');
  expect(answers).toHaveLength(61);
  expect(answers.filter((answer) => answer.includes('RATE_LIMITED'))).toEqual([answers[60]]);
  await runCommands(code('Reset'), counting);
  const { body } = await post(counting.endpoint(), { query: '{ __typename }' });
  expect(body).toEqual({ data: { __typename: 'Query' } });
});

it.each(['Send a test event', 'Send the last event again'])(
  'says with "%s" how to start with a receiver',
  async (title) => {
    expect(await runCommands(code(title), localApi)).toContain('There is no receiver.');
  },
);

describe('a test that starts the local API', () => {
  it('gets its own, resets and stops it', async () => {
    const { startLocalApi } = await loadSample<{
      startLocalApi: (folder: string) => Promise<LocalApi>;
    }>(page, 'local-api.ts');
    const api = await startLocalApi(process.cwd());
    const endpoint = `${api.origin}/graphql`;
    const headers = { Authorization: 'Bearer sandbox-member' };
    const rename = 'mutation { updateAuthenticatedUserV2(input: { bio: "New" }) { __typename } }';
    const query = '{ authenticatedUserV2 { ... on SignedInUser { profile { bio } } } }';
    const { body } = await post(endpoint, { query }, headers);
    await post(endpoint, { query: rename }, headers);
    expect((await post(endpoint, { query }, headers)).body).not.toEqual(body);
    await api.reset();
    expect((await post(endpoint, { query }, headers)).body).toEqual(body);
    await api.stop();
    await expect(fetch(endpoint)).rejects.toThrow();
  });

  it('fails where there is no local API, and shows why', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'local-api-'));
    await writeFile(join(folder, 'local-api.mts'), sampleCode(page, 'local-api.ts'));
    const start =
      "import { startLocalApi } from './local-api.mts';\nawait startLocalApi(import.meta.dirname);";
    await writeFile(join(folder, 'start.mts'), start);
    // In a process of its own, whose output doesn't get into that of the tests.
    const started = promisify(execFile)(process.execPath, [
      '--import',
      'tsx',
      join(folder, 'start.mts'),
    ]);
    await expect(started).rejects.toMatchObject({
      stderr: expect.stringMatching(/Cannot find package 'tsx'.*did not start/s) as unknown,
    });
    await rm(folder, { recursive: true });
  });

  it('runs with the test runner of Node', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'local-api-'));
    for (const name of ['local-api.ts', 'spaces.test.ts'])
      await writeFile(join(folder, name), sampleCode(page, name));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    const args = ['--import', 'tsx', '--test', '--test-reporter', 'tap'];
    const env: NodeJS.ProcessEnv = { ...process.env, DEVELOPER_DOCS: process.cwd() };
    delete env['NODE_TEST_CONTEXT'];
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...args, join(folder, 'spaces.test.ts')],
      { env },
    );
    await rm(folder, { recursive: true });
    expect(stdout).toMatch(/^# pass 1$/m);
  });
});
