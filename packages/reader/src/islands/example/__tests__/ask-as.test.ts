import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, createPageRunner, setUp } from './page-runner';

beforeEach(setUp);
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('another caller', () => {
  it('has a query answered at once', async () => {
    const runner = createPageRunner();
    await runner.ask({ caller: 'guest' });
    expect(ask).toHaveBeenLastCalledWith('run', expect.objectContaining({ as: 'guest' }));
    expect(runner.get()).toMatchObject({ isStale: false, run: { status: 'done' } });
  });

  it('has nothing answered again', async () => {
    const runner = createPageRunner();
    await runner.ask({ caller: 'member' });
    expect(ask).not.toHaveBeenCalled();
  });

  it('has no mutation run, and nothing sent to another address', async () => {
    const runner = createPageRunner();
    runner.change({ query: 'mutation { a }' });
    await runner.ask({ caller: 'guest' });
    runner.change({ query: '{ a }', to: { target: 'https://api.example.org', headers: [] } });
    await runner.ask({ caller: 'admin' });
    expect(ask).not.toHaveBeenCalled();
    expect(runner.get()).toMatchObject({
      caller: 'admin',
      isStale: true,
      message: 'Run the request to see its answer.',
    });
  });

  it('has a mutation run for whoever asks for it, but none sent to another address', async () => {
    const runner = createPageRunner();
    runner.change({ query: 'mutation { a }' });
    await runner.ask({ caller: 'guest' }, true);
    expect(ask).toHaveBeenLastCalledWith('run', expect.objectContaining({ as: 'guest' }));
    runner.change({ to: { target: 'https://api.example.org', headers: [] } });
    await runner.ask({ caller: 'admin' }, true);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
