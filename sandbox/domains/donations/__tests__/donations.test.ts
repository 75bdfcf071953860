import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';

const well = '018f5e33-dcd6-7c8a-8f8b-46287cced904';
const draft = '018f5e33-c1c1-7e21-a62a-b8a18a890207';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

describe('appDonationsProject', () => {
  it('answers with money, pictures and reports', async () => {
    const query = `{ appDonationsProject(id: "${well}") {
      currency targetAmount raisedAmount fundedShare percentFunded donationUrl
      initiative { name isVerified space { name } projects { totalResults } }
      cover { url(width: 320) credit }
      news(limit: 2) { totalResults data { title author { displayName user { displayName } } } }
      topics { name } sdgs { number }
    } }`;
    expect(await run(query, {}, callers.guest)).toEqual({
      data: {
        appDonationsProject: {
          currency: 'EUR',
          targetAmount: 450000,
          raisedAmount: 318500,
          fundedShare: 318500 / 450000,
          percentFunded: 70,
          donationUrl: 'https://spenden.example/kiezgarten-brunnen',
          initiative: {
            name: 'Kiezgarten am Kanal e.V.',
            isVerified: true,
            space: { name: 'Kiezgarten am Kanal' },
            projects: { totalResults: 4 },
          },
          cover: {
            url: 'https://images.example/projects/well.jpg?tr=w-320',
            credit: 'Aylin, CC BY 4.0',
          },
          news: {
            totalResults: 3,
            data: [
              {
                title: 'Die Bohrung ist genehmigt',
                author: { displayName: 'Jonas', user: { displayName: 'Jonas' } },
              },
              {
                title: 'Die Hälfte ist geschafft',
                author: { displayName: 'Die Gartengruppe', user: null },
              },
            ],
          },
          topics: [{ name: 'Urban gardening' }, { name: 'Environment' }],
          sdgs: [{ number: 6 }, { number: 11 }],
        },
      },
    });
  });

  it('has no donation page once the collection is over', async () => {
    const query = `{ appDonationsProject(id: "018f5e33-82bd-736c-a9d2-1f6be6abf0d7") { status donationUrl percentFunded } }`;
    expect(await run(query)).toEqual({
      data: { appDonationsProject: { status: 'ARCHIVED', donationUrl: null, percentFunded: 100 } },
    });
  });

  it('scales no picture beyond the limits', async () => {
    const query = `{ appDonationsProject(id: "${well}") { cover { url(width: 8) } } }`;
    expect(await run(query)).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', field: 'width' }],
    });
  });

  it('shows a draft to whoever writes it, and to nobody else', async () => {
    const query = `{ appDonationsProject(id: "${draft}") { title } }`;
    expect(await run(query, {}, callers.admin)).toEqual({
      data: { appDonationsProject: { title: 'Licht am Uferweg' } },
    });
    expect(await run(query)).toEqual({
      data: { appDonationsProject: null },
      errors: [{ code: 'NOT_FOUND' }],
    });
  });
});

describe('appDonationsProjects', () => {
  const list = `query List($filter: AppDonationsProjectsFilterInput, $order: AppDonationsProjectOrder! = NEWEST, $limit: Int! = 20) {
    appDonationsProjects(filter: $filter, order: $order, limit: $limit) { totalResults data { title } }
  }`;

  it.each([
    [
      'NEWEST',
      [
        'Bäume für die Wiese',
        'Samen tauschen über Grenzen',
        'Ersatzteile für alle',
        'Ein Brunnen für den Kiezgarten',
        'Tools for the bicycle corner',
      ],
    ],
    [
      'ENDING_SOON',
      [
        'Tools for the bicycle corner',
        'Ein Brunnen für den Kiezgarten',
        'Bäume für die Wiese',
        'Samen tauschen über Grenzen',
        'Ersatzteile für alle',
      ],
    ],
    [
      'NEARLY_FUNDED',
      [
        'Ein Brunnen für den Kiezgarten',
        'Samen tauschen über Grenzen',
        'Bäume für die Wiese',
        'Tools for the bicycle corner',
        'Ersatzteile für alle',
      ],
    ],
  ])('lists what collects at present in the order %s', async (order, titles) => {
    expect(await run(list, { order }, callers.guest)).toEqual({
      data: { appDonationsProjects: { totalResults: 5, data: titles.map((title) => ({ title })) } },
    });
  });

  const square = {
    type: 'Polygon',
    coordinates: [
      [
        [13.38, 52.55],
        [13.4, 52.55],
        [13.4, 52.56],
        [13.38, 52.56],
        [13.38, 52.55],
      ],
    ],
  };

  it.each([
    [{ onlyCollecting: false, searchText: 'sommerfest' }, 'Sommerfest im Garten'],
    [{ searchText: 'café KABELN' }, 'Ersatzteile für alle'],
    [{ area: square }, 'Tools for the bicycle corner'],
    [{ currencies: ['CHF'] }, 'Samen tauschen über Grenzen'],
    [{ sdgNumbers: [6] }, 'Ein Brunnen für den Kiezgarten'],
    [
      { isTaxDeductible: true, initiativeId: '018f4a11-d512-7c97-a1e5-58e08baa7196' },
      'Ersatzteile für alle',
    ],
  ])('narrows the list by %o', async (filter, title) => {
    expect(await run(list, { filter })).toEqual({
      data: { appDonationsProjects: { totalResults: 1, data: [{ title }] } },
    });
  });

  it.each([
    [{ filter: { searchText: 'x' } }, 'filter.searchText'],
    [{ filter: { sdgNumbers: [0] } }, 'filter.sdgNumbers.0'],
    [{ filter: { currencies: ['euro'] } }, 'filter.currencies'],
    [{ filter: { area: { type: 'Point', coordinates: [13, 52] } } }, 'filter.area'],
    [{ limit: 0 }, 'limit'],
  ])('refuses %o', async (variables, field) => {
    expect(await run(list, variables)).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', field }],
    });
  });
});
