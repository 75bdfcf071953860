import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../shared/context';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';
import { places, topicIds } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

const check = async (input: object, caller: Caller = callers.neighbour): Promise<unknown> => {
  const { data, errors } = await run(
    `mutation Check($input: ValidateSpaceInput!) { validateSpace(input: $input) { isValid slug problems { field reason message suggestion } similarSpaces { name } } }`,
    { input },
    caller,
  );
  return errors ?? (data as { readonly validateSpace: unknown }).validateSpace;
};

describe('validateSpace', () => {
  it('finds nothing wrong with what would be accepted', async () => {
    expect(await check({ name: 'Schöne Höfe', topicIds: [topicIds.culture] })).toMatchObject({
      isValid: true,
      slug: 'schoene-hoefe',
      problems: [],
    });
  });

  it('stores nothing', async () => {
    await check({ name: 'Schöne Höfe' });
    expect(await run('{ spaces(filter: { search: "Höfe" }) { totalResults } }')).toEqual({
      data: { spaces: { totalResults: 0 } },
    });
  });

  it('suggests a name that is free, in the language of the account', async () => {
    expect(await check({ name: 'hofflohmarkt' })).toMatchObject({
      isValid: false,
      slug: null,
      problems: [
        {
          field: 'input.name',
          reason: 'TAKEN',
          message: 'Another space has this.',
          suggestion: 'hofflohmarkt 2',
        },
      ],
    });
    expect(await check({ name: 'Hofflohmarkt', spaceId: places.fleaMarket })).toMatchObject({
      isValid: true,
    });
  });

  it('keeps the slug of a space that gets a new name', async () => {
    expect(await check({ name: 'Flohmarkt im Hof', spaceId: places.fleaMarket })).toMatchObject({
      isValid: true,
      slug: 'hofflohmarkt',
    });
  });

  it.each([
    [{ name: null }, 'input.name', 'REQUIRED'],
    [{ name: '  ' }, 'input.name', 'REQUIRED'],
    [{ name: 'ab' }, 'input.name', 'TOO_SHORT'],
    [{ name: 'Support' }, 'input.name', 'NOT_ALLOWED'],
    [{ summary: 'x'.repeat(201) }, 'input.summary', 'TOO_LONG'],
    [{ description: 'a <br> b' }, 'input.description', 'MALFORMED'],
    [{ contentVisibility: 'PRIVATE' }, 'input.contentVisibility', 'NOT_ALLOWED'],
    [
      { visibility: 'HIDDEN', contentVisibility: 'PUBLIC' },
      'input.contentVisibility',
      'CONTRADICTION',
    ],
    [{ visibility: 'HIDDEN', spaceId: places.garden }, 'input.visibility', 'CONTRADICTION'],
    [{ language: 'german' }, 'input.language', 'MALFORMED'],
    [{ location: { placeId: 'nowhere' } }, 'input.location.placeId', 'UNKNOWN'],
    [{ location: { url: 'ftp://a.example' } }, 'input.location.url', 'MALFORMED'],
    [{ location: { url: 'https://a.example/b c' } }, 'input.location.url', 'MALFORMED'],
    [{ area: { type: 'Point', coordinates: [1, 2] } }, 'input.area', 'MALFORMED'],
    [{ area: ring([0, 0], [1, 1], [1, 0], [0, 1], [0, 0]) }, 'input.area', 'MALFORMED'],
    [{ area: ring([13, 52], [14, 52], [14, 53], [13, 53], [13, 52]) }, 'input.area', 'NOT_ALLOWED'],
    [{ topicIds: [] }, 'input.topicIds', 'TOO_SHORT'],
    [{ topicIds: [places.garden] }, 'input.topicIds', 'UNKNOWN'],
    [{ sdgNumbers: [18] }, 'input.sdgNumbers', 'UNKNOWN'],
    [{ initiative: initiative({ name: 'x' }) }, 'input.initiative.name', 'TOO_SHORT'],
    [
      { initiative: initiative({ contactEmail: 'x' }) },
      'input.initiative.contactEmail',
      'MALFORMED',
    ],
    [
      { initiative: initiative({ foundedOn: '2026-06-01' }) },
      'input.initiative.foundedOn',
      'NOT_ALLOWED',
    ],
    [{ spaceId: places.tenants, name: 'Mieterrat' }, 'input.spaceId', 'UNKNOWN'],
  ])('says what is wrong with %j', async (input, field, reason) => {
    expect(await check(input)).toMatchObject({ isValid: false, problems: [{ field, reason }] });
  });

  it.each([
    ['name', { name: text(3) }, { name: text(2) }, 'TOO_SHORT'],
    ['name', { name: text(80) }, { name: text(81) }, 'TOO_LONG'],
    ['summary', { summary: text(200) }, { summary: text(201) }, 'TOO_LONG'],
    [
      'location.position.address',
      { location: onSite(text(200)) },
      { location: onSite(text(2)) },
      'MALFORMED',
    ],
    [
      'initiative.description',
      { initiative: initiative({ description: text(1000) }) },
      { initiative: initiative({ description: text(1000).concat(' ') }) },
      'TOO_LONG',
    ],
    [
      'initiative.websiteUrl',
      { initiative: initiative({ websiteUrl: `https://a.example/${'a'.repeat(2030)}` }) },
      { initiative: initiative({ websiteUrl: `https://a.example/${'a'.repeat(2031)}` }) },
      'TOO_LONG',
    ],
  ])('counts characters of %s as `@constraint` does', async (field, right, wrong, reason) => {
    expect(await check(right)).toMatchObject({ isValid: true, problems: [] });
    expect(await check(wrong)).toMatchObject({ problems: [{ field: `input.${field}`, reason }] });
  });

  it('returns all findings at once, in the order of the fields', async () => {
    expect(await check({ topicIds: [], summary: 'kurz', name: 'ab' })).toMatchObject({
      problems: [{ field: 'input.name' }, { field: 'input.summary' }, { field: 'input.topicIds' }],
    });
  });

  it('offers spaces to join instead', async () => {
    expect(await check({ name: 'Repair evening', topicIds: [topicIds.repair] })).toMatchObject({
      similarSpaces: [{ name: 'Repair café Mitte' }, { name: 'Nähstube Soldiner Straße' }],
    });
  });

  it('needs a field to check, and someone who is signed in', async () => {
    expect(await check({ spaceId: places.garden })).toEqual([
      { code: 'VALIDATION_FAILED', field: 'input' },
    ]);
    expect(await check({ name: 'Höfe' }, callers.guest)).toEqual([{ code: 'UNAUTHENTICATED' }]);
  });
});

function ring(...positions: readonly (readonly number[])[]): object {
  return { type: 'Polygon', coordinates: [positions] };
}

/** Characters that take two units of UTF-16 each. */
function text(length: number): string {
  return '🌱'.repeat(length);
}

function onSite(address: string): object {
  return { position: { point: { type: 'Point', coordinates: [13.36, 52.55] }, address } };
}

function initiative(values: object): object {
  return { name: 'Imkerverein', type: 'ASSOCIATION', description: 'Bienen.', ...values };
}
