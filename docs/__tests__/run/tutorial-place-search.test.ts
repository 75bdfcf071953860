import { describe, expect, it } from 'vitest';
import { codeOf } from '../fences';
import { loadSample } from '../load-sample';
import { useTutorial } from '../tutorial';

const page = 'docs/tutorials/place-search.mdx';
const files = ['geojson.mjs', 'drawing.mjs', 'places.mjs', 'search.js'];
const { open, textOf, run } = useTutorial(page, files, 'places.mjs');

const code = (title: string): string => codeOf(page, title);

/** Each test starts the page. */
describe('the search', () => {
  it('suggests places without a script', async () => {
    const text = await textOf('/?text=brunn');
    expect(text).toMatch(/Brunnenplatz 1 13357 Berlin, Germany .*Brunnenviertel Berlin, Germany/);
    expect(text.match(/Germany/g)).toHaveLength(4);
  });

  it('suggests them to the script as a list, with the session in each link', async () => {
    const session = '9b2f6c1e-4d7a-4e38-8c05-1f6a3d9e7b42';
    const html = await (await open(`/suggestions?text=brunn&session=${session}`)).text();
    expect(html).toContain(`<li><a href="/?place=plc-1f7a20&amp;session=${session}">`);
    expect(html).not.toContain('<main>');
  });

  it('says what it has not found, and asks nothing for one letter', async () => {
    expect(await (await open('/suggestions?text=xyz')).text()).toBe('<li>No place found</li>');
    expect(await (await open('/suggestions?text=b')).text()).toBe('');
    expect(await textOf('/?text=%3Cb%3E')).not.toContain('<b>');
  });

  it('shows a place with the entries around it', async () => {
    const text = await textOf('/?place=plc-4a6b01');
    expect(text).toMatch(
      /^Brunnenviertel .* 4 5 6 .*© OpenStreetMap contributors .* Data of this map$/,
    );
    expect(text).toContain('Repair café in the library · Event on 23 May · Brunnenplatz 1');
    expect(text).toContain('Lesung: Geschichten aus dem Hof · Event postponed');
    const html = await (await open('/?place=plc-4a6b01')).text();
    expect(html).toContain('aria-label="Map of Brunnenviertel with 8 entries, listed below"');
    expect(html).not.toContain('NaN');
  });

  it('shows a place without a border as a dot', async () => {
    const html = await (await open('/?place=plc-2b3c10')).text();
    expect(html).toMatch(/<circle cx="\d+" cy="\d+" r="6"/);
  });

  it('gives the data to a map as the page says', async () => {
    const response = await open('/map.geojson?place=plc-4a6b01');
    expect(response.headers.get('Content-Type')).toBe('application/geo+json');
    expect((await run('Count the features')).trim()).toBe(code('What it prints'));
  });

  it.each(['/?place=plc-0', '/map.geojson?place=plc-0', '/map.geojson', '/search.mjs'])(
    'has no page for %s',
    async (path) => {
      expect((await open(path)).status).toBe(404);
    },
  );

  it('serves the script', async () => {
    expect(await (await open('/search.js')).text()).toBe(code('search.js'));
  });
});

interface GeoJson {
  readonly radiusOf: (polygon: object) => number;
  readonly collectionOf: (place: object, around: object) => { readonly features: object[] };
}

describe('geojson.mjs', async () => {
  const { radiusOf, collectionOf } = await loadSample<GeoJson>(page, 'geojson.mjs');
  const square = (size: number): object => ({
    coordinates: [
      [
        [0, 0],
        [size, 0],
        [size, size],
        [0, size],
        [0, 0],
      ],
    ],
  });

  it('searches half a diagonal around a place, between two limits', () => {
    expect([0.001, 0.1, 50].map((size) => radiusOf(square(size)))).toEqual([2000, 7872, 200_000]);
  });

  it('has a point for a place without a border, longitude first', () => {
    const place = { name: 'Home', coordinates: { longitude: 13, latitude: 52 }, outline: null };
    const nothing = { spaces: { data: [] }, appEventsNearbyEvents: { data: [] } };
    expect(collectionOf(place, nothing).features).toEqual([
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [13, 52] },
        properties: { kind: 'place', name: 'Home' },
      },
    ]);
  });
});
