import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../fences';
import { freePort } from '../free-port';
import { openAt, useTutorial } from '../tutorial';

const page = 'docs/tutorials/membership-desk.mdx';
const files = ['create-space.mjs', 'ask.mjs', 'desk.mjs'];
const settings = { SPACE_ID: '018f70c0-0000-7000-8000-000000000001' };
const { origin, open, textOf, run, restart } = useTutorial(page, files, 'desk.mjs', settings);

const code = (title: string): string => codeOf(page, title);

/** People of the local API. */
const neighbour = '018f3c2a-0d52-7c11-8e2f-9b64a7d01c38';
const moderator = '018e8c10-2b60-7a41-9c77-3e5d8f1b0a24';
const admin = '018f2b11-5c3e-7d90-8a47-c6e1f0b92d35';

/** Presses a button of the desk, and returns what it says then. */
async function decide(action: string, userId: string): Promise<string> {
  const response = await open('/decide', { action, userId });
  return textOf(response.headers.get('Location') ?? '');
}

async function invite(emails: string): Promise<Response> {
  const html = await (await open('/')).text();
  const key = /name="key" value="([^"]+)"/.exec(html)?.[1] ?? '';
  return open('/invite', { emails, message: '<b>Hi</b>', key });
}

beforeEach(async () => {
  expect((await run('Create the space')).trim()).toBe(code('What it prints'));
  expect((await run('Ask as two people')).trim()).toBe(code('Two requests'));
});

/** Each test starts the desk and two commands. */
describe('the desk', () => {
  it('shows requests, invitations and members', async () => {
    expect(await textOf('/')).toMatch(
      /^Tool library: membership desk Tool library: membership desk Requests \(2\) Example Neighbour I have a sewing machine to lend\. Accept Decline Example Moderator Hello! .*Open invitations \(0\) None Members \(1\) Example Admin Admin and creator Make member$/,
    );
  });

  it('accepts, declines, and hands the space over', async () => {
    expect(await decide('accept', neighbour)).toContain('Saved. Requests (1)');
    expect(await decide('decline', moderator)).toMatch(/Requests \(0\) .*Members \(2\)/);
    expect(await decide('promote', neighbour)).toContain('Example Neighbour Admin Make member');
    expect(await decide('demote', admin)).toContain('You do not run this space');
    await restart({ API_TOKEN: 'sandbox-member' });
    expect(await decide('remove', admin)).toContain('Members (1)');
  });

  it('keeps a new member when a second admin declines late', async () => {
    await decide('accept', neighbour);
    const text = await decide('decline', neighbour);
    expect(text).toMatch(/Nothing changed: this page was out of date.* Members \(2\)/);
  });

  it('keeps the last admin', async () => {
    expect(await decide('demote', admin)).toContain('or the space needs its last admin.');
  });

  it('says that an account is gone', async () => {
    const text = await decide('accept', '018f3c2a-0d52-7c11-8e2f-00000000dead');
    expect(text).toContain('Nothing changed: this account no longer exists. Requests (2)');
  });

  it('invites by email', async () => {
    const { headers } = await invite('helper@mail.example, greta@mail.example');
    expect(await textOf(headers.get('Location') ?? '')).toMatch(
      /The invitations are on their way\. .*Open invitations \(2\) greta@mail\.example, until 2026-06-16 helper/,
    );
  });

  it('invites nobody if an address is wrong, and keeps what was typed', async () => {
    const response = await invite('helper@mail.example greta at mail.example');
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('No email was sent');
    expect(html).toContain('value="helper@mail.example greta at mail.example"');
    expect(html).toContain('value="&lt;b&gt;Hi&lt;/b&gt;"');
  });

  it.each([
    ['/decide', { action: 'toString', userId: neighbour }],
    ['/decide', { action: 'demote' }],
    ['/other', {}],
  ])('answers nothing else: %s %j', async (path, form: object) => {
    expect((await open(path, { ...form })).status).toBe(404);
  });

  it('shows nothing under the name of another website', async () => {
    const statusAt = async (host: string): Promise<number> =>
      (await openAt(origin(), '/', host)).status;
    const { host, port } = new URL(origin());
    expect(await statusAt(`evil.example:${port}`)).toBe(403);
    expect(await statusAt('localhost.evil.example')).toBe(403);
    for (const own of [host, `127.0.0.1:${port}`, `[::1]:${port}`, 'localhost'])
      expect(await statusAt(own), own).toBe(200);
    await restart({ ORIGIN: 'https://desk.partner.example', PORT: String(await freePort()) });
    expect(await statusAt('desk.partner.example')).toBe(200);
    expect(await statusAt('evil.example')).toBe(403);
  });
});
