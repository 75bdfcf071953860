import { beforeEach, describe, expect, it } from 'vitest';
import { runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

describe('appVolunteeringFilteredEngagements', () => {
  const first = (args: string): string =>
    `{ appVolunteeringFilteredEngagements(${args}) { data { title } } }`;

  it('keeps the answers of the first version: closed ones too, and remote ones away from a centre', async () => {
    expect(await run(first('searchText: "Uferfest"'))).toEqual({
      data: {
        appVolunteeringFilteredEngagements: {
          data: [{ title: 'Bühne für das Uferfest aufbauen' }],
        },
      },
    });
    expect(
      await run(first('latitude: 52.5466, longitude: 13.3935, radius: 1, language: "en"')),
    ).toEqual({
      data: {
        appVolunteeringFilteredEngagements: { data: [{ title: 'Read aloud at the library' }] },
      },
    });
  });

  it.each([
    ['latitude: 52.5', 'latitude'],
    ['longitude: 13.4', 'longitude'],
    ['latitude: 95, longitude: 13.4', 'latitude'],
    ['latitude: 52.5, longitude: 13.4, radius: 0', 'radius'],
    ['searchText: "a"', 'searchText'],
    ['limit: 101', 'limit'],
  ])('refuses %s', async (args, field) => {
    expect(await run(first(args))).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', field }],
    });
  });
});
