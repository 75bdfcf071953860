import { expect, it } from 'vitest';
import { schema } from '../../__tests__/schema';
import { mergeFragments } from '../merge-fragments';

function merged(text: string): string {
  return mergeFragments({ text, variables: '', cursor: 0 }, schema).text;
}

it('writes the selections of a fragment where it is spread, and the same ones once', () => {
  const text = `query A {
  spaces {
    id
    ...Names
    parent { id }
  }
}
fragment Names on Space {
  # What people see.
  name
  id
  parent { ...Key name }
}
fragment Key on Space { id }`;
  expect(merged(text)).toBe(`query A {
  spaces {
    id
    # What people see.
    name
    parent {
      id
      name
    }
  }
}`);
});

it('keeps the type of a fragment in a union, and joins those on the same type', () => {
  const text =
    '{ search(text: "a") { ...S ... on Space { name } ...H } } fragment S on Space { id } fragment H on Hit { __typename }';
  expect(merged(text)).toBe(`{
  search(text: "a") {
    ... on Space {
      id
      name
    }
    __typename
  }
}`);
});

it('keeps what has other arguments or directives apart', () => {
  const text =
    '{ a: spaces(limit: 1) { id } ...Q spaces { ...F @skip(if: true) } } fragment Q on Query { b: spaces(limit: 1) { name } } fragment F on Space { id }';
  expect(merged(text)).toBe(`{
  a: spaces(limit: 1) {
    id
  }
  b: spaces(limit: 1) {
    name
  }
  spaces {
    ... on Space @skip(if: true) {
      id
    }
  }
}`);
});

it('leaves a fragment that no operation uses alone', () => {
  const text = '{ spaces { ...A } } fragment A on Space { id } fragment B on Space { name }';
  expect(merged(text)).toBe('{\n  spaces {\n    id\n  }\n}\n\nfragment B on Space {\n  name\n}');
});

it.each([
  ['{ spaces { id } }', 'No operation of the request uses a fragment.'],
  ['{ ...A }', 'The request has no fragment "A".'],
  ['{ ...A } fragment A on Query { ...A }', 'The fragment "A" uses itself.'],
  ['{ spaces {', 'Line 1 of the request: Expected Name, found <EOF>. Fix this first.'],
])('says why it cannot merge %s', (text, message) => {
  expect(() => merged(text)).toThrow(message);
});

it('stops where fragments within fragments multiply', () => {
  const names = Array.from({ length: 16 }, (_, index) => `F${index}`);
  const fragments = names.map((name, index) => {
    const next = names[index + 1];
    const inner = next ? `...${next}` : 'id';
    return `fragment ${name} on Space { a: parent { ${inner} } b: parent { ${inner} } }`;
  });
  expect(() => merged(`{ spaces { ...F0 } } ${fragments.join(' ')}`)).toThrow(
    'The merged request would be too long.',
  );
});
