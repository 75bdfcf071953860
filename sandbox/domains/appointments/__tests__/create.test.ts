import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';
import { people, places } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

const fields =
  'title startsAt endsAt isAllDay timeZone regularity repeatsUntil nextDates status visibility cancelledAt cancellationReason contacts { firstName } videoCallLink { provider host }';

describe('createAppointment', () => {
  const create = `mutation Create($input: CreateAppointmentInput!) { createAppointment(input: $input) { ${fields} } }`;
  const input = {
    spaceId: places.garden,
    title: 'Ernte',
    startsAt: '2026-08-01T10:00:00+02:00',
    endsAt: '2026-08-01T12:00:00+02:00',
  };

  it('creates an appointment with what the input leaves open', async () => {
    expect(await run(create, { input })).toEqual({
      data: {
        createAppointment: {
          title: 'Ernte',
          startsAt: '2026-08-01T08:00:00.000Z',
          endsAt: '2026-08-01T10:00:00.000Z',
          isAllDay: false,
          timeZone: 'Europe/Berlin',
          regularity: 'ONCE',
          repeatsUntil: null,
          nextDates: [],
          status: 'PUBLISHED',
          visibility: 'MEMBERS',
          cancelledAt: null,
          cancellationReason: null,
          contacts: [{ firstName: 'Example' }],
          videoCallLink: null,
        },
      },
    });
  });

  it('begins whole days at midnight where they take place', async () => {
    expect(await run(create, { input: { ...input, isAllDay: true } })).toMatchObject({
      data: {
        createAppointment: {
          startsAt: '2026-07-31T22:00:00.000Z',
          endsAt: '2026-08-01T22:00:00.000Z',
        },
      },
    });
  });

  it.each([
    ['https://meet.google.com/abc', 'GOOGLE_MEET'],
    ['https://eu01.zoom.us/j/1', 'ZOOM'],
    ['https://teams.microsoft.com/l/1', 'MICROSOFT_TEAMS'],
    ['https://bbb.verein.example/b/1', 'BIG_BLUE_BUTTON'],
    ['https://call.element.io/room', 'ELEMENT_CALL'],
    ['https://jitsi.verein.example/room', 'JITSI'],
    ['https://call.verein.example/room', 'OTHER'],
  ])('recognises the service of %s', async (url, provider) => {
    expect(await run(create, { input: { ...input, videoCallLink: { url } } })).toMatchObject({
      data: { createAppointment: { videoCallLink: { provider, host: new URL(url).host } } },
    });
  });

  it.each([
    ['title', 'ab'],
    ['description', '<p>'],
    ['startsAt', '2028-05-18T00:00:00Z'],
    ['endsAt', '2026-08-01T10:00:00+02:00'],
    ['endsAt', '2026-09-02T10:00:00+02:00'],
    ['timeZone', 'Berlin'],
    ['repeatsUntil', '2026-07-31', { regularity: 'WEEKLY' }],
    ['contactIds', [people.greta]],
    ['status', 'ARCHIVED'],
  ])('refuses a %s of %j', async (field, value, more: object = {}) => {
    expect((await run(create, { input: { ...input, ...more, [field]: value } })).errors).toEqual([
      { code: 'VALIDATION_FAILED', field: `input.${field}` },
    ]);
  });

  it.each([
    ['url', 'http://a.example'],
    ['passcode', 'x'.repeat(41)],
    ['dialInNumber', '030 901820'],
  ])('refuses a video call with a %s of %j', async (field, value) => {
    const videoCallLink = { url: 'https://a.example', [field]: value };
    expect((await run(create, { input: { ...input, videoCallLink } })).errors).toEqual([
      { code: 'VALIDATION_FAILED', field: `input.videoCallLink.${field}` },
    ]);
  });

  it('is for the people of the space', async () => {
    expect((await run(create, { input }, callers.editor)).errors).toEqual([{ code: 'FORBIDDEN' }]);
    expect((await run(create, { input }, callers.guest)).errors).toEqual([
      { code: 'UNAUTHENTICATED' },
    ]);
  });
});
