import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';
import { people } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(() => {
  sandbox.reset();
});

const twoPeople = '018f4c90-1e52-7b34-9d81-5c7f2a6e3b90';
const walls = '018f4a70-5c96-7fc4-81cd-3fa16d8e4b35';
const unknown = '018f0000-0000-7000-8000-000000000000';

describe('bookmarks and favorites', () => {
  const mark = `mutation Mark($id: UUID!, $collection: CollectionType! = READ_LATER) {
    bookmarkInsight(id: $id, collection: $collection) { id viewerHasBookmarked }
  }`;
  const unmark =
    'mutation Un($id: UUID!) { removeInsightBookmark(id: $id) { viewerHasBookmarked } }';
  const mine = '{ bookmarks(types: [INSIGHT]) { data { collection note } } }';

  it('are kept, moved with their note, and removed', async () => {
    const note = `mutation Note($id: UUID!) {
      bookmark(input: { target: { type: INSIGHT, id: $id }, note: "Für Jonas" }) { id }
    }`;
    await run(note, { id: twoPeople });
    expect(await run(mark, { id: twoPeople })).toEqual({
      data: { bookmarkInsight: { id: twoPeople, viewerHasBookmarked: true } },
    });
    expect(await run(mine)).toEqual({
      data: { bookmarks: { data: [{ collection: 'READ_LATER', note: 'Für Jonas' }] } },
    });
    const gone = { data: { removeInsightBookmark: { viewerHasBookmarked: false } } };
    expect(await run(unmark, { id: twoPeople })).toEqual(gone);
    expect(await run(unmark, { id: twoPeople })).toEqual(gone);
  });

  it('do not enter a collection that takes none', async () => {
    // LIKED is deprecated, and refused for that reason.
    expect(await run(mark, { id: twoPeople, collection: 'LIKED' })).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', field: 'collection' }],
    });
  });

  it('are there before anyone adds one', async () => {
    const query = `query Liked($id: UUID!) { favoriteInsights(userId: $id) { totalResults data { slug } } }`;
    expect(await run(query, { id: people.linh }, callers.guest)).toEqual({
      data: {
        favoriteInsights: {
          totalResults: 2,
          data: [
            { slug: 'ersatzteile-vor-dem-abend-bestellen' },
            { slug: 'vorlesen-braucht-eine-feste-ecke' },
          ],
        },
      },
    });
  });

  it('show on the profile, the last added first', async () => {
    const like = `mutation Like($id: UUID!) { favorite(input: { type: INSIGHT, id: $id }) { id } }`;
    await run(like, { id: walls });
    await run(like, { id: twoPeople });
    const query = `query Liked($id: UUID!) { favoriteInsights(userId: $id) { data { slug favoriteCount } } }`;
    expect(await run(query, { id: people.neighbour }, callers.guest)).toEqual({
      data: {
        favoriteInsights: {
          data: [
            { slug: 'give-every-bed-two-people', favoriteCount: 1 },
            { slug: 'fotos-helfen-mehr-als-briefe', favoriteCount: 1 },
          ],
        },
      },
    });
    expect(await run(query, { id: unknown })).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
  });
});
