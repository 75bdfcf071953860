import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../diagnose';
import { diagnoseVariables } from '../diagnose';
import { schema } from './schema';

const document =
  'mutation A($input: CreateSpaceInput!) { createSpace(input: $input) { id } } query B { spaces { id } }';

function faults(text: string, name = 'A'): Diagnostic[] {
  return diagnoseVariables(text, document, name, schema);
}

describe('diagnoseVariables', () => {
  it('has nothing to say of values that fit', () => {
    expect(faults('{ "input": { "name": "Choir", "tags": [] } }')).toEqual([]);
    expect(faults('', 'B')).toEqual([]);
  });

  it('marks a value of another type, within the input', () => {
    expect(faults('{ "input": { "name": "Choir", "tags": ["a", 1] } }')).toEqual([
      {
        from: 44,
        to: 45,
        severity: 'error',
        message:
          'Variable "$input" got invalid value 1 at "input.tags[1]"; String cannot represent a non string value: 1',
      },
    ]);
  });

  it('marks a value beyond a limit of where it is used, also in a fragment', () => {
    expect(faults('{ "input": { "name": "Choir of the town", "tags": ["a", "b", "c"] } }')).toEqual(
      [
        { from: 21, to: 40, severity: 'error', message: 'This must have 3 to 10 characters.' },
        { from: 50, to: 65, severity: 'error', message: 'The list must have 0 to 2 entries.' },
      ],
    );
    const text =
      'query A($n: Int, $t: [String!]) { ...F } fragment F on Query { spaces(limit: $n) { id } }';
    expect(diagnoseVariables('{ "n": 500 }', text, 'A', schema)).toEqual([
      { from: 7, to: 10, severity: 'error', message: 'This must be at most 100.' },
    ]);
    const within = 'mutation A($n: String!) { createSpace(input: { name: $n }) { id } }';
    expect(diagnoseVariables('{ "n": "ab" }', within, 'A', schema)).toEqual([
      { from: 7, to: 11, severity: 'error', message: 'This must have 3 to 10 characters.' },
    ]);
  });

  it('names what is missing and what is not declared', () => {
    expect(faults('{ "inptu": {} }').map(({ message }) => message)).toEqual([
      'Unexpected variable "inptu", which the operation does not declare. Did you mean "input"?',
      'Variable "$input" of required type "CreateSpaceInput!" was not provided.',
    ]);
  });

  it.each([
    ['{ "input": }', 11, 'Unexpected "}", expected a value.'],
    ['{ "input": {} ', 14, 'Unexpected end, expected "," or "}".'],
    ['{ input: 1 }', 2, 'Unexpected "input", expected a name in quotes.'],
    ['{ "a": 1, }', 10, 'Unexpected "}", expected a name in quotes.'],
    ['{ "a": 01 }', 7, 'Unexpected "01", expected a value of JSON.'],
    ['{ "a" 1 }', 6, 'Unexpected "1", expected ":".'],
    ['{ "a": "b\n" }', 7, 'Unexpected "b, expected a value.'],
    ['{} {}', 3, 'Unexpected "{", expected nothing more.'],
    ['[1]', 0, 'Unexpected value, expected an object.'],
  ])('marks where %s is no JSON object', (text, from, message) => {
    expect(faults(text)).toEqual([expect.objectContaining({ from, message })]);
  });

  it('says nothing of values while the document is unfinished', () => {
    expect(diagnoseVariables('{ "a": 1 }', 'query A(', 'A', schema)).toEqual([]);
  });
});
