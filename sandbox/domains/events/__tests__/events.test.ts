import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';

const repair = '018f3c2a-7b20-7b6e-9d34-8c5f1a2e7b90';
const online = '018f61d8-dac1-7a4b-9d0b-352ad6074dce';
const library = { type: 'Point', coordinates: [13.3902, 52.5516] };

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

describe('appEventsEvent', () => {
  it('answers with what a page shows', async () => {
    const query = `query One($from: GeoJsonPoint!) { appEventsEvent(id: "${repair}") {
      title state startsAt timeZone isOnline location { name address } organizerName distanceMeters(from: $from)
      details { space { name } otherDates { startsAt } capacity priceFrom }
    } }`;
    expect(await run(query, { from: library }, callers.guest)).toEqual({
      data: {
        appEventsEvent: {
          title: 'Repair café in the library',
          state: 'SCHEDULED',
          startsAt: '2026-05-23T12:00:00.000Z',
          timeZone: 'Europe/Berlin',
          isOnline: false,
          location: { name: 'City library', address: 'Brunnenplatz 1, 13357 Berlin' },
          organizerName: 'Repair café Mitte',
          distanceMeters: 0,
          details: {
            space: { name: 'Repair café Mitte' },
            otherDates: [
              { startsAt: '2026-06-27T12:00:00.000Z' },
              { startsAt: '2026-07-25T12:00:00.000Z' },
            ],
            capacity: null,
            priceFrom: 0,
          },
        },
      },
    });
  });

  it('gives the address of a meeting to signed-in users, and hides a hidden space', async () => {
    const query = `{ appEventsEvent(id: "${online}") { isOnline details { onlineUrl space { name } } } }`;
    expect(await run(query)).toEqual({
      data: {
        appEventsEvent: {
          isOnline: true,
          details: { onlineUrl: 'https://meet.example/mietrecht', space: null },
        },
      },
    });
    expect(await run(query, {}, callers.guest)).toMatchObject({
      data: { appEventsEvent: { details: { onlineUrl: null } } },
      errors: [{ code: 'UNAUTHENTICATED' }],
    });
  });

  it('shows a draft to whoever writes it, and to nobody else', async () => {
    const query = '{ appEventsEvent(id: "018f61d8-4d83-7cee-ab9b-cca0fce9594d") { status } }';
    expect(await run(query, {}, callers.founder)).toEqual({
      data: { appEventsEvent: { status: 'DRAFT' } },
    });
    expect(await run(query)).toEqual({
      data: { appEventsEvent: null },
      errors: [{ code: 'NOT_FOUND' }],
    });
  });
});

describe('appEventsEvents', () => {
  const list = `query List($filter: AppEventsEventsFilterInput, $offset: Int! = 0, $limit: Int! = 20) {
    appEventsEvents(filter: $filter, offset: $offset, limit: $limit) { totalResults data { title startsAt } }
  }`;

  it('lists what is not over and not cancelled, the next first', async () => {
    expect(await run(list, {}, callers.guest)).toEqual({
      data: {
        appEventsEvents: {
          totalResults: 7,
          data: [
            { title: 'Stadtnatur am Abend', startsAt: '2026-05-17T17:30:00.000Z' },
            { title: 'Uferfest', startsAt: '2026-05-22T22:00:00.000Z' },
            { title: 'Repair café in the library', startsAt: '2026-05-23T12:00:00.000Z' },
            { title: 'Pflanzentausch im Kiezgarten', startsAt: '2026-05-24T09:00:00.000Z' },
            { title: 'Mietrecht in einfacher Sprache', startsAt: '2026-05-28T17:00:00.000Z' },
            { title: 'Lesung: Geschichten aus dem Hof', startsAt: '2026-06-05T18:00:00.000Z' },
            { title: 'Repair café in the library', startsAt: '2026-06-27T12:00:00.000Z' },
          ],
        },
      },
    });
  });

  it.each([
    [{ states: ['CANCELLED'] }, '2026-07-25T12:00:00.000Z'],
    [
      { from: '2026-04-01T00:00:00Z', until: '2026-05-01T00:00:00+02:00' },
      '2026-04-25T12:00:00.000Z',
    ],
    [{ searchText: 'kiezgarten setzlinge' }, '2026-05-24T09:00:00.000Z'],
    [{ searchText: 'Nordhafenbrücke' }, '2026-05-17T17:30:00.000Z'],
    [{ languages: ['tr'] }, '2026-05-28T17:00:00.000Z'],
    [{ isFree: false }, '2026-06-05T18:00:00.000Z'],
    [
      { isOnline: true, topicIds: ['018e0b51-4c15-7a71-a0c6-8e5d3b9f7c12'] },
      '2026-06-05T18:00:00.000Z',
    ],
    [{ durations: ['SEVERAL_DAYS'], isWheelchairAccessible: true }, '2026-05-22T22:00:00.000Z'],
    [
      { spaceId: '018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11', from: '2026-05-18T02:00:00.000Z' },
      '2026-05-24T09:00:00.000Z',
    ],
    [
      { seriesId: '018f3c2a-7b20-70d1-a4f5-1c8e6b3d9a72', from: '2026-06-01T00:00:00Z' },
      '2026-06-27T12:00:00.000Z',
    ],
  ])('narrows the list by %o', async (filter, startsAt) => {
    expect(await run(list, { filter })).toMatchObject({
      data: { appEventsEvents: { totalResults: 1, data: [{ startsAt }] } },
    });
  });

  it.each([
    [{ filter: { searchText: 'a' } }, 'filter.searchText'],
    [{ filter: { until: '2026-05-01T00:00:00Z' } }, 'filter.until'],
    [{ filter: { until: '2028-05-17T18:30:01Z' } }, 'filter.until'],
    [{ filter: { languages: ['?'] } }, 'filter.languages.0'],
    [{ offset: -1 }, 'offset'],
  ])('refuses %o', async (variables, field) => {
    expect(await run(list, variables)).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', field }],
    });
  });
});
