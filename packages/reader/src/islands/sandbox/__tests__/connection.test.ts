import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ask, Thread } from '../connection';
import { createConnection, describeIntrospection } from '../connection';
import type { Question, Reply } from '../protocol';

/** A worker that says what a test tells it to. */
class FakeThread implements Thread {
  onmessage: Thread['onmessage'] = null;
  onerror: Thread['onerror'] = null;
  readonly postMessage = vi.fn<(question: Question) => void>();
  readonly terminate = vi.fn<() => void>();

  say(reply: Reply): void {
    this.onmessage?.({ data: reply } as MessageEvent<Reply>);
  }

  break(): void {
    this.onerror?.({} as ErrorEvent);
  }
}

function connect(): { ask: ReturnType<typeof createConnection>; threads: FakeThread[] } {
  const threads: FakeThread[] = [];
  const ask = createConnection(() => {
    const thread = new FakeThread();
    threads.push(thread);
    return thread;
  });
  return { ask, threads };
}

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const done = (answer: unknown): Reply => ({ status: 'done', answer });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createConnection', () => {
  it('starts one worker, with the first question', async () => {
    const { ask, threads } = connect();
    expect(threads).toHaveLength(0);
    const first = ask('diagnose', 'a');
    const second = ask('diagnose', 'b');
    await settle();
    threads[0]?.say({ status: 'ready' });
    await settle();
    threads[0]?.say(done(['a']));
    await expect(first).resolves.toEqual(['a']);
    await settle();
    threads[0]?.say(done(['b']));
    await expect(second).resolves.toEqual(['b']);
    expect(threads).toHaveLength(1);
  });

  it('asks the next question when the one before is answered', async () => {
    const { ask, threads } = connect();
    void ask('diagnose', 'a');
    void ask('diagnose', 'b');
    await settle();
    threads[0]?.say({ status: 'ready' });
    await settle();
    expect(threads[0]?.postMessage.mock.calls).toEqual([[{ task: 'diagnose', request: 'a' }]]);
    threads[0]?.say(done([]));
    await settle();
    expect(threads[0]?.postMessage).toHaveBeenLastCalledWith({ task: 'diagnose', request: 'b' });
  });

  it.each<[what: string, most: number, slowly: (ask: Ask) => Promise<unknown>]>([
    ['a run', 1000, (ask) => ask('run', { query: '{ a }', variables: '', as: 'guest' })],
    ['a look at the schema', 5000, (ask) => ask('diagnose', 'a')],
  ])(
    'ends a worker that takes too long for %s, and goes on with another',
    async (_, most, slowly) => {
      const { ask, threads } = connect();
      const slow = slowly(ask);
      const failure = expect(slow).rejects.toMatchObject({
        fault: 'slow',
        message: 'The request took longer than a second and was stopped. All changes are undone.',
      });
      await settle();
      threads[0]?.say({ status: 'ready' });
      await vi.advanceTimersByTimeAsync(most - 1);
      expect(threads[0]?.terminate).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await failure;
      expect(threads[0]?.terminate).toHaveBeenCalled();
      threads[1]?.say({ status: 'ready' });
      const next = ask('diagnose', 'b');
      await settle();
      threads[1]?.say(done([]));
      await expect(next).resolves.toEqual([]);
    },
  );

  it('goes on with another worker where one breaks at a question', async () => {
    const { ask, threads } = connect();
    const failure = expect(ask('diagnose', 'a')).rejects.toMatchObject({ fault: 'crashed' });
    await settle();
    threads[0]?.say({ status: 'ready' });
    await settle();
    threads[0]?.break();
    await failure;
    expect(threads[0]?.terminate).toHaveBeenCalled();
    expect(threads).toHaveLength(2);
  });

  it('does not count the time in which the worker starts', async () => {
    const { ask, threads } = connect();
    const first = ask('diagnose', 'a');
    await vi.advanceTimersByTimeAsync(14_000);
    threads[0]?.say({ status: 'ready' });
    await settle();
    threads[0]?.say(done([]));
    await expect(first).resolves.toEqual([]);
  });

  it.each([
    ['breaks', (thread: FakeThread) => Promise.resolve().then(() => thread.break())],
    ['says nothing', () => vi.advanceTimersByTimeAsync(15_000)],
  ])('tries again with the next question where a worker %s at its start', async (_, fail) => {
    const { ask, threads } = connect();
    const failure = expect(ask('diagnose', 'a')).rejects.toMatchObject({ fault: 'unloaded' });
    await settle();
    const [first] = threads;
    if (first) await fail(first);
    await failure;
    expect(first?.terminate).toHaveBeenCalled();
    void ask('diagnose', 'b');
    await settle();
    expect(threads).toHaveLength(2);
  });

  it('passes on what the worker refuses', async () => {
    const { ask, threads } = connect();
    const failure = expect(ask('diagnose', 'a')).rejects.toThrow(/^No\.$/);
    await settle();
    threads[0]?.say({ status: 'ready' });
    await settle();
    threads[0]?.say({ status: 'failed', message: 'No.' });
    await failure;
    expect(threads).toHaveLength(1);
  });
});

const texts = { Space: 'A group.' };
const refused = 'There is no worker.';

function setUp(): { asked: unknown[]; load: () => Promise<typeof texts>; ask: Ask } {
  const asked: unknown[] = [];
  const load = vi.fn(() => Promise.resolve(texts));
  const ask: Ask = (task, request) => {
    asked.push([task, request]);
    return Promise.reject(new Error(refused));
  };
  return { asked, load, ask: describeIntrospection(ask, load) };
}

it('sends descriptions with a request that asks for them', async () => {
  const { ask, asked } = setUp();
  const query = '{ __type(name: "Space") { description } }';
  await expect(ask('run', { query, variables: '', as: 'guest' })).rejects.toThrow(refused);
  expect(asked).toEqual([['run', { query, variables: '', as: 'guest', texts }]]);
});

it.each(['{ a { description } }', '{ __schema { types { name } } }'])(
  'loads none for %s',
  async (query) => {
    const { ask, asked, load } = setUp();
    await expect(ask('run', { query, variables: '', as: 'guest' })).rejects.toThrow(refused);
    expect(asked).toEqual([['run', { query, variables: '', as: 'guest' }]]);
    expect(load).not.toHaveBeenCalled();
  },
);
