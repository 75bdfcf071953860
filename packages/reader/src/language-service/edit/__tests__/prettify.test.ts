import { expect, it } from 'vitest';
import { prettify } from '../prettify';

function pretty(text: string, variables = ''): string {
  return prettify({ text, variables, cursor: 0 }).text;
}

it('puts a selection on each line', () => {
  expect(pretty('query  A($n:Int=3) @live { all:spaces(limit:$n,sort:NEWEST){id name}}')).toBe(
    `query A($n: Int = 3) @live {
  all: spaces(limit: $n, sort: NEWEST) {
    id
    name
  }
}`,
  );
});

it('keeps comments and empty lines where they are', () => {
  const text = `# Asked on the home page.
query A { # first
  spaces { id # the key


    # What people see.
    name
    # end
  }
  # last
} # behind

# About fragments.
fragment F on Space { id }
# The end.`;
  expect(pretty(text)).toBe(`# Asked on the home page.
query A {
  # first
  spaces {
    id # the key

    # What people see.
    name
    # end
  }
  # last
}

# behind
# About fragments.
fragment F on Space {
  id
}

# The end.`);
});

it('moves a comment within arguments above the field', () => {
  expect(pretty('query A( # head\n $n: Int) { spaces(limit: $n # few\n) { id } }')).toBe(
    '# head\nquery A($n: Int) {\n  # few\n  spaces(limit: $n) {\n    id\n  }\n}',
  );
});

it('breaks arguments and inputs that are long', () => {
  const long = 'x'.repeat(50);
  expect(pretty(`mutation{createSpace(input:{name:"${long}",tags:["a","b"]}){id}}`)).toBe(
    `mutation {
  createSpace(
    input: {
      name: "${long}"
      tags: ["a", "b"]
    }
  ) {
    id
  }
}`,
  );
});

it('keeps block strings, fragments and short forms', () => {
  expect(pretty('{a(t:"""\n  one\n    two\n""") ...F@skip(if:true) ... on T{b} ...{c}}')).toBe(
    `{
  a(t: """
  one
    two
  """)
  ...F @skip(if: true)
  ... on T {
    b
  }
  ... {
    c
  }
}`,
  );
});

it('is done after the first time', () => {
  const once = pretty('{a(x:{y:[1,{z:null}]}) # c\n\n b} # d');
  expect(pretty(once)).toBe(once);
  expect(prettify({ text: once, variables: '', cursor: 0 }).message).toBe(
    'The request is pretty already.',
  );
});

it('prettifies the variables, too', () => {
  const { variables } = prettify({ text: '', variables: '{"a":{"b":[1,2]}}', cursor: 0 });
  expect(variables).toBe('{\n  "a": {\n    "b": [1, 2]\n  }\n}');
});

it('keeps the cursor at its word', () => {
  const text = '{spaces{id # c\nname}}';
  const { text: tidy, cursor } = prettify({ text, variables: '', cursor: text.indexOf('me}') });
  expect(tidy.slice(cursor)).toBe('me\n  }\n}');
});

it('says where a request or its variables have a fault', () => {
  expect(() => pretty('{\n  spaces(limit: ) { id }\n}')).toThrow(
    'Line 2 of the request: Unexpected ")". Fix this first.',
  );
  expect(() => pretty('{ a }', '{\n  "a": }')).toThrow(
    'Line 2 of the variables: Unexpected "}", expected a value. Fix this first.',
  );
});
