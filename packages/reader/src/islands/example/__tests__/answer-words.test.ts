import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunAnswer } from '../../sandbox/protocol';
import { answer, ask, createPageRunner, setUp } from './page-runner';

beforeEach(setUp);
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an answer', () => {
  it('says how long the answer took and how large it is', async () => {
    const runner = createPageRunner();
    await runner.run();
    expect(runner.get()).toMatchObject({
      run: { status: 'done', answer: { response: '{}' } },
      message: 'Answered in 4\u{A0}ms · 2\u{A0}B',
    });
    ask.mockResolvedValue({ ...answer, milliseconds: 0.1, bytes: 1234, world: '1/1' });
    await runner.run();
    expect(runner.get().message).toBe('Answered in 1\u{A0}ms · 1.2\u{A0}KiB');
  });

  it('has what comes before answered first, and says what that undid', async () => {
    const after = [{ query: 'mutation { a }', as: 'admin' }];
    const runner = createPageRunner({ after: () => after });
    ask.mockResolvedValue({ ...answer, effect: 'undone' });
    await runner.run();
    expect(ask).toHaveBeenLastCalledWith('run', expect.objectContaining({ after }));
    expect(runner.get().message).toBe(
      'Answered in 4\u{A0}ms · 2\u{A0}B · your earlier changes undone',
    );
    ask.mockResolvedValue({ ...answer, world: '1/1' });
    await runner.run();
    expect(runner.get().message).toBe(
      'Answered in 4\u{A0}ms · 2\u{A0}B · the same answer as before',
    );
  });

  it('says of no step that it undid a run of the steps above it', async () => {
    const runner = createPageRunner({ after: () => [], isStep: true });
    ask.mockResolvedValue({ ...answer, effect: 'undone' });
    await runner.run();
    expect(runner.get().message).toBe('Answered in 4\u{A0}ms · 2\u{A0}B');
  });

  it('says that it has changed the data', async () => {
    ask.mockResolvedValue({ ...answer, effect: 'changed' });
    const runner = createPageRunner();
    await runner.run();
    expect(runner.get().message).toBe('Answered in 4\u{A0}ms · 2\u{A0}B · data changed');
  });

  it('says what changed since the last answer from the same data', async () => {
    const runner = createPageRunner();
    const runFor = async (given: Partial<RunAnswer>): Promise<string> => {
      ask.mockResolvedValue({ ...answer, ...given });
      await runner.run();
      return runner.get().message;
    };
    await runFor({ response: '{\n  "a": 1\n}' });
    expect(await runFor({ response: '{\n  "a": 1\n}' })).toMatch(/ · the same answer as before$/);
    expect(await runFor({ response: '{\n  "a": 2\n}' })).toMatch(/ · 1 line changed$/);
    expect(runner.get().run.answer?.changes?.lines).toEqual(new Set([1]));
    expect(await runFor({ response: '{\n  "b": 1,\n  "c": 1\n}' })).toMatch(/ · 2 lines changed$/);
    expect(await runFor({ response: '{}', world: '1/1' })).toBe('Answered in 4\u{A0}ms · 2\u{A0}B');
  });

  it('compares nothing where the response is lost', async () => {
    const runner = createPageRunner();
    await runner.run();
    ask.mockResolvedValue({ ...answer, response: '', circumstances: { under: 'lost' } });
    await runner.run();
    await runner.run();
    expect(runner.get().message).toBe('Not answered');
  });

  it('compares no data with a list of errors', async () => {
    const runner = createPageRunner();
    const failed = '{\n  "errors": [{}]\n}';
    const partial = '{\n  "data": { "a": 1 },\n  "errors": [{}]\n}';
    const changesAfter = async (response: string): Promise<number | undefined> => {
      ask.mockResolvedValue({ ...answer, response });
      await runner.run();
      return runner.get().run.answer?.changes?.count;
    };
    await changesAfter('{\n  "data": { "a": 1 }\n}');
    expect(await changesAfter(partial)).toBe(1);
    expect(await changesAfter(failed)).toBeUndefined();
    expect(runner.get().message).toBe('Answered in 4\u{A0}ms · 2\u{A0}B');
    expect(await changesAfter(failed)).toBe(0);
  });
});
