import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { urls } from '../../../../src/product';
import { createSandbox } from '../../../sandbox';

const archived = '018f55a7-a4ff-7112-9cf5-ec72ba694165';
const draft = '018f55a7-beae-7cba-8afa-707e1448c828';
const list = `query List($filter: AppGoodNewsArticlesFilterInput, $limit: Int! = 20) {
  appGoodNewsArticles(filter: $filter, limit: $limit) { totalResults data { slug } }
}`;

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

describe('appGoodNewsArticles', () => {
  it('lists published articles, the newest first', async () => {
    expect(await run(list, {}, callers.guest)).toEqual({
      data: {
        appGoodNewsArticles: {
          totalResults: 6,
          data: [
            { slug: 'brache-am-kanal-wird-garten' },
            { slug: 'repair-cafe-saves-a-tonne' },
            { slug: 'biber-zurueck-in-der-stadt' },
            { slug: 'lesepaten-fuer-alle-klassen' },
            { slug: 'lisboa-planta-florestas-pequenas' },
            { slug: 'schulgarten-bleibt' },
          ],
        },
      },
    });
  });

  it('finds an archived article by id or slug, and a draft in neither way', async () => {
    const found = { data: { appGoodNewsArticles: { totalResults: 1 } } };
    expect(await run(list, { filter: { ids: [archived, draft] } })).toMatchObject(found);
    expect(await run(list, { filter: { slug: 'solardach-auf-der-bibliothek' } })).toMatchObject(
      found,
    );
    expect(await run(list, { filter: { searchText: 'Solardach' } })).toMatchObject({
      data: { appGoodNewsArticles: { totalResults: 0 } },
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
    [{ searchText: 'mangold RATHAUS' }, []],
    [{ searchText: 'vertrag schutt' }, ['brache-am-kanal-wird-garten']],
    [{ categories: ['ANIMALS', 'HEALTH'] }, ['biber-zurueck-in-der-stadt']],
    [{ languages: ['pt'] }, ['lisboa-planta-florestas-pequenas']],
    [{ languages: ['pt-BR'] }, []],
    [{ area: square }, ['repair-cafe-saves-a-tonne']],
    [
      { topicIds: ['018e0b51-4c12-7c9d-b0f4-1e8a6d2c3b57'] },
      ['lesepaten-fuer-alle-klassen', 'schulgarten-bleibt'],
    ],
    [
      { publishedFrom: '2026-05-09', publishedUntil: '2026-05-14' },
      ['repair-cafe-saves-a-tonne', 'biber-zurueck-in-der-stadt'],
    ],
  ])('narrows the list by %o', async (filter, slugs) => {
    expect(await run(list, { filter })).toMatchObject({
      data: { appGoodNewsArticles: { data: slugs.map((slug) => ({ slug })) } },
    });
  });

  it.each([
    [{ searchText: 'x' }, 'filter.searchText'],
    [{ ids: Array(101).fill(draft) }, 'filter.ids'],
    [{ languages: ['x'] }, 'filter.languages.0'],
    [{ area: {} }, 'filter.area'],
    [{ publishedFrom: '2026-05-02', publishedUntil: '2026-05-01' }, 'filter.publishedUntil'],
  ])('refuses %o', async (filter, field) => {
    expect(await run(list, { filter })).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', field }],
    });
  });

  it('answers with what a page shows', async () => {
    const query = `{ appGoodNewsArticles(filter: { slug: "schulgarten-bleibt" }) { data {
      author { displayName } sourceName readingMinutes webUrl isExcerpt sdgs { number } related { slug }
    } } }`;
    expect(await run(query)).toEqual({
      data: {
        appGoodNewsArticles: {
          data: [
            {
              author: { displayName: 'Example Editor' },
              sourceName: null,
              readingMinutes: 1,
              webUrl: `${urls.app}/articles/schulgarten-bleibt`,
              isExcerpt: false,
              sdgs: [{ number: 4 }, { number: 16 }],
              related: [
                { slug: 'brache-am-kanal-wird-garten' },
                { slug: 'lesepaten-fuer-alle-klassen' },
              ],
            },
          ],
        },
      },
    });
  });
});
