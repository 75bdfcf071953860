import { describe, expect, it } from 'vitest';
import { callers, runner } from '../../../__tests__/helpers';

/** The rule is that of `schema/migrations/Query.appVolunteeringFilteredEngagements.md`. */
const run = runner();

const first = `query First($latitude: Float, $longitude: Float, $isRemote: Boolean, $regularity: Regularity, $language: String) {
  found: appVolunteeringFilteredEngagements(latitude: $latitude, longitude: $longitude, isRemote: $isRemote, regularity: $regularity, language: $language) { totalResults data { id } }
}`;
const second = `query Second($filter: AppVolunteeringEngagementsFilterInput) {
  found: appVolunteeringFilteredEngagementsV2(filter: $filter) { totalResults data { id } }
}`;

const place = { latitude: 52.5466, longitude: 13.3935 };
const near = { point: { type: 'Point', coordinates: [13.3935, 52.5466] } };

describe('a search of the first version', () => {
  it.each([
    [{}, {}, 10],
    [{ isRemote: true }, { isRemote: true }, 2],
    [{ isRemote: false }, { isRemote: false }, 8],
    [{ regularity: 'WEEKLY' }, { regularities: ['WEEKLY'] }, 3],
    [{ language: 'de' }, { languages: ['de'] }, 10],
    [place, { near, isRemote: false }, 7],
    [{ ...place, isRemote: true }, { near, isRemote: true }, 2],
    [{ ...place, isRemote: false }, { near, isRemote: false }, 7],
  ])('finds for %j what %j finds in the second', async (before, after, totalResults) => {
    const answer = await run(first, before, callers.guest);
    expect(answer).toMatchObject({ data: { found: { totalResults } } });
    expect(await run(second, { filter: { ...after, onlyOpen: false } }, callers.guest)).toEqual(
      answer,
    );
  });

  it.each([{ near: { ...near, radius: null } }, { onlyOpen: null }])(
    'has no null in the second: %j',
    async (filter) => {
      const { errors } = await run(second, { filter });
      expect(errors).toEqual([{ code: 'VALIDATION_FAILED' }]);
    },
  );
});
