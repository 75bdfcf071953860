import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { post, useLocalApi } from '../../../sandbox/local-api/__tests__/helpers';
import { limits } from 'graphql-docs-model';
import { codeOf } from '../fences';
import { loadSample } from '../load-sample';

interface Size {
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
}
interface Allowance {
  readonly policy: string;
  readonly remaining: number;
  readonly seconds: number;
}

const page = 'docs/rate-limits.mdx';
const { measure } = await loadSample<{ measure: (text: string) => Size }>(
  page,
  'Measure a document',
);
const { readAllowances, pauseFor } = await loadSample<{
  readAllowances: (header: string | null) => Allowance[];
  pauseFor: (allowances: readonly Allowance[]) => number;
}>(page, 'Slow down before the limit');

/** JSON of the page, by the title of its fence. */
const shown = (title: string): unknown => JSON.parse(codeOf(page, title));

const { endpoint } = useLocalApi();
let now = 0;
const counting = useLocalApi('guest', { elapsed: () => now });

/** A valid document with so many levels, of which `tasks`, `data` and `space` take one each. */
const deep = (levels: number): string => {
  const path = ['spaces', 'data', 'tasks', 'data', 'space', 'tasks', 'data', 'space', 'tasks'];
  const fields = [...path, 'data', 'space', 'tasks', 'data'].slice(0, levels - 1);
  return `query Deep { ${fields.join(' { ')} { __typename ${'} '.repeat(levels)}`;
};

describe('measure', () => {
  it('counts the fields of a fragment wherever it is spread', () => {
    const document = `query Two {
      a: spaces { data { ...Card } }
      b: spaces { ... on PagedSpaces { data { ...Card } } }
      c: tasksBySpaceId(spaceId: "x") { totalResults }
    }
    fragment Card on Space { id ...Name }
    fragment Name on Space { name }`;
    expect(measure(document)).toEqual({ depth: 3, fields: 10, aliases: 2 });
  });

  it('agrees with the API on the deepest document', async () => {
    expect(measure(deep(limits.depth)).depth).toBe(limits.depth);
    expect((await post(endpoint(), { query: deep(limits.depth) })).body).toHaveProperty('data');
    expect(measure(deep(limits.depth + 1)).depth).toBe(limits.depth + 1);
    expect((await post(endpoint(), { query: deep(limits.depth + 1) })).body).toEqual(
      shown('A document with 13 levels'),
    );
  });

  it.each([
    ['fields', limits.fields, (count: number) => 'offset '.repeat(count - 1)],
    [
      'aliases',
      limits.aliases,
      (count: number) => Array.from({ length: count }, (_, index) => `a${index}: offset`).join(' '),
    ],
  ] as const)('agrees with the API on the most %s', async (what, most, selection) => {
    const document = (count: number): string => `query Most { spaces { ${selection(count)} } }`;
    expect(measure(document(most))[what]).toBe(most);
    expect((await post(endpoint(), { query: document(most) })).body).toHaveProperty('data.spaces');
    expect(measure(document(most + 1))[what]).toBe(most + 1);
    expect((await post(endpoint(), { query: document(most + 1) })).body).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED', retryAfter: 0 } }],
    });
  });
});

/** Documents and variables over each limit of the table, and what the table shows of it. */
const over: Readonly<Record<string, { readonly limit: string; readonly request: object }>> = {
  'Depth of a document': { limit: `${limits.depth}`, request: { query: deep(limits.depth + 1) } },
  'Fields of a document': {
    limit: `${limits.fields}`,
    request: { query: `{ spaces { ${'offset '.repeat(limits.fields)} } }` },
  },
  'Aliases of one field': {
    limit: `${limits.aliases}`,
    request: { query: `{ spaces { ${times(limits.aliases + 1, (n) => `a${n}: offset`)} } }` },
  },
  'Length of a document': {
    limit: `${count(limits.characters)} characters`,
    request: { query: `{ __typename } #${'x'.repeat(limits.characters)}` },
  },
  'Tokens of a document': {
    limit: count(limits.tokens),
    request: { query: `{ spaces { ${'a '.repeat(limits.tokens)} } }` },
  },
  'Nesting of brackets': {
    limit: `${limits.nesting} levels`,
    request: { query: '{a'.repeat(limits.nesting + 1) + '}'.repeat(limits.nesting + 1) },
  },
  'Names and values in the variables': {
    limit: count(limits.values),
    request: { query: '{ __typename }', variables: { list: Array(limits.values + 1).fill(1) } },
  },
  'Text in the variables': {
    limit: `${count(limits.characters)} characters`,
    request: { query: '{ __typename }', variables: { text: 'x'.repeat(limits.characters + 1) } },
  },
  'Cost of a response': {
    limit: '10,000 points',
    request: {
      query: `{ spaces(limit: 100) { data { ${tasks(tasks(tasks('id')))} } } }`,
    },
  },
};

function count(value: number): string {
  return value.toLocaleString('en');
}

function times(most: number, print: (index: number) => string): string {
  return Array.from({ length: most }, (_, index) => print(index)).join(' ');
}

/** The tasks of a space, four times. */
function tasks(selection: string): string {
  return times(4, (index) => `a${index}: tasks(limit: 100) { data { space { ${selection} } } }`);
}

const rows = [...readFileSync(page, 'utf8').matchAll(/^\| (.+?) \| (.+?) \| .+ \|$/gm)];
const start = rows.findIndex(([, name]) => name === 'Limit');
const table = rows.slice(start + 1).map(([, name = '', limit = '']) => [name, limit] as const);

it('lists the limits of the model', () => {
  expect(table).toEqual(Object.entries(over).map(([name, { limit }]) => [name, limit]));
});

it.each(table)('gets the code of the page over the limit: %s', async (name) => {
  const { body } = await post(endpoint(), over[name]?.request ?? {});
  expect(body).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED', retryAfter: 0 } }] });
});

describe('what is left', () => {
  it('is read from the header that the API sends', async () => {
    now += 60_000;
    const { headers } = await fetch(`${counting.endpoint()}?query={__typename}`);
    expect(readAllowances(headers.get('RateLimit'))).toEqual([
      { policy: 'address', remaining: 59, seconds: 60 },
    ]);
  });

  it('lasts until the window of the strictest policy ends', () => {
    const allowances = readAllowances('"user";r=100;t=42, "client";r=10;t=5');
    expect(allowances.map(({ policy }) => policy)).toEqual(['user', 'client']);
    expect(pauseFor(allowances)).toBe(500);
    expect(pauseFor(readAllowances('"user";r=0;t=42'))).toBe(42_000);
  });

  it('is unknown without the header', () => {
    expect(pauseFor(readAllowances(null))).toBe(0);
  });
});
