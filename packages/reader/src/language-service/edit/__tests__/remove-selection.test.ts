import type { FieldNode } from 'graphql';
import { Kind, parse } from 'graphql';
import { expect, it } from 'vitest';
import { removal } from '../remove-selection';

function fieldOf(text: string): FieldNode {
  const [operation] = parse(text).definitions;
  const selections = operation && 'selectionSet' in operation ? operation.selectionSet : undefined;
  const field = selections?.selections.at(-1);
  if (field?.kind !== Kind.FIELD) throw new Error(`There is no field in ${text}`);
  return field;
}

it('takes the separators in front of a field along', () => {
  const text = '{ a, , b }';
  expect(removal(fieldOf(text), text)).toEqual({ from: 3, to: 8, insert: '' });
});

it('reads spaces and commas elsewhere once', () => {
  const gap = ' ,'.repeat(200_000);
  const text = `{ a(x: 1${gap}) b }`;
  const at = text.indexOf(' b');
  expect(removal(fieldOf(text), text)).toEqual({ from: at, to: at + 2, insert: '' });
});
