import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readFiles } from 'docusaurus-preset-graphql-docs/content';
import { readTown, readTables, tablePattern } from '../read-town';
import { printTableTypes } from '../write-types';

const sdl = `
scalar UUID
enum Colour { RED GREEN }
type Pot { size: Int! colour: Colour }
type Garden { id: UUID! name: String! colour: Colour pot: Pot bedCount: Int! }
type Bed { id: UUID! label: String }
type Query { gardens: [Garden!]! }
`;
const schema = buildSchema(sdl);

const ids = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];
const good = `gardens:
  type: Garden
  own:
    keeper: String!
    state: OPEN | SHUT
  each: { colour: RED, keeper: Aylin, state: null }
  rows:
    river: { id: ${ids[0]}, name: By the river, pot: { size: 3, colour: GREEN } }
    hill: { id: ${ids[1]}, name: On the hill, pot: null, state: OPEN }
beds:
  type: Bed
  own: { gardenId: UUID!, neighbourIds: '[UUID!]!' }
  rows:
    - { id: 018f0000-0000-7000-8000-000000000003, label: Peas, gardenId: $gardens.river, neighbourIds: [$gardens.hill] }
`;

let dir: string;
const file = 'sandbox/domains/gardens/tables.yaml';

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'town-'));
  await mkdir(join(dir, 'sandbox/domains/gardens'), { recursive: true });
});
afterEach(() => rm(dir, { recursive: true }));

async function read(text: string): Promise<unknown> {
  await writeFile(join(dir, file), text);
  return readTown(dir, schema);
}

it('names the first fault of YAML alone, not what follows from it', async () => {
  await mkdir(join(dir, 'sandbox/domains/pots'));
  const other = 'pots:\n  type: Pot\n  rows:\n    - { id: a, size: 1, gardenId: $gardens.hill }\n';
  await writeFile(join(dir, 'sandbox/domains/pots/tables.yaml'), other);
  await expect(read(good.replace('  own:\n', '\town:\n'))).rejects.toThrow(
    /^1 problem in the input:\nsandbox\/domains\/gardens\/tables.yaml:3:1 Unexpected YAML: Tabs are not allowed as indentation\. .+$/,
  );
});

it('gives rows what each row has, and identifiers for names', async () => {
  expect(await read(good)).toEqual({
    gardens: [
      {
        __typename: 'Garden',
        id: ids[0],
        name: 'By the river',
        colour: 'RED',
        pot: { size: 3, colour: 'GREEN' },
        keeper: 'Aylin',
        state: null,
      },
      {
        __typename: 'Garden',
        id: ids[1],
        name: 'On the hill',
        colour: 'RED',
        pot: null,
        keeper: 'Aylin',
        state: 'OPEN',
      },
    ],
    beds: [
      {
        __typename: 'Bed',
        id: '018f0000-0000-7000-8000-000000000003',
        label: 'Peas',
        gardenId: ids[0],
        neighbourIds: [ids[1]],
      },
    ],
  });
});

describe('refuses, with file, line, column and fix,', () => {
  it.each([
    [
      'a name of no row',
      '$gardens.river',
      '$gardens.rivr',
      '14:64 Unexpected name "$gardens.rivr". Did you mean "gardens.river" or "gardens.hill"? Names are those of rows: "$table.name".',
    ],
    [
      'a column of nothing',
      'name: By the river',
      'nam: x, name: By the river',
      '8:56 Unexpected column "nam" of "gardens". Take it out, or describe it in "own". Did you mean "name"?',
    ],
    [
      'a value of no enum',
      'colour: RED',
      'colour: BLUE',
      '6:11 Unexpected colour: "BLUE", expected Colour.',
    ],
    [
      'null where none is',
      'name: On the hill',
      'name: null',
      '9:55 Unexpected name: null, expected String!.',
    ],
    [
      'a value within a value',
      'size: 3',
      'size: big',
      '8:76 Unexpected pot.size: "big", expected Pot.',
    ],
    [
      'a choice that is none',
      'state: OPEN }',
      'state: AJAR }',
      '9:85 Unexpected state: "AJAR", expected OPEN | SHUT.',
    ],
    [
      'a row that lacks a column',
      ', pot: null',
      '',
      '9:5 Missing "pot: Pot". Add it to the row, or to "each".',
    ],
    [
      'a second row of an id',
      ids[1] ?? '',
      ids[0] ?? '',
      `9:13 Unexpected second row "${ids[0]}". Give it an id of its own.`,
    ],
    [
      'a row whose id is its own name',
      `id: ${ids[0]}`,
      'id: $gardens.river',
      '8:14 Unexpected name "$gardens.river", which leads back to itself. Write an identifier.',
    ],
    [
      'a table without a type',
      '  type: Garden\n',
      '',
      '1:1 Unexpected value of "gardens.type": expected string, received undefined.',
    ],
    ['broken YAML', 'rows:\n    river: {', 'rows:\n    river: [', '8:'],
  ])('%s', async (_what, from, to, expected) => {
    await expect(read(good.replace(from, to))).rejects.toThrow(`${file}:${expected}`);
  });

  it('what each row has, once', async () => {
    const text = good.replace('colour: RED', 'colour: BLUE');
    await expect(read(text)).rejects.toThrow(/^1 problem in the input/);
  });
});

it('types rows by what they hold', async () => {
  await read(good);
  const { tables } = readTables(await readFiles(dir, tablePattern));
  const printed = printTableTypes(schema, tables);
  expect(printed).toContain('readonly colour: schema.Colour | null;');
  expect(printed).toContain("readonly state: 'OPEN' | 'SHUT' | null;");
  expect(printed).toContain("readonly pot: Stored['Pot'] | null;");
  expect(printed).toContain("Pot: Pick<schema.Pot, 'size' | 'colour'>");
  // No row holds it: a resolver counts beds.
  expect(printed).not.toContain('bedCount');
});
