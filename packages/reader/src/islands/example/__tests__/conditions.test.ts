import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathsIn } from '../choose-circumstances';
import { answer, ask, createPageRunner, page, setUp } from './page-runner';

beforeEach(setUp);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failAt = ['spaces', 0, 'id'];

describe('a condition', () => {
  it('has a query answered at once', async () => {
    const runner = createPageRunner();
    await runner.ask({ under: 'limit' });
    expect(ask).toHaveBeenLastCalledWith('run', expect.objectContaining({ under: 'limit' }));
    expect(runner.get().isStale).toBe(false);
    await runner.ask({ under: undefined });
    expect(ask).toHaveBeenLastCalledWith('run', expect.not.objectContaining({ under: 'limit' }));
  });

  it('leaves a mutation to the reader', async () => {
    const runner = createPageRunner();
    runner.change({ query: 'mutation { a }' });
    await runner.ask({ under: 'lost' });
    expect(ask).not.toHaveBeenCalled();
    expect(runner.get().isStale).toBe(true);
  });

  it('is that of the page at first, and after the request is given back', async () => {
    const runner = createPageRunner({ under: 'limit' });
    expect(runner.get()).toMatchObject({ under: 'limit', isStale: false });
    await runner.ask({ under: 'lost' });
    runner.restore();
    expect(runner.get()).toMatchObject({ under: 'limit', isStale: false });
  });

  it('is for the model in the page alone', () => {
    const runner = createPageRunner({ under: 'limit' });
    runner.change({ to: { target: 'https://api.example.org', headers: [] } });
    expect(runner.request()).not.toHaveProperty('under');
  });

  it('keeps the reader waiting when it is slow', async () => {
    vi.useFakeTimers();
    ask.mockResolvedValue({ ...answer, circumstances: { under: 'slow', delay: 5_000 } });
    const runner = createPageRunner();
    void runner.ask({ under: 'slow' });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(runner.get().run.status).toBe('running');
    await vi.advanceTimersByTimeAsync(1);
    expect(runner.get().run.status).toBe('done');
  });

  it('says that nothing arrived', async () => {
    ask.mockResolvedValue({ ...answer, effect: 'changed', circumstances: { under: 'lost' } });
    const runner = createPageRunner();
    await runner.ask({ under: 'lost' });
    expect(runner.get().message).toBe('Not answered · data changed');
  });
});

describe('a field that is to fail', () => {
  it('is compared with the response of the page', async () => {
    const loss = { nullAt: ['spaces'], steps: [] };
    const circumstances = { loss };
    const after = '{\n  "data": {\n    "spaces": null\n  }\n}';
    ask.mockResolvedValue({ ...answer, response: after, circumstances });
    const response = '{\n  "data": {\n    "spaces": [{ "id": 1 }]\n  }\n}';
    const runner = createPageRunner({ response: () => response });
    await runner.ask({ failAt });
    expect(ask).toHaveBeenLastCalledWith('run', expect.objectContaining({ failAt }));
    expect(runner.get().run.answer?.changes).toMatchObject({
      count: 5,
      lost: { line: 2, lines: ['    [', '      {', '        "id": 1', '      }', '    ]'] },
    });
  });

  it('runs a mutation of an example in a new world, where it can be made again', async () => {
    const runner = createPageRunner();
    runner.change({ query: 'mutation { a }' });
    await runner.ask({ failAt: ['a'] });
    expect(ask).toHaveBeenLastCalledWith('run', expect.objectContaining({ after: [] }));
  });

  it('is none of another request, caller or condition', async () => {
    const runner = createPageRunner();
    for (const change of [{ caller: 'guest' }, { under: 'slow' }] as const) {
      await runner.ask({ failAt });
      await runner.ask(change);
      expect(runner.get().failAt).toBeUndefined();
    }
    await runner.ask({ failAt });
    await runner.edit();
    runner.change({ ...page, query: `# Why?\n${page.query}` });
    expect(runner.get().failAt).toEqual(failAt);
    runner.change({ ...page, query: '{ b }' });
    expect(runner.get().failAt).toBeUndefined();
  });
});

describe('the fields of a response', () => {
  it('are listed in its order, with the entries of lists', () => {
    const data = { a: [{ b: 1, __typename: 'A' }], c: null };
    expect(pathsIn(JSON.stringify({ data }))).toEqual([['a'], ['a', 0, 'b'], ['c']]);
  });

  it.each(['', 'No response arrived.', '{"errors":[]}', '{"data":null}', 'null'])(
    'are none in %j',
    (response) => {
      expect(pathsIn(response)).toEqual([]);
    },
  );
});
