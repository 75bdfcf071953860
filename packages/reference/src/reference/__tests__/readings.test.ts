import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { AnsweredExample } from '../../examples/example';
import { findReadings } from '../readings';

const schema = buildSchema(`
  type Query { space: Space spaces: [Space!]! item: Item }
  type Mutation { open: Space close: Space }
  type Space { id: ID name: String host: User level: Int size: Int }
  type User { id: ID }
  union Item = Space | User
`);

const example = (name: string, query: string, data: unknown): AnsweredExample => ({
  name,
  file: `${name}.graphql`,
  sentence: '',
  as: 'member',
  errors: [],
  deprecated: undefined,
  after: [],
  query,
  linesAbove: 0,
  variables: undefined,
  before: [],
  answer: { data },
});

const readingOf = (type: string, ...examples: AnsweredExample[]): string | undefined =>
  findReadings(examples, schema).get(type)?.name;

const one = example('one', '{ space { id } }', { space: { id: '1' } });
const two = example('two', '{ spaces { id name } }', { spaces: [{ id: '1', name: null }] });
const none = example('none', '{ space { id name level } }', { space: null });
const empty = example('empty', '{ spaces { id name level } }', { spaces: [] });
const both = example('both', '{ first: space { id } again: space { name level } }', {
  first: { id: '1' },
  again: { name: 'A', level: 1 },
});
const union = example('union', '{ item { ... on Space { id } ... on User { id } } }', {
  item: { id: '1' },
});

describe('findReadings', () => {
  it.each<[string, string, AnsweredExample[], string | undefined]>([
    ['most of its fields', 'Space', [one, two], 'two'],
    ['most of its fields in several places', 'Space', [two, both], 'both'],
    ['an object, and no null', 'Space', [one, none], 'one'],
    ['an object, and no empty list', 'Space', [one, empty], 'one'],
    ['a member of a union', 'User', [union], 'union'],
    [
      'as much with less',
      'Space',
      [{ ...one, name: 'long', query: `${one.query} # a` }, one],
      'one',
    ],
  ])('prefers what reads %s', (_what, type, examples, name) => {
    expect(readingOf(type, ...examples)).toBe(name);
  });

  it('prefers a query, but for a mutation that reads more than twice as much', () => {
    const open = example('open', 'mutation { open { id name } }', { open: { id: '1', name: 'A' } });
    const close = example('close', 'mutation { close { id name level } }', {
      close: { id: '1', name: 'A', level: 1 },
    });
    expect(readingOf('Space', open, one)).toBe('one');
    expect(readingOf('Space', one, close)).toBe('close');
  });

  it('has nothing for what no example reads, or only one that fails or is deprecated', () => {
    const line = { value: 'NOT_FOUND', line: 1 };
    expect(readingOf('User', one)).toBeUndefined();
    expect(readingOf('Space', { ...one, errors: [line] })).toBeUndefined();
    expect(readingOf('Space', { ...one, deprecated: line })).toBeUndefined();
  });
});
