import { beforeEach, describe, expect, it, vi } from 'vitest';
import { product } from '../../../src/product';
import { codeOf } from '../fences';
import { loadSample } from '../load-sample';
import { freePort } from '../free-port';
import { openAt, useTutorial } from '../tutorial';
import { post } from '../../../sandbox/local-api/__tests__/helpers';

const page = 'docs/tutorials/space-calendar.mdx';
const files = ['icalendar.mjs', 'calendar.mjs', 'plan.mjs'];
const port = await freePort();
const settings = { PORT: String(port), FEED_KEY: 'key' };
const webhook = new URL(`http://localhost:${port}/webhook`);
const { open, textOf, run, nextLine, restart, origin, issuer } = useTutorial(
  page,
  files,
  'calendar.mjs',
  settings,
  webhook,
);

const code = (title: string): string => codeOf(page, title);

const feed = async (): Promise<string> => (await open('/key.ics')).text();

const spaceId = '018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11';

/** Sends a mutation of an admin of the space. */
async function change(mutation: string, input: unknown): Promise<void> {
  const headers = { Authorization: 'Bearer sandbox-admin' };
  const { body } = await post(
    `${issuer()}/graphql`,
    { query: mutation, variables: { input } },
    headers,
  );
  expect(body).not.toHaveProperty('errors');
}

const connect =
  'mutation Connect($input: UpdateSpaceUserConnectionInput!) { updateSpaceUserConnection(input: $input) { connection } }';

// The local API prints a line for each delivery.
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});

/** Each test starts the program, and some a shell. */
describe('the calendar', () => {
  it('shows the appointments of the space, those of members too', async () => {
    expect(await textOf('/key')).toMatch(
      /^Calendar of Kiezgarten am Kanal .* Tue 19 May at 19:30 .* Sat 23 May at 10:00 · .* Sat 20 June at 15:00 · /,
    );
  });

  it('follows a new appointment and its cancellation', async () => {
    await run('Create, then cancel');
    const expected = code('What it prints').replaceAll('{eventPrefix}', product.eventPrefix);
    expect(`${await nextLine()}\n${await nextLine()}`).toBe(expected);
    expect(await textOf('/key')).toMatch(
      /Seed swap Cancelled · Sat 30 May at 15:00 · .*13357 Berlin/,
    );
    expect((await feed()).replaceAll('\r\n', '\n')).toContain(code('One entry of the feed'));
  });

  it.each([
    ['status', 'DRAFT'],
    ['visibility', 'PRIVATE'],
  ])('leaves out an appointment of the admin with the %s %s', async (name, value) => {
    const mutation =
      'mutation Create($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }';
    const secret = { spaceId, title: 'Secret', startsAt: '2026-05-30T15:00:00Z', [name]: value };
    await change(mutation, secret);
    await change(mutation, { ...secret, title: 'Seed swap', [name]: undefined });
    await restart();
    expect(await feed()).toContain('SUMMARY:Seed swap');
    expect(await feed()).not.toContain('SUMMARY:Secret');
    expect(await textOf('/key')).not.toContain('Secret');
  });

  it('serves nothing once the space is deleted', async () => {
    await change('mutation Delete($input: UUID!) { deleteSpace(id: $input) { success } }', spaceId);
    expect(await nextLine()).toMatch(/space\.deleted\.v1: no appointments$/);
    expect([(await open('/key.ics')).status, (await open('/key')).status]).toEqual([404, 404]);
  });

  it('serves nothing once the admin has left the space', async () => {
    const userId = '018f3c2a-0d52-7c11-8e2f-9b64a7d01c38';
    await change(connect, { spaceId, userId, connection: 'ADMIN' });
    expect(await nextLine()).toMatch(/membership\.changed\.v1: 3 appointments$/);
    await change(connect, { spaceId, connection: 'NONE' });
    expect(await nextLine()).toMatch(/membership\.ended\.v1: no appointments$/);
    expect((await open('/key.ics')).status).toBe(404);
  });

  it('takes the address of the feed from ORIGIN or the port, never from a request', async () => {
    const linkAt = async (target: string): Promise<string | undefined> =>
      /webcal:[^"]+/.exec(await (await openAt(origin(), target, 'localhost:1234')).text())?.[0];
    expect(await linkAt('/key')).toBe(`webcal://localhost:${port}/key.ics`);
    for (const target of ['//evil.example/key', '/\\evil.example/key', 'http://evil.example/key'])
      expect(await linkAt(target)).toBeUndefined();
    await restart({ ORIGIN: 'https://calendar.partner.example' });
    expect(await linkAt('/key')).toBe('webcal://calendar.partner.example/key.ics');
  });

  it('serves all under its key only, and refuses events that nobody signed', async () => {
    const response = await open('/key.ics');
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect([(await open('/other.ics')).status, (await open('/')).status]).toEqual([404, 404]);
    expect((await open('/webhook', { id: '1' })).status).toBe(401);
  });

  it('has an entry for each date of a recurring appointment', async () => {
    const dates = (await feed()).match(/(?<=DTSTART:)\d+T\d+Z(?=\r\nDTEND:\d+T120000Z)/g);
    expect(dates).toHaveLength(11);
  });

  it('does not start with a token that has expired', async () => {
    await restart({ API_TOKEN: 'sandbox-expired' });
    expect(await nextLine()).toBe('undefined');
  });
});

describe('calendarOf', async () => {
  const { calendarOf } = await loadSample<{
    calendarOf: (name: string, appointments: readonly object[]) => string;
  }>(page, 'icalendar.mjs');
  const appointment = {
    id: 'a',
    title: 'Run',
    description: null,
    startsAt: '2026-10-24T22:00:00.000Z',
    endsAt: '2026-10-25T23:00:00.000Z',
    isAllDay: true,
    timeZone: 'Europe/Berlin',
    nextDates: [],
    location: null,
    videoCallLink: null,
    cancelledAt: null,
    updatedAt: '2026-05-17T18:30:00.000Z',
  };

  it('writes the day of a whole-day appointment, when the clock changes too', () => {
    const text = calendarOf('Name', [appointment]);
    expect(text).toContain('DTSTART;VALUE=DATE:20261025\r\nDTEND;VALUE=DATE:20261026\r\n');
  });

  it('leaves out an end that is open', () => {
    const open = { ...appointment, isAllDay: false, endsAt: null };
    expect(calendarOf('Name', [open])).not.toContain('DTEND');
  });

  it('escapes text, and folds lines at 75 bytes without splitting a character', () => {
    const title = `Beans, peas; and \\ more\n${'🌱'.repeat(20)}`;
    const text = calendarOf('Name', [{ ...appointment, title }]);
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(
      `SUMMARY:Beans\\, peas\\; and \\\\ more\\n${'🌱'.repeat(20)}\r\n`,
    );
  });
});
