import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../shared/context';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';
import { places } from '../../../__tests__/seed-ids';

const weekly = '018f3c2c-1a70-7e94-9fa6-38c5d1a2e7b9';
const planning = '018f3c2c-1a71-7fa5-8ab7-49d6e2b3f8ca';
const tenants = '018f4c81-82f0-7efa-9a0c-9ecbd7a8ed1f';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

const titles = async (args = '', caller: Caller = callers.neighbour): Promise<unknown> => {
  const { data, errors } = await run(`{ appointments${args} { data { title } } }`, {}, caller);
  const { appointments } = (data ?? {}) as {
    readonly appointments?: { readonly data: readonly { readonly title: string }[] };
  };
  return errors ?? appointments?.data.map(({ title }) => title);
};

describe('appointment', () => {
  it('answers with the next date of a repeated meeting and those after it', async () => {
    expect(
      await run(
        `{ appointment(id: "${weekly}") { title startsAt endsAt nextDates contacts { displayName } videoCallLink { url } space { name } viewerPermissions } }`,
      ),
    ).toEqual({
      data: {
        appointment: {
          title: 'Samstag im Garten',
          startsAt: '2026-05-23T08:00:00.000Z',
          endsAt: '2026-05-23T12:00:00.000Z',
          nextDates: [
            '2026-05-30T08:00:00.000Z',
            '2026-06-06T08:00:00.000Z',
            '2026-06-13T08:00:00.000Z',
            '2026-06-20T08:00:00.000Z',
            '2026-06-27T08:00:00.000Z',
            '2026-07-04T08:00:00.000Z',
            '2026-07-11T08:00:00.000Z',
            '2026-07-18T08:00:00.000Z',
            '2026-07-25T08:00:00.000Z',
            '2026-08-01T08:00:00.000Z',
          ],
          contacts: [{ displayName: 'Example Founder' }],
          videoCallLink: null,
          space: { name: 'Kiezgarten am Kanal' },
          viewerPermissions: ['READ', 'INTERACT'],
        },
      },
    });
  });

  it('shows the way into the video call to the people of the space', async () => {
    const query = `{ appointment(id: "${planning}") { videoCallUrl videoCallLink { url provider host passcode dialInNumber } } }`;
    expect(await run(query)).toEqual({
      data: {
        appointment: {
          videoCallUrl: 'https://meet.jit.si/kiezgarten-planung',
          videoCallLink: {
            url: 'https://meet.jit.si/kiezgarten-planung',
            provider: 'JITSI',
            host: 'meet.jit.si',
            passcode: 'radieschen',
            dialInNumber: '+4930901820',
          },
        },
      },
    });
    await run(
      `mutation { updateAppointment(id: "${planning}", input: { visibility: PUBLIC }) { id } }`,
      {},
      callers.admin,
    );
    expect(await run(query, {}, callers.guest)).toEqual({
      data: { appointment: { videoCallUrl: null, videoCallLink: null } },
    });
  });

  it.each([
    ['is in a hidden space', tenants],
    ['is a draft', '018f3c2c-1a73-7bc7-8cd9-6bf8a4d5baec'],
  ])('finds nothing that %s', async (_what, id) => {
    expect(await run(`{ appointment(id: "${id}") { id } }`)).toEqual({
      data: { appointment: null },
      errors: [{ code: 'NOT_FOUND' }],
    });
  });
});

describe('appointments', () => {
  it('lists what is to come, cancelled ones too, earliest first', async () => {
    expect(await titles()).toEqual([
      'Planungsrunde',
      'Bicycle evening',
      'Samstag im Garten',
      'Lake run day',
      'Open workshop',
      'Sommerfest im Garten',
    ]);
    expect(await titles('', callers.guest)).toEqual([
      'Samstag im Garten',
      'Lake run day',
      'Sommerfest im Garten',
    ]);
    expect(await titles('', callers.founder)).toContain('Bodenprobe besprechen');
  });

  it.each([
    [`spaceId: "${places.repairCafe}"`, ['Bicycle evening', 'Open workshop']],
    [`spaceId: "${places.tenants}"`, []],
    ['from: "2026-05-01T00:00:00Z", limit: 1', ['Pflanztag']],
    ['until: "2026-05-22T18:00:00+02:00"', ['Planungsrunde']],
    ['visibility: PUBLIC_ONLY, limit: 1', ['Samstag im Garten']],
    ['visibility: MEMBERS_ONLY', ['Planungsrunde']],
    [
      'near: { center: { type: "Point", coordinates: [13.33, 52.543] }, radiusMeters: 1000 }',
      ['Lake run day'],
    ],
    ['offset: 5', ['Sommerfest im Garten']],
  ])('narrows by %s', async (args, expected) => {
    expect(await titles(`(${args})`)).toEqual(expected);
  });

  it.each([
    ['limit: 0', 'limit'],
    ['near: { center: "here" }', 'near.center'],
  ])('refuses %s', async (args, field) => {
    expect(await titles(`(${args})`)).toEqual([{ code: 'VALIDATION_FAILED', field }]);
  });
});
