import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ask } from '../../Sandbox/connection';
import type { RunAnswer } from '../../Sandbox/protocol';
import { SandboxError } from '../../Sandbox/sandbox-error';
import { decodeRun, encodeRun } from '../run-link';
import type { Runner, Source } from '../runner';
import { createRunner } from '../runner';
import type { Editor } from '../state';

const page = { query: 'query Spaces { spaces { id } }', variables: '{}', cursor: 0 };
const answer: RunAnswer = { response: '{}', codes: [], milliseconds: 3.6 };

const ask = vi.fn<(task: string, request: unknown) => Promise<unknown>>();
const loadEditor = vi.fn<() => Promise<Editor>>();
const writeText = vi.fn<(text: string) => Promise<void>>();
const replaceState = vi.fn<(state: unknown, title: string, url: URL) => void>();

function createPageRunner(source: Partial<Source> = {}): Runner {
  return createRunner(
    { name: 'spaces', as: 'member', read: () => page, ...source },
    { ask: ask as Ask, loadEditor },
  );
}

function visit(hash: string): void {
  vi.stubGlobal('window', {
    location: { href: `https://site.example/docs/spaces${hash}`, hash },
    history: { state: null, replaceState },
  });
}

beforeEach(() => {
  ask.mockReset().mockResolvedValue(answer);
  loadEditor.mockReset().mockResolvedValue(() => null);
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  visit('');
});
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

  it('says how long the answer took, and which errors it holds', async () => {
    const runner = createPageRunner();
    await runner.run();
    expect(runner.get()).toMatchObject({
      run: { status: 'done', response: '{}' },
      message: 'Answered in 4 ms.',
    });
    ask.mockResolvedValue({ ...answer, codes: ['FORBIDDEN', 'NOT_FOUND'], milliseconds: 0.1 });
    await runner.run();
    expect(runner.get().message).toBe('Answered with FORBIDDEN, NOT_FOUND in 1 ms.');
  });

  it('has what comes before answered first, and says so', async () => {
    const after = [{ query: 'mutation { a }', as: 'admin' }];
    const runner = createPageRunner({ after: JSON.stringify(after) });
    await runner.run();
    expect(ask).toHaveBeenLastCalledWith('run', expect.objectContaining({ after }));
    expect(runner.get().message).toBe('Answered in 4 ms, in a new world.');
  });

  it('says why there is no answer', async () => {
    ask.mockRejectedValue(new SandboxError('unloaded'));
    const runner = createPageRunner();
    await runner.run();
    expect(runner.get()).toMatchObject({
      run: { status: 'failed' },
      message: 'The sandbox did not load. Check the connection and try again.',
    });
  });

  it('drops an answer when the reader has asked for something else meanwhile', async () => {
    const runner = createPageRunner();
    let release: (given: RunAnswer) => void = () => undefined;
    ask.mockReturnValueOnce(
      new Promise((resolve) => {
        release = resolve;
      }),
    );
    const first = runner.run();
    await runner.reset();
    release(answer);
    await first;
    expect(runner.get()).toMatchObject({
      run: { status: 'idle' },
      message: 'The world of the sandbox has begun anew.',
    });
  });
});

describe('edit', () => {
  it('makes a draft of what the page shows, and restore gives it up', async () => {
    const runner = createPageRunner();
    await runner.edit();
    expect(runner.get().draft).toEqual(page);
    runner.restore();
    expect(runner.get().draft).toBeUndefined();
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

describe('a link', () => {
  it('is copied, and opens what it was made of', async () => {
    const runner = createPageRunner();
    runner.choose('guest');
    await runner.share();
    const link = writeText.mock.calls[0]?.[0] ?? '';
    expect(link).toMatch(/^https:\/\/site\.example\/docs\/spaces#run=/);
    visit(new URL(link).hash);
    const other = createPageRunner({ read: () => ({ ...page, query: '{ other }' }) });
    await other.openLink(true);
    expect(other.get()).toMatchObject({ draft: page, persona: 'guest' });
  });

  it('stands in the address bar where it cannot be copied', async () => {
    writeText.mockRejectedValue(new Error('Refused.'));
    const runner = createPageRunner();
    await runner.share();
    const url = replaceState.mock.calls[0]?.[2];
    expect(await decodeRun(url?.hash ?? '')).toMatchObject({ name: 'spaces' });
    expect(runner.get().message).toBe('The link is in the address bar.');
  });

  it('leads to the example that it names alone', async () => {
    visit(await encodeRun({ name: 'topics', query: '{ a }', variables: '', as: 'guest' }));
    const runner = createPageRunner();
    expect(await runner.openLink(true)).toBeUndefined();
    expect(runner.get().draft).toBeUndefined();
    expect(runner.get().message).toBe('');
  });

  it('that cannot be read is said by the first example alone', async () => {
    visit('#run=zNo');
    const [first, second] = [createPageRunner(), createPageRunner()];
    await first.openLink(true);
    await second.openLink(false);
    expect(first.get().message).toBe('The link holds no request that can be read. Was it cut off?');
    expect(second.get().message).toBe('');
  });
});
