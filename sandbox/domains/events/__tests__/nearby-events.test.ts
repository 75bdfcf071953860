import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

const library = { type: 'Point', coordinates: [13.3902, 52.5516] };

describe('appEventsNearbyEvents', () => {
  const nearby = `query Nearby($area: AppEventsAreaInput!, $filter: AppEventsEventsFilterInput) {
    appEventsNearbyEvents(area: $area, filter: $filter) { totalResults data { title } }
  }`;
  const around = (kilometres: number): object => ({
    circle: { point: library, radiusMeters: kilometres * 1000 },
  });
  const square = (east: number, north: number): object => ({
    polygon: {
      type: 'Polygon',
      coordinates: [
        [
          [13.36, 52.535],
          [east, 52.535],
          [east, north],
          [13.36, north],
          [13.36, 52.535],
        ],
      ],
    },
  });

  it('lists events in a circle, the nearest first, and none that is only online', async () => {
    expect(await run(nearby, { area: around(3) }, callers.guest)).toEqual({
      data: {
        appEventsNearbyEvents: {
          totalResults: 6,
          data: [
            { title: 'Repair café in the library' },
            { title: 'Lesung: Geschichten aus dem Hof' },
            { title: 'Repair café in the library' },
            { title: 'Uferfest' },
            { title: 'Stadtnatur am Abend' },
            { title: 'Pflanzentausch im Kiezgarten' },
          ],
        },
      },
    });
  });

  it('lists events in a polygon by their start', async () => {
    expect(await run(nearby, { area: square(13.375, 52.545) })).toEqual({
      data: {
        appEventsNearbyEvents: {
          totalResults: 2,
          data: [{ title: 'Stadtnatur am Abend' }, { title: 'Pflanzentausch im Kiezgarten' }],
        },
      },
    });
  });

  it.each([
    [around(0), 'area.circle.radiusMeters'],
    [{ circle: { point: { type: 'Point', coordinates: ['13', '52'] } } }, 'area.circle.point'],
    [square(30, 60), 'area.polygon'],
    [
      {
        polygon: {
          type: 'Polygon',
          coordinates: [
            [
              [1, 1],
              [2, 2],
            ],
          ],
        },
      },
      'area.polygon',
    ],
  ])('refuses %o', async (area, field) => {
    expect(await run(nearby, { area })).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', field }],
    });
  });

  it('takes exactly one way to say the area', async () => {
    const both =
      'circle: { point: { type: "Point", coordinates: [13.4, 52.5] } }, polygon: { type: "Polygon" }';
    expect(await run(`{ appEventsNearbyEvents(area: { ${both} }) { totalResults } }`)).toEqual({
      errors: [{ code: 'VALIDATION_FAILED' }],
    });
  });
});
