import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { typeInputs } from '../type-inputs';

const schema = buildSchema(`
  type Query { a: Int }
  enum Sort { NAME DATE }
  input Near @oneOf { place: String point: Point }
  input Point { type: String }
  input Filter { name: String! limit: Int! = 5 sort: [Sort!] near: Near }
`);

const typed = (query: string, variables: Readonly<Record<string, unknown>>): unknown =>
  typeInputs({ query, variables }, schema);
const scalar = (type: string, value: unknown): object => ({ kind: 'scalar', type, value });

describe('typeInputs', () => {
  it('types an input object, its fields in the order of the schema', () => {
    const filter = { near: { place: 'p' }, sort: 'NAME', limit: 1, name: 'n' };
    const sort = { kind: 'list', items: [{ kind: 'enum', type: 'Sort', value: 'NAME' }] };
    const place = { name: 'place', isOptional: false, value: scalar('String', 'p') };
    const near = { kind: 'object', type: 'Near', isOneOf: true, fields: [place] };
    const fields = [
      { name: 'name', isOptional: false, value: scalar('String', 'n') },
      { name: 'limit', isOptional: true, value: scalar('Int', 1) },
      { name: 'sort', isOptional: true, value: sort },
      { name: 'near', isOptional: true, value: near },
    ];
    expect(typed('query A($filter: Filter!) { a }', { filter })).toEqual([
      {
        name: 'filter',
        isOptional: false,
        value: { kind: 'object', type: 'Filter', isOneOf: false, fields },
      },
    ]);
  });

  it('leaves out variables that are not given, in the order of their definitions', () => {
    const query = 'query A($a: Int, $b: Int! = 2, $c: Int!, $d: Int) { a }';
    expect(typed(query, { d: null, c: 3, b: 1 })).toEqual([
      { name: 'b', isOptional: true, value: scalar('Int', 1) },
      { name: 'c', isOptional: false, value: scalar('Int', 3) },
      { name: 'd', isOptional: true, value: { kind: 'null' } },
    ]);
  });

  it('takes what the schema does not know as it is', () => {
    expect(typed('query A($a: None!) { a }', { a: { b: 1 } })).toEqual([
      { name: 'a', isOptional: true, value: scalar('', { b: 1 }) },
    ]);
  });

  it.each([
    ['{ a', 'Syntax Error: Expected Name, found <EOF>.'],
    ['query A { a } query B { a }', 'The document does not say which operation is meant.'],
  ])('throws for %s', (query, message) => {
    expect(() => typed(query, {})).toThrow(message);
  });
});
