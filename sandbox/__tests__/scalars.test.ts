import { describe, expect, it } from 'vitest';
import { createSandbox } from '../sandbox';
import { places } from './seed-ids';
import { callers, runner, sdl, town } from './helpers';

const run = runner();
const refused = { errors: [{ code: 'VALIDATION_FAILED' }] };

const answers = async (query: string, variables: Readonly<Record<string, unknown>>) =>
  (await run(query, variables)).errors === undefined;

describe('UUID', () => {
  const query = 'query Space($id: UUID!) { spaceById(id: $id) { name } }';

  it('takes one in lower case', async () => {
    expect(await answers(query, { id: places.garden })).toBe(true);
  });

  it.each([places.garden.toUpperCase(), 'kiezgarten', 7, { id: places.garden }])(
    'refuses %j',
    async (id) => {
      expect(await run(query, { id })).toEqual(refused);
    },
  );

  it('says what it expects', async () => {
    const { errors } = await createSandbox(sdl, town).run({
      query: '{ spaceById(id: "garden") { name } }',
      caller: callers.guest,
    });
    expect(errors?.map(({ message }) => message)).toEqual(['Expected a UUID in lower case.']);
  });
});

describe('Date', () => {
  const query = `query Tasks($id: UUID!, $day: Date) {
    tasksBySpaceId(spaceId: $id, dueUntil: $day) { totalResults }
  }`;

  it.each([
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-2-1', false],
    ['2026-05-17T18:30:00.000Z', false],
  ])('says of %s: %s', async (day, isTaken) => {
    expect(await answers(query, { id: places.garden, day })).toBe(isTaken);
  });
});

describe('DateTime', () => {
  const query = 'query Dates($from: DateTime) { appointments(from: $from) { totalResults } }';

  it.each([
    ['2026-05-17T18:30:00.000Z', true],
    ['2026-05-17t20:30:00+02:00', true],
    ['2026-05-17T18:30Z', false],
    ['2026-05-17T25:30:00Z', false],
    ['2026-05-17', false],
    ['tomorrow', false],
    [1779042600000, false],
  ])('says of %s: %s', async (from, isTaken) => {
    expect(await answers(query, { from })).toBe(isTaken);
  });

  it('means the same moment, whatever its offset is', async () => {
    const at = async (from: string): Promise<unknown> => (await run(query, { from })).data;
    expect(await at('2026-06-06T22:00:00.000Z')).toEqual({ appointments: { totalResults: 3 } });
    expect(await at('2026-06-07T00:00:00+02:00')).toEqual({ appointments: { totalResults: 3 } });
    expect(await at('2026-06-08T04:00:00+02:00')).toEqual({ appointments: { totalResults: 2 } });
  });
});

describe('JSONObject', () => {
  const query = `mutation Keep($settings: JSONObject!) {
    updateAuthenticatedUserV2(input: { clientSettings: $settings }) { account { clientSettings } }
  }`;

  it.each([
    [{}, true],
    [{ a: 'a'.repeat(16_376) }, true],
    [{ a: 'a'.repeat(16_377) }, false],
    [{ a: 'ü'.repeat(8_188) }, true],
    [{ a: 'ü'.repeat(8_189) }, false],
    [['a'], false],
    ['a', false],
  ])('takes an object of at most 16 KiB', async (settings, isTaken) => {
    expect(await answers(query, { settings })).toBe(isTaken);
  });

  it('takes a literal with variables in it', async () => {
    const literal = `mutation Keep($theme: String!) {
      updateAuthenticatedUserV2(input: { clientSettings: { theme: $theme } }) {
        account { clientSettings }
      }
    }`;
    expect(await run(literal, { theme: 'garden' })).toEqual({
      data: { updateAuthenticatedUserV2: { account: { clientSettings: { theme: 'garden' } } } },
    });
  });
});

it('says where a literal is refused', async () => {
  const query = '{ spaceById(id: "garden") { id } }';
  const { errors } = await createSandbox(sdl, town).run({ query, caller: callers.guest });
  expect(errors?.map(({ locations }) => locations)).toEqual([[{ line: 1, column: 17 }]]);
});

describe('Upload', () => {
  const query = `mutation Picture($file: Upload!) {
    updateAuthenticatedUserV2(input: { avatar: $file }) { profile { imageUrl } }
  }`;

  it.each([
    ['a file of 10 MiB', new Blob([new Uint8Array(10_485_760)]), true],
    ['a larger one', new Blob([new Uint8Array(10_485_761)]), false],
    ['a name', 'avatar.png', false],
    ['an object', {}, false],
  ])('says of %s: %s', async (_what, file, isTaken) => {
    expect(await answers(query, { file })).toBe(isTaken);
  });
});
