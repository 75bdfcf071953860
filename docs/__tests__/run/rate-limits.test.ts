import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { post, useLocalApi } from '../../../sandbox/local-api/__tests__/helpers';
import { limits } from 'graphql-docs-model';
import { fencesOf } from '../fences';
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
const shown = (title: string): unknown =>
  JSON.parse(fencesOf(page).find((fence) => fence.title === title)?.code ?? '');

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

it('lists the limits of the model', () => {
  const count = (value: number): string => value.toLocaleString('en');
  const table = readFileSync(page, 'utf8').match(/^\| .* \|$/gm);
  expect(table).toEqual(
    expect.arrayContaining([
      expect.stringContaining(`| Depth of a document | ${limits.depth} |`),
      expect.stringContaining(`| Fields of a document | ${limits.fields} |`),
      expect.stringContaining(`| Aliases of one field | ${limits.aliases} |`),
      expect.stringContaining(`| Length of a document | ${count(limits.characters)} characters |`),
      expect.stringContaining(`| Tokens of a document | ${count(limits.tokens)} |`),
      expect.stringContaining(`| Nesting of brackets | ${limits.nesting} levels |`),
      expect.stringContaining(`| Names and values in the variables | ${count(limits.values)} |`),
      expect.stringContaining(`| Text in the variables | ${count(limits.characters)} characters |`),
    ]),
  );
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
