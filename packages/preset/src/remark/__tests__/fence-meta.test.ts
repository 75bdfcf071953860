import { describe, expect, it } from 'vitest';
import { readMeta, readObject } from '../fence';

const none = {
  deprecated: undefined,
  unchecked: undefined,
  run: false,
  as: undefined,
  under: undefined,
};

describe('readMeta', () => {
  it.each([
    [null, { ...none, rest: '' }],
    ['title="A b" {2-3}', { ...none, rest: 'title="A b" {2-3}' }],
    ['deprecated="old way" title="A"', { ...none, deprecated: 'old way', rest: 'title="A"' }],
    ['title="A" unchecked', { ...none, unchecked: '', rest: 'title="A"' }],
    ['run as=guest {1}', { ...none, run: true, as: 'guest', rest: '{1}' }],
    ['run under=limit', { ...none, run: true, under: 'limit', rest: '' }],
    ['running', { ...none, rest: 'running' }],
    ['nodeprecated', { ...none, rest: 'nodeprecated' }],
  ])('reads %s', (meta, read) => {
    expect(readMeta(meta)).toEqual(read);
  });

  it.each([
    ['title="An unchecked sample"', { ...none, rest: 'title="An unchecked sample"' }],
    ["title='A deprecated one'", { ...none, rest: "title='A deprecated one'" }],
    ['unchecked="a deprecated field"', { ...none, unchecked: 'a deprecated field', rest: '' }],
  ])('reads no word within another: %s', (meta, read) => {
    expect(readMeta(meta)).toEqual(read);
  });
});

it.each([
  ['{ "id": "1" }', { id: '1' }],
  ['[1]', undefined],
  ['null', undefined],
  ['{', undefined],
])('reads the object %s', (value, read) => {
  expect(readObject({ type: 'code', value })).toEqual(read);
});
