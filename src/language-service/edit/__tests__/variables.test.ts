import { describe, expect, it } from 'vitest';
import { marked, schema } from '../../__tests__/schema';
import { extractVariables } from '../extract-variables';
import { inlineVariables } from '../inline-variables';
import type { EditedRequest } from '../request';

function at(source: string, variables = ''): EditedRequest {
  const [text, cursor] = marked(source);
  return { text, variables, cursor };
}

describe('extractVariables', () => {
  const extract = (source: string, variables = ''): readonly string[] => {
    const { text, variables: values } = extractVariables(at(source, variables), schema);
    return [text, values.replace(/\s+/g, ' ')];
  };

  it('takes the value at the cursor', () => {
    expect(extract('query A { spaces(limit: 1|0, sort: NEWEST) { id } }')).toEqual([
      'query A($limit: Int) { spaces(limit: $limit, sort: NEWEST) { id } }',
      '{ "limit": 10 }',
    ]);
    expect(extract('{ spaces(filter: { tags: ["a", "b|"] }) { id } }')).toEqual([
      'query ($tags: String!) { spaces(filter: { tags: ["a", $tags] }) { id } }',
      '{ "tags": "b" }',
    ]);
  });

  it('takes all values of the operation where the cursor is in none', () => {
    expect(
      extract(
        'query A($n: Int) {| # few\n spaces(limit: $n, sort: NEWEST) { id } search(text: "a") { __typename } }',
        '{"n":1}',
      ),
    ).toEqual([
      'query A($n: Int, $sort: Sort, $text: String!) { # few\n spaces(limit: $n, sort: $sort) { id } search(text: $text) { __typename } }',
      '{ "n": 1, "sort": "NEWEST", "text": "a" }',
    ]);
  });

  it('takes inputs whole, and only their parts where they hold variables', () => {
    expect(extract('mutation {| createSpace(input: { name: "a", tags: [] }) { id } }')).toEqual([
      'mutation ($input: CreateSpaceInput!) { createSpace(input: $input) { id } }',
      '{ "input": { "name": "a", "tags": [] } }',
    ]);
    expect(
      extract('mutation ($n: String!) {| createSpace(input: { name: $n, tags: ["a"] }) { id } }'),
    ).toEqual([
      'mutation ($n: String!, $tags: [String!]) { createSpace(input: { name: $n, tags: $tags }) { id } }',
      '{ "tags": ["a"] }',
    ]);
  });

  it('gives each its own name', () => {
    expect(extract('{| a: spaces(limit: 1) { id } b: spaces(limit: 2) { id } }')).toEqual([
      'query ($limit: Int, $limit2: Int) { a: spaces(limit: $limit) { id } b: spaces(limit: $limit2) { id } }',
      '{ "limit": 1, "limit2": 2 }',
    ]);
  });

  it('declares what a fragment takes in each operation that uses it', () => {
    expect(
      extract(
        'query A { ...F } query B { ...F } query C { a: __typename } fragment F on Query { spaces(limit: |1) { id } }',
      ),
    ).toEqual([
      'query A($limit: Int) { ...F } query B($limit: Int) { ...F } query C { a: __typename } fragment F on Query { spaces(limit: $limit) { id } }',
      '{ "limit": 1 }',
    ]);
  });

  it('follows the lines of a list that has some', () => {
    expect(extract('query A(\n  $n: Int\n) { spaces(limit: $n, sort: |NEWEST) { id } }')[0]).toBe(
      'query A(\n  $n: Int\n  $sort: Sort\n) { spaces(limit: $n, sort: $sort) { id } }',
    );
  });

  it('says what keeps it from that', () => {
    expect(() => extract('{| spaces { id } }')).toThrow('There is no value to make a variable of.');
    expect(() => extract('{| spaces(limit: 1) { id } }', '[]')).toThrow(
      'The variables are not a JSON object. Fix this first.',
    );
  });
});

describe('inlineVariables', () => {
  const inline = (source: string, variables = ''): readonly string[] => {
    const { text, variables: values } = inlineVariables(at(source, variables), schema);
    return [text, values.replace(/\s+/g, ' ')];
  };

  it('writes the value of the variable at the cursor', () => {
    expect(
      inline(
        'query A($n: Int, $s: Sort) { spaces(limit: $|n, sort: $s) { id } }',
        '{"n":1,"s":"NEWEST"}',
      ),
    ).toEqual(['query A($s: Sort) { spaces(limit: 1, sort: $s) { id } }', '{ "s": "NEWEST" }']);
    expect(
      inline(
        'query A($n: Int, $s|: Sort) { spaces(limit: $n, sort: $s) { id } }',
        '{"n":1,"s":"NEWEST"}',
      ),
    ).toEqual(['query A($n: Int) { spaces(limit: $n, sort: NEWEST) { id } }', '{ "n": 1 }']);
  });

  it('writes all of them where the cursor is at none', () => {
    expect(
      inline(
        'mutation ($input: CreateSpaceInput!) {| createSpace(input: $input) { id } }',
        '{"input":{"name":"a \\"b\\"","tags":["c"]},"other":1}',
      ),
    ).toEqual([
      'mutation { createSpace(input: { name: "a \\"b\\"", tags: ["c"] }) { id } }',
      '{ "other": 1 }',
    ]);
  });

  it('takes the default, and leaves out what has no value', () => {
    expect(
      inline(
        'query A($n: Int = 3, $s: Sort, $t: [String!]) {| spaces(sort: $s, limit: $n, filter: { tags: $t }) { id } }',
      ),
    ).toEqual(['query A { spaces(limit: 3, filter: {}) { id } }', '']);
    expect(inline('query A($s: Sort) {| spaces(sort: $s) { id } }')[0]).toBe(
      'query A { spaces { id } }',
    );
  });

  it('says what keeps it from that', () => {
    expect(() => inline('query A($t: String!) {| search(text: $t) { __typename } }')).toThrow(
      '$t has no value yet. Give it one first.',
    );
    expect(() => inline('{| spaces { id } }')).toThrow('The operation has no variables.');
    expect(() =>
      inline(
        'query A($n: Int) {| ...F } query B($n: Int) { ...F } fragment F on Query { spaces(limit: $n) { id } }',
        '{"n":1}',
      ),
    ).toThrow('The fragment "F" uses $n for another operation, too.');
  });
});
