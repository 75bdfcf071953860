import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../shared/context';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { places } from '../../../__tests__/seed-ids';
import { createSandbox } from '../../../sandbox';

const party = '018f3c2c-1a6f-7d83-8e95-27b4c0f1d6a8';
const weekly = '018f3c2c-1a70-7e94-9fa6-38c5d1a2e7b9';
const planning = '018f3c2c-1a71-7fa5-8ab7-49d6e2b3f8ca';

interface Planned {
  readonly id: string;
  readonly nextDates: readonly string[];
}

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

describe('generateAppointmentIcsFile', () => {
  const file = async (
    id: string,
    minutes = 'null',
    caller: Caller = callers.neighbour,
  ): ReturnType<typeof run> =>
    run(
      `mutation File { generateAppointmentIcsFile(id: "${id}", reminderMinutes: ${minutes}) { fileName expiresAt content } }`,
      {},
      caller,
    );

  it('makes a file with the repetition and the reminder', async () => {
    const { data } = await file(weekly, '60', callers.guest);
    expect(data).toMatchObject({
      generateAppointmentIcsFile: {
        fileName: 'samstag-im-garten.ics',
        expiresAt: '2026-05-18T18:30:01.000Z',
        content: [
          'BEGIN:VCALENDAR',
          'VERSION:2.0',
          'PRODID:-//sandbox//EN',
          'BEGIN:VEVENT',
          `UID:${weekly}`,
          'SEQUENCE:0',
          'DTSTAMP:20260517T183001Z',
          'DTSTART;TZID=/Europe/Berlin:20260523T100000',
          'DTEND;TZID=/Europe/Berlin:20260523T140000',
          'RRULE:FREQ=WEEKLY;UNTIL=20261031T225959Z',
          'SUMMARY:Samstag im Garten',
          'LOCATION:Nordufer 12\\, 13353 Berlin',
          'STATUS:CONFIRMED',
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          'DESCRIPTION:Samstag im Garten',
          'TRIGGER:-PT60M',
          'END:VALARM',
          'END:VEVENT',
          'END:VCALENDAR',
          '',
        ].join('\r\n'),
      },
    });
  });

  it.each([
    ['west', '2026-06-05T00:30:00Z', 'America/New_York', '2026-06-18', '20260619T035959Z'],
    ['east', '2026-06-05T20:00:00Z', 'Pacific/Auckland', '2026-06-20', '20260620T115959Z'],
  ])(
    'repeats through the last day %s of UTC, as the dates of the meeting do',
    async (_where, startsAt, timeZone, repeatsUntil, until) => {
      const input = {
        ...{ spaceId: places.garden, title: 'Video call', startsAt, timeZone },
        ...{ regularity: 'WEEKLY', repeatsUntil },
      };
      const { data } = await run(
        'mutation Plan($input: CreateAppointmentInput!) { createAppointment(input: $input) { id nextDates } }',
        { input },
      );
      const { id, nextDates } = (data as { readonly createAppointment: Planned }).createAppointment;
      expect(nextDates).toHaveLength(2);
      expect(JSON.stringify(await file(id))).toContain(`RRULE:FREQ=WEEKLY;UNTIL=${until}\\r\\n`);
    },
  );

  it('folds lines after 75 octets at most, whatever the characters take', async () => {
    const description = `Bring ${'🌱'.repeat(20)} and ${'ü'.repeat(40)}`;
    await run(
      'mutation Describe($id: UUID!, $input: UpdateAppointmentInput!) { updateAppointment(id: $id, input: $input) { id } }',
      { id: weekly, input: { description } },
      callers.founder,
    );
    expect(JSON.stringify(await file(weekly))).toContain(
      [
        `DESCRIPTION:Bring ${'🌱'.repeat(14)}`,
        ` ${'🌱'.repeat(6)} and ${'ü'.repeat(22)}`,
        ` ${'ü'.repeat(18)}`,
        'LOCATION:',
      ].join('\\r\\n'),
    );
  });

  it('holds the video call for those who may see it', async () => {
    expect(JSON.stringify(await file(planning))).toContain(
      'https://meet.jit.si/kiezgarten-planung',
    );
    expect(JSON.stringify(await file(party, 'null', callers.guest))).not.toContain('CONFERENCE');
  });

  it('refuses a reminder of more than four weeks', async () => {
    expect((await file(party, '40321')).errors).toEqual([
      { code: 'VALIDATION_FAILED', field: 'reminderMinutes' },
    ]);
  });
});
