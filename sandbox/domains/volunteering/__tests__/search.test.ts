import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';

const water = '018f52b0-9c44-7d13-b2e7-41f08ad6c935';
const home = { type: 'Point', coordinates: [13.3935, 52.5466] };

const list = `query List($filter: AppVolunteeringEngagementsFilterInput, $offset: Int! = 0, $limit: Int! = 20) {
  appVolunteeringFilteredEngagementsV2(filter: $filter, offset: $offset, limit: $limit) { totalResults data { title } }
}`;

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

async function titles(filter?: object): Promise<unknown> {
  const { data, errors } = await run(list, { filter }, callers.guest);
  const { appVolunteeringFilteredEngagementsV2: found } = (data ?? {}) as Record<
    string,
    { readonly data: readonly { readonly title: string }[] } | undefined
  >;
  return errors ?? found?.data.map(({ title }) => title);
}

describe('appVolunteeringFilteredEngagementsV2', () => {
  it('lists what is open for applications, the newest first', async () => {
    expect(await titles()).toEqual([
      'Untertitel für Kiezfilme schreiben',
      'Compost with the neighbours',
      'Help to water the school garden',
      'Bänke für den Uferweg bauen',
      'Read aloud at the library',
      'Deutsch üben am Telefon',
      'Toaster und Radios reparieren',
      'Krötenzaun am See betreuen',
    ]);
  });

  it('gives one page of the list', async () => {
    expect(await run(list, { offset: 7, limit: 5 })).toEqual({
      data: {
        appVolunteeringFilteredEngagementsV2: {
          totalResults: 8,
          data: [{ title: 'Krötenzaun am See betreuen' }],
        },
      },
    });
  });

  it.each([
    [{ onlyOpen: false, searchText: 'BUHNE' }, ['Bühne für das Uferfest aufbauen']],
    [{ searchText: 'bibliothek nachbarn', onlyOpen: false }, ['Bücher zu Nachbarn bringen']],
    [
      { near: { point: home, radius: 1 }, isRemote: false, languages: ['en'] },
      ['Read aloud at the library'],
    ],
    [{ isRemote: true, languages: ['pl'] }, ['Untertitel für Kiezfilme schreiben']],
    [{ skillIds: ['018e0b52-6d22-7b09-9c64-7f4a2e8d5b31'] }, ['Toaster und Radios reparieren']],
    [{ sdgNumbers: [10] }, ['Deutsch üben am Telefon']],
    [
      { durations: ['SEVERAL_DAYS', 'FULL_DAY'] },
      ['Bänke für den Uferweg bauen', 'Krötenzaun am See betreuen'],
    ],
    [
      { availableFrom: '2026-07-01', groupSize: 3, isRemote: false, regularities: ['WEEKLY'] },
      ['Read aloud at the library'],
    ],
    [{ availableUntil: '2026-06-19', age: 15, isWheelchairAccessible: true }, []],
    [{ organizerId: '018f4a11-0000-7000-8000-000000000000' }, []],
  ])('narrows the list by %o', async (filter, expected) => {
    expect(await titles(filter)).toEqual(expected);
  });

  it('lists near ones first, by distance, and remote ones after them', async () => {
    expect(await titles({ near: { point: home, radiusMeters: 2000 }, topicIds: [] })).toEqual([
      'Read aloud at the library',
      'Toaster und Radios reparieren',
      'Bänke für den Uferweg bauen',
      'Help to water the school garden',
      'Compost with the neighbours',
      'Untertitel für Kiezfilme schreiben',
      'Deutsch üben am Telefon',
    ]);
  });

  it.each([
    [{ searchText: 'a' }, 'filter.searchText'],
    [{ near: { point: { type: 'Point', coordinates: [13] } } }, 'filter.near.point'],
    [{ near: { point: home, radius: 201 } }, 'filter.near.radius'],
    [{ topicIds: Array(21).fill(water) }, 'filter.topicIds'],
    [{ sdgNumbers: [18] }, 'filter.sdgNumbers.0'],
    [{ languages: ['German!'] }, 'filter.languages.0'],
    [{ availableFrom: '2026-07-02', availableUntil: '2026-07-01' }, 'filter.availableUntil'],
    [{ age: 121 }, 'filter.age'],
    [{ groupSize: 0 }, 'filter.groupSize'],
  ])('refuses %o', async (filter, field) => {
    expect(await titles(filter)).toEqual([{ code: 'VALIDATION_FAILED', field }]);
  });
});

describe('reportContent', () => {
  it('takes what the caller reported out of lists, recommendations too', async () => {
    const report = `mutation { reportContent(input: { contentType: ENGAGEMENT, contentId: "${water}", reason: SPAM }) { __typename } }`;
    const read = `{
      appVolunteeringFilteredEngagementsV2 { totalResults }
      appVolunteeringRecosV2 { totalResults }
      appVolunteeringEngagement(id: "${water}") { title }
    }`;
    expect(await run(report)).not.toHaveProperty('errors');
    expect(await run(read)).toMatchObject({
      data: {
        appVolunteeringFilteredEngagementsV2: { totalResults: 7 },
        appVolunteeringRecosV2: { totalResults: 6 },
        appVolunteeringEngagement: { title: 'Help to water the school garden' },
      },
    });
  });
});
