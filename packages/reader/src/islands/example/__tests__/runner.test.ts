import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunAnswer } from '../../sandbox/protocol';
import { SandboxError } from '../../sandbox/connection';
import { encodeRun } from '../run-link';
import type { Runner } from '../runner';
import {
  answer,
  ask,
  createPageRunner,
  loadEditor,
  openDialog,
  page,
  setUp,
  visit,
} from './page-runner';

beforeEach(setUp);
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('run', () => {
  it('sends the request of the page until the reader edits', async () => {
    const runner = createPageRunner();
    await runner.run();
    expect(ask).toHaveBeenLastCalledWith('run', {
      query: page.query,
      variables: '{}',
      operationName: 'Spaces',
      as: 'member',
      after: undefined,
    });
    await runner.edit();
    runner.change({ query: '{ topics { totalResults } }' });
    runner.choose('guest');
    await runner.run();
    expect(ask).toHaveBeenLastCalledWith(
      'run',
      expect.objectContaining({ query: '{ topics { totalResults } }', as: 'guest' }),
    );
  });

  it('sends the operation at the cursor', async () => {
    const runner = createPageRunner();
    runner.change({ query: 'query A { a } query B { b }', cursor: 20 });
    await runner.run();
    expect(ask).toHaveBeenLastCalledWith('run', expect.objectContaining({ operationName: 'B' }));
  });

  it('keeps the last response until the next is there', async () => {
    const runner = createPageRunner();
    await runner.run();
    ask.mockRejectedValue(new SandboxError('slow'));
    const next = runner.run();
    expect(runner.get().run).toMatchObject({ status: 'running', answer: { response: '{}' } });
    await next;
    expect(runner.get().run).toMatchObject({ status: 'failed', answer: { response: '{}' } });
  });

  it('waits no longer once it is stopped', async () => {
    const runner = createPageRunner();
    let asked: AbortSignal | undefined;
    runner.sendBy((_request, signal) => {
      asked = signal;
      return Promise.resolve({ ...answer, response: '1' });
    });
    const run = runner.run();
    runner.stop();
    await run;
    expect(asked?.aborted).toBe(true);
    expect(runner.get()).toMatchObject({ run: { status: 'idle' }, message: 'Stopped.' });
    expect(runner.get().run.answer).toBeUndefined();
  });

  it('says why there is no answer', async () => {
    ask.mockRejectedValue(new SandboxError('unloaded'));
    const runner = createPageRunner();
    await runner.run();
    expect(runner.get()).toMatchObject({
      run: { status: 'failed' },
      message: 'The model did not load. Check the connection and try again.',
    });
  });

  it.each([
    ['undone all changes', (runner: Runner) => runner.reset()],
    ['given up what was written', (runner: Runner) => Promise.resolve().then(runner.restore)],
    ['opened a link', (runner: Runner) => runner.openLink(true)],
  ])('drops an answer when the reader has %s meanwhile', async (_, act) => {
    visit(await encodeRun({ name: 'spaces', query: '{ a }', variables: '', as: 'guest' }));
    const runner = createPageRunner();
    let release: (given: RunAnswer) => void = () => undefined;
    ask.mockReturnValueOnce(
      new Promise((resolve) => {
        release = resolve;
      }),
    );
    const first = runner.run();
    await act(runner);
    const { message } = runner.get();
    release(answer);
    await first;
    expect(runner.get()).toMatchObject({ run: { status: 'idle' }, message });
  });
});

describe('reset', () => {
  it('is offered after a mutation, until it is done', async () => {
    const runner = createPageRunner();
    await runner.run();
    expect(runner.get().hasChangedData).toBe(false);
    runner.change({ query: 'mutation { a }' });
    await runner.run();
    expect(runner.get().hasChangedData).toBe(true);
    await runner.reset();
    expect(runner.get().hasChangedData).toBe(false);
  });

  it('begins a new world, and takes the response of the old one away', async () => {
    const runner = createPageRunner();
    await runner.run();
    await runner.reset();
    expect(ask).toHaveBeenLastCalledWith('reset', null);
    expect(runner.get()).toMatchObject({
      run: { status: 'idle' },
      message: 'The test data is reset.',
    });
    expect(runner.get().run.answer).toBeUndefined();
  });

  it('says why there is no new world', async () => {
    ask.mockRejectedValue(new SandboxError('unloaded'));
    const runner = createPageRunner();
    await runner.reset();
    expect(runner.get().message).toBe(
      'The model did not load. Check the connection and try again.',
    );
  });
});

describe('edit', () => {
  it('makes a draft of what the page shows, and restore gives it up', async () => {
    const runner = createPageRunner();
    await runner.edit();
    expect(runner.get().draft).toEqual(page);
    await runner.run();
    runner.restore();
    expect(runner.get().draft).toBeUndefined();
    expect(runner.get().run).toEqual({ status: 'idle' });
    expect(runner.get().message).toBe('');
  });

  it('changes a part of the draft alone', async () => {
    const runner = createPageRunner();
    await runner.edit();
    runner.change({ variables: '{ "limit": 1 }' });
    expect(runner.get().draft).toEqual({ ...page, variables: '{ "limit": 1 }' });
  });

  it('leaves all as it is where the editor does not load', async () => {
    loadEditor.mockRejectedValue(new Error('No network.'));
    const runner = createPageRunner();
    await runner.edit();
    expect(runner.get().draft).toBeUndefined();
    expect(runner.get().message).toBe(
      'The editor did not load. Check the connection and try again.',
    );
  });
});

describe('copy as', () => {
  it('opens the dialog with the request, and says what it said before', async () => {
    const runner = createPageRunner();
    await runner.run();
    const opened = runner.copyAs();
    expect(runner.get().message).toBe('Loading …');
    await opened;
    expect(openDialog).toHaveBeenLastCalledWith(runner.request());
    expect(runner.get().message).toBe('Answered in 4\u{A0}ms · 2\u{A0}B');
  });

  it('says that the dialog did not load', async () => {
    openDialog.mockRejectedValue(new Error('No network.'));
    const runner = createPageRunner();
    await runner.copyAs();
    expect(runner.get().message).toBe('This did not load. Check the connection and try again.');
  });
});
