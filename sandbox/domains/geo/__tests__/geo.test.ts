import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

const library = { type: 'Point', coordinates: [13.3902, 52.5516] };

describe('geoPlacesAutocomplete', () => {
  const search = `query Search($text: String!, $near: GeoJsonPoint, $countryCodes: [String!], $categories: [GeoPlaceCategory!], $language: String! = "en") {
    geoPlacesAutocomplete(searchText: $text, near: $near, countryCodes: $countryCodes, categories: $categories, language: $language) {
      id name context category distanceMeters
    }
  }`;

  it('suggests places whose words begin as typed, the name first', async () => {
    expect(await run(search, { text: 'brunnenpl' }, callers.guest)).toEqual({
      data: {
        geoPlacesAutocomplete: [
          {
            id: 'plc-1f7a20',
            name: 'Brunnenplatz 1',
            context: '13357 Berlin, Germany',
            category: 'ADDRESS',
            distanceMeters: null,
          },
          {
            id: 'plc-2b3c10',
            name: 'City library',
            context: '13357 Berlin, Germany',
            category: 'POINT_OF_INTEREST',
            distanceMeters: null,
          },
        ],
      },
    });
  });

  it('measures from a position, and puts close places first', async () => {
    const variables = { text: 'Brunnen', near: library, categories: ['STREET', 'NEIGHBOURHOOD'] };
    expect(await run(search, variables)).toMatchObject({
      data: {
        geoPlacesAutocomplete: [
          { name: 'Brunnenviertel', distanceMeters: 791 },
          { name: 'Brunnenstraße', distanceMeters: 848 },
        ],
      },
    });
  });

  it.each([
    [{ text: 'lissabon', language: 'de' }, [{ name: 'Lissabon', context: 'Portugal' }]],
    [{ text: 'Lisb', language: 'fr' }, [{ name: 'Lisboa', context: 'Portugal' }]],
    [{ text: 'Alemania', language: 'es' }, [{ name: 'Alemania', context: null }]],
    [{ text: 'Lisboa', countryCodes: ['DE'] }, []],
    [{ text: 'Nowhere' }, []],
  ])('answers to %o', async (variables, places) => {
    expect(await run(search, variables)).toMatchObject({ data: { geoPlacesAutocomplete: places } });
  });

  it('suggests 8 places at most', async () => {
    const { data } = await run(search, { text: 'Berlin' });
    expect(data).toMatchObject({
      geoPlacesAutocomplete: [{ name: 'Berlin' }, {}, {}, {}, {}, {}, {}, {}],
    });
  });

  it.each([
    [{ text: 'B' }, 'searchText'],
    [{ text: 'Berlin', near: { type: 'Point', coordinates: [13.4, 91] } }, 'near'],
    [{ text: 'Berlin', countryCodes: ['Germany'] }, 'countryCodes'],
    [{ text: 'Berlin', countryCodes: ['DE', 'PT', 'FR', 'ES', 'IT', 'PL'] }, 'countryCodes'],
    [{ text: 'Berlin', language: 'english language' }, 'language'],
  ])('refuses %o', async (variables, field) => {
    expect(await run(search, variables)).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', field }],
    });
  });
});

describe('geoPlaceDetails', () => {
  it('answers with address, position and border', async () => {
    const query = `{ geoPlaceDetails(id: "plc-5c7d01") {
      name category address city street countryCode coordinates { latitude longitude } viewport outline timeZone attribution
    } }`;
    expect(await run(query, {}, callers.guest)).toEqual({
      data: {
        geoPlaceDetails: {
          name: 'Berlin',
          category: 'CITY',
          address: 'Berlin, Deutschland',
          city: 'Berlin',
          street: null,
          countryCode: 'DE',
          coordinates: { latitude: 52.52, longitude: 13.405 },
          viewport: {
            type: 'Polygon',
            coordinates: [
              [
                [12.997, 52.316],
                [13.813, 52.316],
                [13.813, 52.724],
                [12.997, 52.724],
                [12.997, 52.316],
              ],
            ],
          },
          outline: {
            type: 'Polygon',
            coordinates: [
              [
                [13.065, 52.35],
                [13.745, 52.35],
                [13.745, 52.69],
                [13.065, 52.69],
                [13.065, 52.35],
              ],
            ],
          },
          timeZone: 'Europe/Berlin',
          attribution: '© OpenStreetMap contributors',
        },
      },
    });
  });

  it.each([['plc-0a0001'], ['plc-nothing']])('does not know %s any more', async (id) => {
    expect(await run(`{ geoPlaceDetails(id: "${id}") { name } }`)).toEqual({
      data: { geoPlaceDetails: null },
      errors: [{ code: 'NOT_FOUND' }],
    });
  });

  it('refuses what is no language', async () => {
    expect(
      await run('{ geoPlaceDetails(id: "plc-5c7d01", language: "?") { name } }'),
    ).toMatchObject({ errors: [{ code: 'VALIDATION_FAILED', field: 'language' }] });
  });
});
