import { describe, expect, it } from 'vitest';
import { toggled } from './toggle-setup';

describe('a field', () => {
  it('begins a blank request', () => {
    expect(toggled('|', 'Query.spaces')).toEqual([
      'query Spaces {\n  spaces {\n    total|\n  }\n}',
      '',
    ]);
  });

  it('takes what it needs from variables', () => {
    expect(toggled('|', 'Mutation.createSpace')).toEqual([
      'mutation CreateSpace($input: CreateInput!) {\n  createSpace(input: $input) {\n    id|\n  }\n}',
      '{ "input": { "name": null, "tags": [], "place": { "lat": null, "lng": null } } }',
    ]);
  });

  it('leaves variables as they are written where it needs none', () => {
    expect(toggled('{ spaces { total| } }', 'Query.version', '{"limit":3}')[1]).toBe('{"limit":3}');
  });

  it('goes into the selection at the cursor', () => {
    expect(
      toggled('{\n  spaces {\n    data {\n      id| # key\n    }\n  }\n}', 'Space.motto'),
    ).toEqual(['{\n  spaces {\n    data {\n      id # key\n      motto|\n    }\n  }\n}', '']);
    expect(toggled('{ spaces { data { | } } }', 'Space.motto')[0]).toBe(
      '{ spaces { data { motto| } } }',
    );
    expect(toggled('{ spaces { data {|} } }', 'Space.parent')[0]).toBe(
      '{ spaces { data { parent| { id } } } }',
    );
  });

  it('goes to the nearest selection that has it where that at the cursor does not', () => {
    expect(toggled('{ spaces { data { id| } } }', 'Spaces.total')[0]).toBe(
      '{ spaces { data { id } total| } }',
    );
    expect(toggled('{ spaces { total| } a: spaces { data { id } } }', 'Space.motto')[0]).toBe(
      '{ spaces { total } a: spaces { data { id motto| } } }',
    );
    expect(toggled('{ spaces { data } |}', 'Space.motto')[0]).toBe(
      '{ spaces { data { motto| } } }',
    );
  });

  it('goes into an operation of its kind', () => {
    expect(
      toggled('query A { version| } mutation B { deleteSpace(id: "1") }', 'Mutation.createSpace'),
    ).toEqual([
      'query A { version } mutation B($input: CreateInput!) { deleteSpace(id: "1") createSpace(input: $input) { id| } }',
      '{ "input": { "name": null, "tags": [], "place": { "lat": null, "lng": null } } }',
    ]);
    expect(toggled('{ version| }\n', 'Mutation.deleteSpace', '{ "id": 1 }')).toEqual([
      'query Version { version }\n\nmutation DeleteSpace($id2: ID!) {\n  deleteSpace(id: $id2)|\n}',
      '{ "id": 1, "id2": null }',
    ]);
  });

  it('is written so that all parses with the cursor outside of everything', () => {
    expect(toggled('|mutation M { deleteSpace(id: "1") }', 'Mutation.createSpace')[0]).toBe(
      'mutation M($input: CreateInput!) { deleteSpace(id: "1") createSpace(input: $input) { id| } }',
    );
  });

  it('goes into a fragment where only a member of the union has it', () => {
    expect(toggled('{\n  hits {\n    __typename|\n  }\n}', 'Person.space')[0]).toBe(
      '{\n  hits {\n    __typename\n    ... on Person {\n      space {\n        id|\n      }\n    }\n  }\n}',
    );
  });

  it('in a fragment has its variables in each operation', () => {
    expect(
      toggled(
        'query A { ...F } query B { ...F } fragment F on Query { hits { ... on Space { id| } } }',
        'Space.name',
      ),
    ).toEqual([
      'query A($in: String!) { ...F } query B($in: String!) { ...F } fragment F on Query { hits { ... on Space { id name(in: $in)| } } }',
      '{ "in": null }',
    ]);
  });

  it('goes out again, with what would be empty or unused without it', () => {
    expect(
      toggled('{\n  version\n  spaces {\n    data {\n      id|\n    }\n  }\n}', 'Space.id')[0],
    ).toBe('{\n  version|\n}');
    expect(
      toggled(
        'query A($in: String!, $n: Int!) { version spaces(limit: $n) { data { name(in: $in)| } } }',
        'Space.name',
        '{"in":"a","n":1}',
      ),
    ).toEqual(['query A { version| }', '']);
    expect(
      toggled(
        '{ version spaces { data { ...F } total| } } fragment F on Space { id }',
        'Query.spaces',
      )[0],
    ).toBe('{ version| }');
  });

  it('leaves nothing where it was all, and other operations alone', () => {
    expect(toggled('query A { version| }', 'Query.version')[0]).toBe('|');
    expect(
      toggled('mutation B { deleteSpace(id: "1") }\n\nquery A { version| }', 'Query.version')[0],
    ).toBe('mutation B { deleteSpace(id: "1") }|');
  });

  it('needs something that returns its type', () => {
    expect(() => toggled('{ version| }', 'Space.id')).toThrow(
      'Nothing in the request returns "Space" yet. First add a field that does.',
    );
  });

  it('needs a request that parses', () => {
    expect(() => toggled('{ spaces(limit: |) { total } }', 'Space.id')).toThrow(
      'Line 1 of the request: Unexpected ")". Fix this first.',
    );
  });
});
