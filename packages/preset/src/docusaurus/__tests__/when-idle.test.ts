import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from '../when-idle';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

function start(): {
  call: () => void;
  later: () => void;
  hooks: Record<string, () => void>;
  ask: (url?: string) => void;
} {
  const hooks: Record<string, () => void> = {};
  const hook = (name: string): { tap: (_: string, call: () => void) => void } => ({
    tap: (_, call) => {
      hooks[name] = call;
    },
  });
  const [call, later] = [vi.fn(), vi.fn()];
  const { apply, middleware } = whenIdle(call, later);
  apply({ hooks: { watchRun: hook('watchRun'), done: hook('done') } });
  return {
    call,
    later,
    hooks,
    ask: (url = '/page.js?1') => middleware({ url }, undefined, () => undefined),
  };
}

it('waits until nothing has been compiled for a while, and calls once', () => {
  const { call, hooks, ask } = start();
  ask();
  hooks['done']?.();
  vi.advanceTimersByTime(1000);
  // A browser has asked for a page.
  hooks['watchRun']?.();
  vi.advanceTimersByTime(5000);
  expect(call).not.toHaveBeenCalled();
  hooks['done']?.();
  vi.advanceTimersByTime(5000);
  hooks['done']?.();
  vi.advanceTimersByTime(5000);
  expect(call).toHaveBeenCalledOnce();
});

it('waits for what the first request waits for', () => {
  const { call, later, hooks, ask } = start();
  ask();
  vi.advanceTimersByTime(60_000);
  expect(call).not.toHaveBeenCalled();
  hooks['done']?.();
  vi.advanceTimersByTime(5000);
  expect(call).toHaveBeenCalledOnce();
  expect(later).not.toHaveBeenCalled();
});

it('makes the next call when nothing has been compiled for a while again', () => {
  const { later, hooks, ask } = start();
  ask();
  hooks['done']?.();
  vi.advanceTimersByTime(5000);
  hooks['watchRun']?.();
  vi.advanceTimersByTime(60_000);
  expect(later).not.toHaveBeenCalled();
  hooks['done']?.();
  vi.advanceTimersByTime(5000);
  expect(later).toHaveBeenCalledOnce();
});

it('waits for a browser', () => {
  const { call, hooks, ask } = start();
  hooks['done']?.();
  vi.advanceTimersByTime(60_000);
  expect(call).not.toHaveBeenCalled();
  ask();
  vi.advanceTimersByTime(2000);
  ask();
  vi.advanceTimersByTime(2000);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(call).toHaveBeenCalledOnce();
});

it('waits until a browser has the scripts that ask for those of its page', () => {
  const { call, hooks, ask } = start();
  for (const url of ['/', '/docs/main.css', '/docs/runtime~main.js', '/docs/main.js']) ask(url);
  hooks['done']?.();
  vi.advanceTimersByTime(60_000);
  expect(call).not.toHaveBeenCalled();
  ask('/docs/content---docs-intro.js');
  vi.advanceTimersByTime(5000);
  expect(call).toHaveBeenCalledOnce();
});
