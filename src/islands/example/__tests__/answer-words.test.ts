import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunAnswer } from '../../sandbox/protocol';
import { answer, ask, createPageRunner, setUp } from './page-runner';

beforeEach(setUp);
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an answer', () => {
  it('says how long the answer took, how large it is and which errors it holds', async () => {
    const runner = createPageRunner();
    await runner.run();
    expect(runner.get()).toMatchObject({
      run: { status: 'done', answer: { response: '{}' } },
      message: 'Answered in 4 ms · 2 B.',
    });
    const codes = ['FORBIDDEN', 'NOT_FOUND'];
    ask.mockResolvedValue({ ...answer, codes, milliseconds: 0.1, bytes: 1234, world: '1/1' });
    await runner.run();
    expect(runner.get().message).toBe('Answered with FORBIDDEN, NOT_FOUND in 1 ms · 1.2 KB.');
  });

  it('has what comes before answered first, and says what that undid', async () => {
    const after = [{ query: 'mutation { a }', as: 'admin' }];
    const runner = createPageRunner({ after: JSON.stringify(after) });
    ask.mockResolvedValue({ ...answer, effect: 'undone' });
    await runner.run();
    expect(ask).toHaveBeenLastCalledWith('run', expect.objectContaining({ after }));
    expect(runner.get().message).toBe(
      'Answered in 4 ms · 2 B. This example starts from the original data: your changes are undone.',
    );
    ask.mockResolvedValue({ ...answer, world: '1/1' });
    await runner.run();
    expect(runner.get().message).toBe('Answered in 4 ms · 2 B · the same answer as before.');
  });

  it('says after the first change how long it stays', async () => {
    ask.mockResolvedValue({ ...answer, effect: 'changed' });
    const runner = createPageRunner();
    await runner.run();
    expect(runner.get().message).toBe(
      'Answered in 4 ms · 2 B. Your changes stay until you reload the page or undo them.',
    );
  });

  it('says what changed since the last answer from the same data', async () => {
    const runner = createPageRunner();
    const runFor = async (given: Partial<RunAnswer>): Promise<string> => {
      ask.mockResolvedValue({ ...answer, ...given });
      await runner.run();
      return runner.get().message;
    };
    await runFor({ response: '{\n  "a": 1\n}' });
    expect(await runFor({ response: '{\n  "a": 1\n}' })).toMatch(/ · the same answer as before\.$/);
    expect(await runFor({ response: '{\n  "a": 2\n}' })).toMatch(/ · 1 line changed\.$/);
    expect(runner.get().run.answer?.changes?.lines).toEqual(new Set([1]));
    expect(await runFor({ response: '{\n  "b": 1,\n  "c": 1\n}' })).toMatch(
      / · 2 lines changed\.$/,
    );
    expect(await runFor({ response: '{}', world: '1/1' })).toBe('Answered in 4 ms · 2 B.');
  });
});
