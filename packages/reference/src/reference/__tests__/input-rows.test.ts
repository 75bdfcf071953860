import { buildSchema, isInputObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { levelsWithin } from '../input-rows';
import { markdown } from './page';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

function levelsOf(sdl: string): number {
  const type = buildSchema(`type Query { a(in: In): Int } ${sdl}`).getType('In');
  return isInputObjectType(type) ? levelsWithin(type) : -1;
}

it.each([
  ['none for plain fields, beyond the most', 'input In { a: Int }', 3],
  ['itself', 'input In { a: In }', 3],
  [
    '8 fields that each take 8, which take one',
    `input In { ${numbers(8)
      .map((n) => `f${n}: A`)
      .join(' ')} } input A { ${numbers(8)
      .map((n) => `f${n}: B`)
      .join(' ')} } input B { a: Int }`,
    1,
  ],
  [
    'an input with very many fields',
    `input In { ${numbers(81)
      .map((n) => `f${n}: A`)
      .join(' ')} } input A { a: Int }`,
    0,
  ],
])('levels that unfold: %s', (_what, sdl, levels) => {
  expect(levelsOf(sdl)).toBe(levels);
});

it('counts a schema of filters without end in no time', () => {
  const inputs = numbers(200).map(
    (n) =>
      `input I${n} { ${numbers(200)
        .map((m) => `f${m}: I${m}`)
        .join(' ')} }`,
  );
  expect(levelsOf(`input In { a: I0 } ${inputs.join(' ')}`)).toBe(0);
});

it.each([
  ['unfold where they are few', 4, true],
  ['do not where they would make the page heavy', 5, false],
])('inputs of the fields of an object %s', (_what, fields, unfolds) => {
  const lists = numbers(fields).map((n) => `list${n}(where: Where): Int`);
  const where = numbers(20).map((n) => `f${n}: Int`);
  const sdl = `type Query { shelf: Shelf } type Shelf { ${lists.join(' ')} } input Where { ${where.join(' ')} }`;
  const text = markdown(sdl, 'Shelf');
  expect(text.includes('`f19`')).toBe(unfolds);
  expect(text).toContain('`Shelf.list0(where:)`: [`Where`](/docs/graphql/types/inputs/where)\n');
});
