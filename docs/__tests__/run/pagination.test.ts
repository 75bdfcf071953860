import { describe, expect, it, vi } from 'vitest';
import { useLocalApi } from '../../../sandbox/local-api/__tests__/helpers';
import { fencesOf } from '../fences';
import { loadSample, sampleCode } from '../load-sample';

interface Entry {
  readonly id: string;
}
interface Page {
  readonly data: readonly Entry[];
  readonly totalResults: number;
}
interface Variables {
  readonly offset: number;
  readonly limit: number;
}
interface List {
  readonly entries: readonly Entry[];
  readonly nextOffset: number;
  readonly hasMore: boolean;
}
type KeyOf = (entry: Entry) => string;

const { readEveryPage } = await loadSample<{
  readEveryPage: (
    readPage: (variables: Variables) => Promise<Page>,
    keyOf: KeyOf,
    limit?: number,
  ) => AsyncIterable<Entry>;
}>('docs/pagination.mdx', 'read-every-page.ts');

const { appendPage, emptyList } = await loadSample<{
  emptyList: List;
  appendPage: (list: List, page: Page & { readonly offset: number }, keyOf: KeyOf) => List;
}>('docs/pagination.mdx', 'append-page.ts');

const keyOf: KeyOf = ({ id }) => id;
const page = (ids: string, totalResults: number): Page => ({
  data: Array.from(ids, (id) => ({ id })),
  totalResults,
});
const idsOf = (entries: readonly Entry[]): string => entries.map(keyOf).join('');

/** Reads while the API gives these pages, and says what came and at which offsets it asked. */
async function read(...pages: readonly Page[]): Promise<{ ids: string; offsets: number[] }> {
  const offsets: number[] = [];
  const entries: Entry[] = [];
  const readPage = ({ offset }: Variables): Promise<Page> => {
    offsets.push(offset);
    const next = pages[offsets.length - 1];
    return next ? Promise.resolve(next) : Promise.reject(new Error('asked too often'));
  };
  for await (const entry of readEveryPage(readPage, keyOf, 2)) entries.push(entry);
  return { ids: idsOf(entries), offsets };
}

describe('the loop', () => {
  it('reads page after page, and stops at the total', async () => {
    expect(await read(page('ab', 3), page('c', 3))).toEqual({ ids: 'abc', offsets: [0, 2] });
  });

  it('asks for 100 entries unless told otherwise', async () => {
    const asked: Variables[] = [];
    const readPage = (variables: Variables): Promise<Page> => {
      asked.push(variables);
      return Promise.resolve(page('', 0));
    };
    const entries = readEveryPage(readPage, keyOf)[Symbol.asyncIterator]();
    expect((await entries.next()).done).toBe(true);
    expect(asked).toEqual([{ offset: 0, limit: 100 }]);
  });

  it('stops at an empty list after one request', async () => {
    expect(await read(page('', 0))).toEqual({ ids: '', offsets: [0] });
  });

  it('stops at an empty page below the total', async () => {
    expect(await read(page('ab', 5), page('', 5))).toEqual({ ids: 'ab', offsets: [0, 2] });
  });

  it('stops where a list that shrank now ends', async () => {
    expect(await read(page('ab', 5), page('e', 3))).toEqual({ ids: 'abe', offsets: [0, 2] });
  });

  it('reads on to where a list that grew now ends, and yields an entry that moved once', async () => {
    expect(await read(page('ab', 4), page('bc', 5), page('d', 5))).toEqual({
      ids: 'abcd',
      offsets: [0, 2, 4],
    });
  });

  it('goes on after a page that is shorter than asked for', async () => {
    expect(await read(page('a', 3), page('bc', 3))).toEqual({ ids: 'abc', offsets: [0, 1] });
  });

  it('fails with the error of a page', async () => {
    await expect(read(page('ab', 3))).rejects.toThrow('asked too often');
  });
});

describe('a list that loads more', () => {
  const first = appendPage(emptyList, { ...page('ab', 3), offset: 0 }, keyOf);

  it('starts with the first page', () => {
    expect(first).toEqual({ entries: [{ id: 'a' }, { id: 'b' }], nextOffset: 2, hasMore: true });
  });

  it('ends at the total', () => {
    const all = appendPage(first, { ...page('c', 3), offset: 2 }, keyOf);
    expect([idsOf(all.entries), all.nextOffset, all.hasMore]).toEqual(['abc', 3, false]);
  });

  it('ends at an empty page below the total', () => {
    expect(appendPage(first, { ...page('', 3), offset: 2 }, keyOf).hasMore).toBe(false);
  });

  it('shows an entry that moved once, and counts it as read', () => {
    const all = appendPage(first, { ...page('bc', 5), offset: 2 }, keyOf);
    expect([idsOf(all.entries), all.nextOffset, all.hasMore]).toEqual(['abc', 4, true]);
  });

  it('ignores a page that comes again', () => {
    expect(appendPage(first, { ...page('ab', 3), offset: 0 }, keyOf)).toBe(first);
  });
});

describe('with the client function', () => {
  const { endpoint } = useLocalApi();

  it('prints every space by name', async () => {
    const { createClient } = await loadSample<{
      createClient: (url: string, session: object) => unknown;
    }>('docs/forming-requests.mdx', 'api.ts: send a document');
    const send = createClient(endpoint(), { token: () => undefined });
    const document = fencesOf('docs/pagination.mdx').find(({ language }) => language === 'graphql');
    const log = vi.fn();
    const code = sampleCode('docs/pagination.mdx', 'Print every space');
    await runWith(code, { send, spacesByName: document?.code, readEveryPage, console: { log } });
    expect(log.mock.calls.flat()).toEqual([
      'Chor an der Panke',
      'Kiezgarten am Kanal',
      'Lauftreff Plötzensee',
      'Lesepaten Brunnenviertel',
      'Nähstube Soldiner Straße',
      'Repair café Mitte',
    ]);
  });
});

interface Values {
  readonly send: unknown;
  readonly spacesByName: string | undefined;
  readonly readEveryPage: unknown;
  readonly console: object;
}

/** Runs the code with these values as its global names. */
async function runWith(code: string, values: Values): Promise<void> {
  const text = `export async function run({ ${Object.keys(values).join(', ')} }) { ${code} }`;
  const url = `data:text/javascript,${encodeURIComponent(text)}`;
  const { run } = (await import(/* @vite-ignore */ url)) as {
    run: (given: Values) => Promise<void>;
  };
  await run(values);
}
