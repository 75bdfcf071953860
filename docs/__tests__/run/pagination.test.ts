import { expect, it } from 'vitest';
import { loadSample } from '../load-sample';

interface List {
  readonly data: readonly number[];
  readonly totalResults: number;
}
interface Answer {
  readonly data?: { readonly list: List } | null;
  readonly errors?: readonly object[];
}
interface Variables {
  readonly offset: number;
  readonly limit: number;
}

const { readEveryPage } = await loadSample<{
  readEveryPage: (
    request: (variables: Variables) => Promise<Answer>,
    pick: (data: { readonly list: List }) => List,
    sleep: (seconds: number) => Promise<void>,
    limit?: number,
  ) => AsyncIterable<number>;
}>('docs/authentication-authorization/third-party-integrations.mdx', 'Read every page of a list');

/** Reads to the end while the API gives these answers, and says what was asked and slept. */
async function read(answers: readonly Answer[]): Promise<{
  entries: number[];
  asked: Variables[];
  slept: number[];
}> {
  const [entries, asked, slept]: [number[], Variables[], number[]] = [[], [], []];
  const request = (variables: Variables): Promise<Answer> => {
    asked.push(variables);
    const answer = answers[asked.length - 1];
    return answer ? Promise.resolve(answer) : Promise.reject(new Error('asked too often'));
  };
  const sleep = (seconds: number): Promise<void> => {
    slept.push(seconds);
    return Promise.resolve();
  };
  for await (const entry of readEveryPage(request, (data) => data.list, sleep, 2)) {
    entries.push(entry);
  }
  return { entries, asked, slept };
}

const page = (data: readonly number[], totalResults: number): Answer => ({
  data: { list: { data, totalResults } },
});
const limited = (retryAfter: number): Answer => ({
  data: null,
  errors: [{ message: 'Too many.', extensions: { code: 'RATE_LIMITED', retryAfter } }],
});

it('reads page after page, and stops at the total', async () => {
  expect(await read([page([1, 2], 3), page([3], 3)])).toEqual({
    entries: [1, 2, 3],
    asked: [
      { offset: 0, limit: 2 },
      { offset: 2, limit: 2 },
    ],
    slept: [],
  });
});

it('stops at an empty list after one request', async () => {
  expect((await read([page([], 0)])).asked).toHaveLength(1);
});

it('stops at an empty page, because the list shrank', async () => {
  expect((await read([page([1, 2], 5), page([], 5)])).entries).toEqual([1, 2]);
});

it('waits where it asked too often, and repeats the page', async () => {
  const { entries, asked, slept } = await read([page([1, 2], 3), limited(7), page([3], 3)]);
  expect(entries).toEqual([1, 2, 3]);
  expect(asked.map(({ offset }) => offset)).toEqual([0, 2, 2]);
  expect(slept).toEqual([7]);
});

it('fails where the request itself is too large, which waiting does not mend', async () => {
  await expect(read([limited(0)])).rejects.toThrow('Too many.');
});

it('fails with the message of the first error', async () => {
  await expect(read([{ data: null, errors: [{ message: 'No.' }] }])).rejects.toThrow('No.');
});
