import { describe, expect, it } from 'vitest';
import { buildSchema } from 'graphql';
import { marked } from '../../__tests__/schema';
import { selectedAt } from '../selected-at';
import { toggle } from '../toggle';

const schema = buildSchema(`
  type Query {
    version: String
    spaces(limit: Int! = 20, sort: Sort): Spaces!
    spaceById(id: ID!, at: String!): Space
    hits: [Hit!]!
  }
  type Mutation {
    createSpace(input: CreateInput!): Space
    deleteSpace(id: ID!): Boolean
  }
  type Spaces { data: [Space!]!, total: Int! }
  type Space { old: Int @deprecated, name(in: String!, short: Boolean): String, motto: String, id: ID!, parent: Space }
  type Person { name(in: String!): String, space: Space }
  union Hit = Space | Person
  enum Sort { NEWEST OLDEST }
  input CreateInput { name: String!, tags: [String!]!, place: PlaceInput!, sort: Sort, size: Int = 3 }
  input PlaceInput { lat: Float! lng: Float! }
`);

/** The request after it, with its cursor, and the variables in one line. */
function toggled(source: string, coordinate: string, values = ''): readonly string[] {
  const [text, cursor] = marked(source);
  const change = toggle({ text, variables: values, cursor }, coordinate, schema);
  const written = `${change.text.slice(0, change.cursor)}|${change.text.slice(change.cursor)}`;
  return [written, change.variables.replace(/\s+/g, ' ')];
}

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

  it('goes into the selection at the cursor', () => {
    expect(
      toggled('{\n  spaces {\n    data {\n      id| # key\n    }\n  }\n}', 'Space.motto'),
    ).toEqual(['{\n  spaces {\n    data {\n      id # key\n      motto|\n    }\n  }\n}', '']);
    expect(toggled('{ spaces { data { | } } }', 'Space.motto')[0]).toBe(
      '{ spaces { data { motto| } } }',
    );
    expect(toggled('{ spaces { data {|} } }', 'Space.parent')[0]).toBe(
      '{ spaces { data { parent { id| } } } }',
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
      'Nothing in the request returns `Space` yet. First add a field that does.',
    );
  });

  it('needs a request that parses', () => {
    expect(() => toggled('{ spaces(limit: |) { total } }', 'Space.id')).toThrow(
      'Line 1 of the request: Unexpected ")". Fix this first.',
    );
  });
});

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
    ).toThrow('`deleteSpace` needs `id`: the argument is required.');
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
      'Nothing in the request can be a `Space` or something else.',
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
      'The request has no `CreateInput` yet. First add an argument that takes one.',
    );
    expect(() => toggled(text, 'CreateInput.name', '{ "input": { "name": "a" } }')).toThrow(
      '`CreateInput` needs `name`: the field is required.',
    );
  });
});

it('writes a value of an enum where one is expected', () => {
  expect(toggled('{ spaces(sort: |) { total } }', 'Sort.OLDEST')[0]).toBe(
    '{ spaces(sort: OLDEST|) { total } }',
  );
  expect(() => toggled('{ version| }', 'Sort.OLDEST')).toThrow(
    'Put the cursor where a value of `Sort` goes.',
  );
});

describe('selectedAt', () => {
  const selected = (source: string, variables = ''): readonly string[] | undefined => {
    const [text, cursor] = marked(source);
    return selectedAt({ text, variables, cursor }, schema);
  };

  it('names what would go out', () => {
    expect(
      selected(
        'query A($n: Int!) { spaces(limit: $n) { data { id| parent { motto } } } hits { ... on Space { old } } }',
      ),
    ).toEqual([
      'Space.id',
      'Space.parent',
      'Spaces.data',
      'Query.spaces',
      'Query.spaces(limit:)',
      'Query.hits',
      'Space',
    ]);
  });

  it('names fields of inputs in the variables', () => {
    expect(
      selected(
        'mutation ($i: CreateInput!) { createSpace(input: $i) { id| } }',
        '{"i":{"place":{"lat":1}}}',
      ),
    ).toEqual([
      'Space.id',
      'Mutation.createSpace',
      'Mutation.createSpace(input:)',
      'CreateInput.place',
      'PlaceInput.lat',
    ]);
  });

  it('knows nothing of a request that does not parse, and nothing is in a blank one', () => {
    expect(selected('{ spaces(limit: |) }')).toBeUndefined();
    expect(selected(' |')).toEqual([]);
    expect(selected('{ spaces { | } }')).toEqual(['Query.spaces']);
  });
});
