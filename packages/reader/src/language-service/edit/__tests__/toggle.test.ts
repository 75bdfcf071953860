import { describe, expect, it } from 'vitest';
import { toggled } from './toggle-setup';

describe('an argument', () => {
  it('is a variable that begins with the default', () => {
    expect(toggled('{ spaces { total| } }', 'Query.spaces(limit:)')).toEqual([
      'query ($limit: Int!) { spaces(limit: $limit) { total| } }',
      '{ "limit": 20 }',
    ]);
    expect(toggled('{ spaces(limit: 1) { total| } }', 'Query.spaces(sort:)')).toEqual([
      'query ($sort: Sort) { spaces(limit: 1, sort: $sort) { total| } }',
      '{ "sort": null }',
    ]);
  });

  it('begins with what there is, where it names that', () => {
    const idFor = (name: string, owner: string): string | undefined =>
      name === 'id' ? `id of ${owner}` : undefined;
    expect(toggled('|', 'Query.spaceById', '', idFor)[1]).toBe(
      '{ "id": "id of Query.spaceById", "at": null }',
    );
    expect(toggled('|', 'Mutation.deleteSpace(id:)', '{ "own": null }', idFor)[1]).toBe(
      '{ "own": null, "id": "id of Mutation.deleteSpace(id:)" }',
    );
  });

  it('comes with its field', () => {
    expect(toggled('|', 'Query.spaces(sort:)')).toEqual([
      'query Spaces($sort: Sort) {\n  spaces(sort: $sort) {\n    total|\n  }\n}',
      '{ "sort": null }',
    ]);
  });

  it('goes out again with its variable, unless it is required', () => {
    expect(
      toggled(
        'query A($s: Sort, $n: Int!) { spaces(limit: $n, sort: $s) { total| } }',
        'Query.spaces(sort:)',
        '{"s":null,"n":1}',
      ),
    ).toEqual(['query A($n: Int!) { spaces(limit: $n) { total| } }', '{ "n": 1 }']);
    expect(() =>
      toggled('mutation { deleteSpace(id: "1")| }', 'Mutation.deleteSpace(id:)'),
    ).toThrow('"deleteSpace" needs "id": the argument is required.');
  });
});

describe('a fragment', () => {
  it('goes into what can be of its type, and out again', () => {
    expect(toggled('{ hits { __typename| } }', 'Space')[0]).toBe(
      '{ hits { __typename ... on Space { id| } } }',
    );
    expect(toggled('{ hits { __typename ... on Space { id| } } }', 'Space')[0]).toBe(
      '{ hits { __typename| } }',
    );
  });

  it('needs such a place', () => {
    expect(() => toggled('{ version| }', 'Space')).toThrow(
      'Nothing in the request can be a "Space" or something else.',
    );
  });
});

describe('a field of an input', () => {
  const text = 'mutation A($input: CreateInput!) { createSpace(input: $input) { id| } }';

  it('goes into the variables, and out again', () => {
    expect(toggled(text, 'CreateInput.size', '{ "input": { "name": "a" } }')).toEqual([
      text,
      '{ "input": { "name": "a", "size": 3 } }',
    ]);
    expect(toggled(text, 'CreateInput.size', '{ "input": { "size": 3, "name": "a" } }')).toEqual([
      text,
      '{ "input": { "name": "a" } }',
    ]);
    expect(toggled(text, 'PlaceInput.lat', '{ "input": { "place": {} } }')[1]).toBe(
      '{ "input": { "place": { "lat": null } } }',
    );
  });

  it('goes into a value in the request, and out again', () => {
    expect(
      toggled('mutation { createSpace(input: { name: "a"| }) { id } }', 'CreateInput.sort')[0],
    ).toBe('mutation { createSpace(input: { name: "a", sort: null| }) { id } }');
    expect(
      toggled(
        'mutation { createSpace(input: { name: "a", sort: null }) { id| } }',
        'CreateInput.sort',
      )[0],
    ).toBe('mutation { createSpace(input: { name: "a" }) { id| } }');
  });

  it('needs a value of its type, and stays if it is required', () => {
    expect(() => toggled('{ version| }', 'CreateInput.size')).toThrow(
      'The request has no "CreateInput" yet. First add an argument that takes one.',
    );
    expect(() => toggled(text, 'CreateInput.name', '{ "input": { "name": "a" } }')).toThrow(
      '"CreateInput" needs "name": the field is required.',
    );
  });
});

it('writes a value of an enum where one is expected', () => {
  expect(toggled('{ spaces(sort: |) { total } }', 'Sort.OLDEST')[0]).toBe(
    '{ spaces(sort: OLDEST|) { total } }',
  );
  expect(() => toggled('{ version| }', 'Sort.OLDEST')).toThrow(
    'Put the cursor where a value of "Sort" goes.',
  );
});

it('begins an argument with its default, also where that is an object of a scalar', () => {
  expect(toggled('{ tagged| }', 'Query.tagged(with:)')).toEqual([
    'query ($with: JSON) { tagged(with: $with)| }',
    '{ "with": { "any": [1] } }',
  ]);
});
