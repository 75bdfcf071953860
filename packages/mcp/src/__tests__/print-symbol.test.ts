import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import type { Contract } from 'graphql-docs-reference/options';
import type { PrintedSymbol } from '../print-symbol';
import { printSymbol } from '../print-symbol';

/** Prints a type of as many fields, each with a long description. */
function printFields(count: number): PrintedSymbol {
  const fields = Array.from(
    { length: count },
    (_, index) => `"${'Long. '.repeat(20)}" field${index}: Int`,
  );
  const schema = buildSchema(`type Query { ${fields.join(' ')} }`, { assumeValid: true });
  return printSymbol(schema, 'Query', () => 'First.', {});
}

it('says all of the members of a small type', () => {
  const { sdl, detail } = printFields(2);
  expect(detail).toBe('all');
  expect(sdl).toContain('# Long. Long.');
});

it('says the first sentence of each member where a type has many', () => {
  const { sdl, detail } = printFields(60);
  expect(detail).toBe('sentences');
  expect(sdl).toContain('  # First.\n  field59: Int\n}');
});

it('names the members of a large type', () => {
  const { sdl, detail } = printFields(300);
  expect(detail).toBe('names');
  expect(sdl).toContain('  field0: Int\n  field1: Int\n');
  expect(sdl).toContain('  field299: Int\n}');
});

it('leaves out members of a type that has more than anyone reads', () => {
  const { sdl, detail } = printFields(900);
  expect(detail).toBe('names');
  expect(sdl.length).toBeLessThan(6_100);
  expect(sdl).toMatch(/ {2}# … and \d+ more lines: search for them by name\n\}$/);
});

it('leaves out what a contract has the answer say elsewhere', () => {
  const schema = buildSchema(
    'directive @auth(role: String) on FIELD_DEFINITION type Query { me: Int @auth(role: "USER") }',
  );
  const print = (contract: Contract): string =>
    printSymbol(schema, 'Query.me', () => '', contract).sdl;
  expect(print({})).toBe('me: Int @auth(role: "USER")');
  expect(print({ access: { directive: 'auth', role: 'role' } })).toBe('me: Int');
});
