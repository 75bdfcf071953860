import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from '../when-idle';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

it('waits until nothing has been compiled for a while, and calls once', () => {
  const hooks: Record<string, () => void> = {};
  const hook = (name: string): { tap: (_: string, call: () => void) => void } => ({
    tap: (_, call) => {
      hooks[name] = call;
    },
  });
  const call = vi.fn();
  whenIdle({ hooks: { watchRun: hook('watchRun'), done: hook('done') } }, call);
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
