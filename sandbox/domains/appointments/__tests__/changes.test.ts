import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../shared/context';
import { asMember, callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';

const party = '018f3c2c-1a6f-7d83-8e95-27b4c0f1d6a8';
const weekly = '018f3c2c-1a70-7e94-9fa6-38c5d1a2e7b9';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

const fields =
  'title startsAt endsAt isAllDay timeZone regularity repeatsUntil nextDates status visibility cancelledAt cancellationReason contacts { firstName } videoCallLink { provider host }';

describe('updateAppointment', () => {
  const update = `mutation Update($id: UUID!, $input: UpdateAppointmentInput!) { updateAppointment(id: $id, input: $input) { ${fields} } }`;
  const change = async (
    id: string,
    input: object,
    caller: Caller = callers.founder,
  ): ReturnType<typeof run> => run(update, { id, input }, caller);

  it('calls a meeting off, with a reason, and lets it take place after all', async () => {
    const cancellationReason = 'Gewitter';
    expect(await change(party, { isCancelled: true, cancellationReason })).toMatchObject({
      data: { updateAppointment: { cancelledAt: '2026-05-17T18:30:01.000Z', cancellationReason } },
    });
    expect(await change(party, { cancellationReason: null })).toMatchObject({
      data: {
        updateAppointment: { cancelledAt: '2026-05-17T18:30:01.000Z', cancellationReason: null },
      },
    });
    expect(await change(party, { isCancelled: false })).toMatchObject({
      data: { updateAppointment: { cancelledAt: null } },
    });
    expect((await change(party, { cancellationReason })).errors).toEqual([
      { code: 'VALIDATION_FAILED', field: 'input.cancellationReason' },
    ]);
  });

  it('keeps the length when it moves the begin', async () => {
    expect(await change(party, { startsAt: '2026-06-21T12:00:00Z' })).toMatchObject({
      data: {
        updateAppointment: {
          startsAt: '2026-06-21T12:00:00.000Z',
          endsAt: '2026-06-21T18:00:00.000Z',
        },
      },
    });
    expect(await change(party, { endsAt: null })).toMatchObject({
      data: { updateAppointment: { startsAt: '2026-06-21T12:00:00.000Z', endsAt: null } },
    });
  });

  it('keeps the clock time when it changes the time zone', async () => {
    expect(await change(party, { timeZone: 'Europe/London' })).toMatchObject({
      data: { updateAppointment: { startsAt: '2026-06-20T14:00:00.000Z' } },
    });
  });

  it('ends a repetition after the next meeting', async () => {
    expect(await change(weekly, { regularity: 'ONCE' })).toMatchObject({
      data: {
        updateAppointment: {
          startsAt: '2026-05-23T08:00:00.000Z',
          endsAt: '2026-05-23T12:00:00.000Z',
          nextDates: [],
          repeatsUntil: null,
        },
      },
    });
  });

  it('changes an archived one only together with publishing it again', async () => {
    await change(party, { status: 'ARCHIVED' });
    expect((await change(party, { title: 'Fest' })).errors).toEqual([{ code: 'CONFLICT' }]);
    expect(await change(party, { title: 'Fest', status: 'PUBLISHED' })).toMatchObject({
      data: { updateAppointment: { title: 'Fest', status: 'PUBLISHED' } },
    });
  });

  it.each([
    ['title', null],
    ['isCancelled', null],
    ['status', 'DRAFT'],
  ])('refuses a %s of %j', async (field, value) => {
    expect((await change(party, { [field]: value })).errors).toEqual([
      { code: 'VALIDATION_FAILED', field: `input.${field}` },
    ]);
  });

  it('is for the author and the admins of the space', async () => {
    expect((await change(party, { title: 'Fest' }, asMember('linh'))).errors).toEqual([
      { code: 'FORBIDDEN' },
    ]);
  });
});

describe('deleteAppointment', () => {
  it('deletes an appointment', async () => {
    const remove = `mutation Delete { deleteAppointment(id: "${party}") { success id } }`;
    expect(await run(remove, {}, callers.admin)).toEqual({
      data: { deleteAppointment: { success: true, id: party } },
    });
    expect((await run(`{ appointment(id: "${party}") { id } }`)).errors).toEqual([
      { code: 'NOT_FOUND' },
    ]);
  });
});
