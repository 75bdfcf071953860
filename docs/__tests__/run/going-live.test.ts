import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { useLocalApi } from '../../../sandbox/local-api/__tests__/helpers';
import { createBrowser } from '../../../sandbox/local-api/identity/__tests__/browser';
import type { Tokens } from '../../../sandbox/local-api/identity/__tests__/helpers';
import {
  authorizationUrl,
  exchange,
  tokensOf,
  useProvider,
} from '../../../sandbox/local-api/identity/__tests__/helpers';
import { createLocalApi } from '../../../sandbox/local-api/local-api';
import { serve } from '../../../sandbox/local-api/serve';
import { createSandbox } from '../../../sandbox';
import { people } from '../../../sandbox/__tests__/seed-ids';
import { sdl, town } from '../../../sandbox/__tests__/helpers';
import { runCommands } from '../curl-local';
import { sampleCode } from '../load-sample';

const page = 'docs/going-live.mdx';
const counting = useLocalApi('guest', {});
useProvider(counting.origin);

/** Runs a check of the page with the settings of the page. */
function check(title: string, variables: Readonly<Record<string, string>>): Promise<string> {
  const settings = {
    API: counting.endpoint(),
    ISSUER: counting.origin(),
    CLIENT_ID: 'local-public',
  };
  return runCommands(sampleCode(page, title), counting, { ...settings, ...variables });
}

it.each([
  ['sandbox-member', people.neighbour],
  ['sandbox-expired', 'TOKEN_EXPIRED'],
  ['another', 'TOKEN_REJECTED'],
])('asks who is signed in with the token %s', async (TOKEN, answer) => {
  expect(await check('Ask who is signed in', { TOKEN })).toContain(`"${answer}"`);
});

describe('the use of a refresh token, twice', () => {
  const title = 'Use a refresh token twice';

  function expectOneRefresh(output: string): void {
    const answers = output.trim().split('\n');
    expect(answers.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ access_token: expect.any(String) as string }),
      expect.objectContaining({ error: 'invalid_grant' }),
    ]);
  }

  it('ends the sign-in of a public client', async () => {
    const { refresh_token } = await tokensOf(counting.origin(), 'member');
    expectOneRefresh(await check(title, { REFRESH_TOKEN: refresh_token }));
  });

  it('ends the sign-in of a confidential client', async () => {
    const address = authorizationUrl(counting.origin(), { client_id: 'local-confidential' });
    const back = await createBrowser().signIn(address, 'member');
    const response = await exchange(counting.origin(), back.searchParams.get('code') ?? '', {
      authorization: `Basic ${btoa('local-confidential:local-secret')}`,
    });
    const { refresh_token } = (await response.json()) as Tokens;
    const [option = ''] = /--user "[^"]+"/.exec(readFileSync(page, 'utf8')) ?? [];
    const code = sampleCode(page, title).replace('--data "client_id=$CLIENT_ID"', option);
    const output = await runCommands(code, counting, {
      ISSUER: counting.origin(),
      CLIENT_ID: 'local-confidential',
      CLIENT_SECRET: 'local-secret',
      REFRESH_TOKEN: refresh_token,
    });
    expectOneRefresh(output);
  });
});

it('reads what is left of the limit', async () => {
  const output = await check('Read what is left of the limit', { TOKEN: 'sandbox-member' });
  expect(output).toMatch(/^ratelimit: "user";r=\d+;t=\d+/im);
});

it('sends a test event to the receiver', async () => {
  const accepting = createServer((_request, response) => response.writeHead(204).end());
  await new Promise<void>((resolve) => accepting.listen(0, resolve));
  const { port } = accepting.address() as AddressInfo;
  const webhook = new URL(`http://localhost:${port}/webhook`);
  const api = createLocalApi(createSandbox(sdl, town), { webhook });
  const service = await serve(api, 0);
  const addresses = { ...counting, origin: () => service.origin };
  const output = await runCommands(sampleCode(page, 'Send a test event'), addresses);
  expect(JSON.parse(output)).toMatchObject({ status: 204, isAccepted: true });
  await service.close();
  accepting.close();
});
