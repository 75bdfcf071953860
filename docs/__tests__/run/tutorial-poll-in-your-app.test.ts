import { beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../sandbox/local-api/identity/__tests__/browser';
import { createBrowser } from '../../../sandbox/local-api/identity/__tests__/browser';
import { useProvider } from '../../../sandbox/local-api/identity/__tests__/helpers';
import { post } from '../../../sandbox/local-api/__tests__/helpers';
import { codeOf } from '../fences';
import { freePort } from '../free-port';
import { openAt, readableText, useTutorial } from '../tutorial';

const page = 'docs/tutorials/poll-in-your-app.mdx';
const files = ['create-poll.mjs', 'sign-in.mjs', 'poll.mjs'];
const settings = { POLL_ID: '018f70c0-0000-7000-8000-000000000001' };
const { origin, issuer, open, textOf, run, restart } = useTutorial(
  page,
  files,
  'poll.mjs',
  settings,
);
useProvider(issuer);

const code = (title: string): string => codeOf(page, title);

/** The ids that the local API gives to the choices of its first poll. */
const [beans, chard, sunflowers] = [2, 3, 4].map(
  (end) => `018f70c0-0000-7000-8000-00000000000${end}`,
);

/** Follows redirects of the page, and returns what it shows then. */
async function see(browser: Browser, path: string): Promise<string> {
  return readableText((await browser.follow(`${origin()}${path}`)).page);
}

async function signIn(browser: Browser, persona: string): Promise<string> {
  const { at } = await browser.follow(`${origin()}/login`);
  const callback = await browser.signIn(at.href, persona);
  return see(browser, callback.pathname + callback.search);
}

/** Sends the form of the poll with these choices checked. */
async function vote(browser: Browser, choices: readonly (string | undefined)[]): Promise<string> {
  const form = new URLSearchParams(choices.map((id) => ['choice', String(id)]));
  const { headers } = await browser.open(`${origin()}/vote`, form);
  return see(browser, headers.get('Location') ?? '');
}

beforeEach(async () => {
  expect((await run('Start the poll')).trim()).toBe(code('What it prints'));
});

/** Each test starts the page and a command. */
describe('the poll', () => {
  it('shows guests the question, and neither results nor a button', async () => {
    expect(await textOf('/')).toMatch(
      /There is room for two kinds\. Choose up to 2 Beans Chard Sunflowers 0 people have voted\. Open until 2026-05-31\. You see the results after you vote\. Sign in to vote$/,
    );
    expect((await open('/vote', { choice: String(beans) })).headers.get('Location')).toBe('/login');
  });

  it('lets a member vote, vote again and take the vote back', async () => {
    const browser = createBrowser();
    expect(await signIn(browser, 'member')).toContain('Vote 0 people have voted.');
    expect(await vote(browser, [beans, sunflowers])).toMatch(
      /Saved\. Choose up to 2 Beans · 1 vote 100 % Chard · 0 votes 0 % Sunflowers · 1 vote 100 % Vote again 1 person has voted\. .* Signed in as Example Neighbour Sign out$/,
    );
    expect(await vote(browser, [beans, chard, sunflowers])).toContain(
      'you chose too many answers.',
    );
    expect(await vote(browser, [chard])).toMatch(/Beans · 0 votes 0 % Chard · 1 vote 100 %/);
    expect(await vote(browser, [])).toMatch(/Beans Chard Sunflowers Vote 0 people have voted/);
    expect(await vote(browser, [])).toContain('Nothing changed: choose an answer');
  });

  it('counts the votes of two people', async () => {
    const [first, second] = [createBrowser(), createBrowser()];
    await signIn(first, 'admin');
    await vote(first, [beans]);
    expect(await signIn(second, 'moderator')).toContain('Beans Chard Sunflowers Vote 1 person');
    expect(await vote(second, [beans, chard])).toContain(
      'Beans · 2 votes 100 % Chard · 1 vote 50 %',
    );
  });

  it('keeps somebody signed in who follows a link to the sign-in', async () => {
    const browser = createBrowser();
    await signIn(browser, 'member');
    await browser.open(`${origin()}/login`);
    expect(await see(browser, '/')).toContain('Signed in as Example Neighbour');
  });

  it('signs out of the page and the identity provider', async () => {
    const browser = createBrowser();
    await signIn(browser, 'member');
    const { headers } = await browser.open(`${origin()}/logout`, {});
    expect(headers.get('Location')).toBe(
      `${issuer()}/oauth2/logout?${new URLSearchParams({
        client_id: 'local-confidential',
        post_logout_redirect_uri: `${origin()}/`,
      })}`,
    );
    expect(await see(browser, '/')).toContain('Sign in to vote');
  });

  it('shows a poll for members to those who sign in, and asks others to', async () => {
    const query =
      'mutation Start($input: CreatePollInput!) { createPoll(input: $input) { id choices { id } } }';
    const input = {
      spaceId: '018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11',
      question: 'Who has the key?',
      choices: ['Ada', 'Ben'],
      visibility: 'MEMBERS',
    };
    const headers = { Authorization: 'Bearer sandbox-admin' };
    const { body } = await post(`${issuer()}/graphql`, { query, variables: { input } }, headers);
    const [pollId = '', choice] = JSON.stringify(body).match(/[\da-f-]{36}/g) ?? [];
    await restart({ POLL_ID: pollId });
    expect(await textOf('/')).toMatch(/You can&#39;t see this poll Sign in$/);
    const browser = createBrowser();
    expect(await signIn(browser, 'member')).toContain('Who has the key?');
    expect(await vote(browser, [choice])).toContain('Saved.');
    expect((await open('/')).status).toBe(404);
  });

  it('says that there is no such poll, also after a vote for it', async () => {
    await restart({ POLL_ID: '018f70c0-0000-7000-8000-00000000dead' });
    const browser = createBrowser();
    expect(await signIn(browser, 'member')).toMatch(/You can&#39;t see this poll.*Signed in as/);
    const { headers } = await browser.open(`${origin()}/vote`, { choice: String(beans) });
    expect(headers.get('Location')).toBe('/?notice=NOT_FOUND');
  });

  it('takes its address from ORIGIN or the port, never from a request', async () => {
    const callbackOf = ({ headers }: Response): string | null =>
      new URL(headers.get('Location') ?? '').searchParams.get('redirect_uri');
    const login = await openAt(origin(), '/login', '127.0.0.1:1234');
    expect(callbackOf(login)).toBe(`${origin()}/callback`);
    expect(login.headers.get('Set-Cookie')).toMatch(/Path=\/$/);
    expect((await openAt(origin(), '//evil.example/login', 'localhost')).status).toBe(404);
    await restart({ ORIGIN: 'https://poll.partner.example', PORT: String(await freePort()) });
    const published = await open('/login');
    expect(callbackOf(published)).toBe('https://poll.partner.example/callback');
    expect(published.headers.get('Set-Cookie')).toMatch(/; Secure$/);
    const address = 'https%3A%2F%2Fpoll.partner.example%2F';
    expect((await open('/logout', {})).headers.get('Location')).toContain(address);
  });

  it('finishes no sign-in that another browser has started', async () => {
    const browser = createBrowser();
    const { at } = await browser.follow(`${origin()}/login`);
    const callback = await browser.signIn(at.href, 'member');
    expect((await createBrowser().open(callback.href)).status).toBe(400);
    const other = createBrowser();
    await other.open(`${origin()}/login`);
    expect((await other.open(callback.href)).status).toBe(400);
  });

  it('leads back to the poll when somebody cancels', async () => {
    const browser = createBrowser();
    const login = await browser.open(`${origin()}/login`);
    const state = new URL(login.headers.get('Location') ?? '').searchParams.get('state');
    expect(await see(browser, `/callback?error=access_denied&state=${state}`)).toContain(
      'Sign in to vote',
    );
  });
});
