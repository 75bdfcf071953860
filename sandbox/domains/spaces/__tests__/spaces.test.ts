import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../shared/context';
import { asMember, callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';
import { topicIds } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

const names = async (args = '', caller: Caller = callers.guest): Promise<unknown> => {
  const { data, errors } = await run(`{ spaces${args} { data { name } } }`, {}, caller);
  const { spaces } = (data ?? {}) as {
    readonly spaces?: { readonly data: readonly { readonly name: string }[] };
  };
  return errors ?? spaces?.data.map(({ name }) => name);
};

const centre = '{ type: "Point", coordinates: [13.405, 52.52] }';

describe('spaces', () => {
  it('lists the spaces that everyone may find, latest activity first', async () => {
    expect(await names()).toEqual([
      'Repair café Mitte',
      'Kiezgarten am Kanal',
      'Lauftreff Plötzensee',
      'Lesepaten Brunnenviertel',
      'Nähstube Soldiner Straße',
      'Chor an der Panke',
    ]);
  });

  it('lists a hidden space for its members only', async () => {
    expect(await names('', callers.aylin)).toContain('Mieterrat Uferstraße');
    expect(await names('', asMember('greta'))).not.toContain('Mieterrat Uferstraße');
  });

  it.each([
    ['filter: { search: "garten" }', ['Kiezgarten am Kanal', 'Repair café Mitte']],
    ['filter: { search: "cafe" }', ['Repair café Mitte']],
    [`filter: { topicIds: ["${topicIds.education}"] }`, ['Lesepaten Brunnenviertel']],
    ['filter: { sdgNumbers: [3, 4] }', ['Lauftreff Plötzensee', 'Lesepaten Brunnenviertel']],
    ['filter: { visibility: [CLOSED] }', ['Lesepaten Brunnenviertel', 'Chor an der Panke']],
    [
      'filter: { readableBy: MEMBERS_ONLY, language: "de" }, limit: 1',
      ['Lesepaten Brunnenviertel'],
    ],
    ['filter: { language: "en" }', ['Repair café Mitte', 'Lauftreff Plötzensee']],
    [
      'filter: { hasOpenTasks: true }',
      ['Kiezgarten am Kanal', 'Lauftreff Plötzensee', 'Nähstube Soldiner Straße'],
    ],
    [
      `filter: { near: { center: ${centre}, radiusMeters: 5000 } }, orderBy: DISTANCE, limit: 2`,
      ['Kiezgarten am Kanal', 'Repair café Mitte'],
    ],
    ['orderBy: NAME, limit: 2', ['Chor an der Panke', 'Kiezgarten am Kanal']],
    ['orderBy: NEWEST, offset: 1, limit: 2', ['Nähstube Soldiner Straße', 'Chor an der Panke']],
  ])('narrows and orders by %s', async (args, expected) => {
    expect(await names(`(${args})`)).toEqual(expected);
  });

  it.each([
    ['limit: 500', 'limit'],
    ['orderBy: DISTANCE', 'orderBy'],
    ['filter: { search: "a" }', 'filter.search'],
    ['filter: { sdgNumbers: [18] }', 'filter.sdgNumbers.0'],
    [`filter: { near: { center: ${centre}, radiusMeters: 50 } }`, 'filter.near.radiusMeters'],
    ['filter: { near: { center: "here" } }', 'filter.near.center'],
  ])('refuses %s', async (args, field) => {
    expect(await names(`(${args})`)).toEqual([{ code: 'VALIDATION_FAILED', field }]);
  });
});
