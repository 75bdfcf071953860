import { expect, it } from 'vitest';
import { createCounter } from '../../rate-limits';

const policy = { name: 'address', quota: 2 } as const;

it('counts down to nothing, and is over from then on', () => {
  const { count } = createCounter(() => 0);
  expect(count('a', policy)).toEqual({ policy, remaining: 1, reset: 60, isOver: false });
  expect(count('a', policy)).toEqual({ policy, remaining: 0, reset: 60, isOver: false });
  expect(count('a', policy)).toEqual({ policy, remaining: 0, reset: 60, isOver: true });
});

it('counts each caller apart', () => {
  const { count } = createCounter(() => 0);
  count('a', policy);
  expect(count('b', policy).remaining).toBe(1);
});

it('opens a window with the first request, and the next one 60 seconds later', () => {
  let now = 30_000;
  const { count } = createCounter(() => now);
  count('a', policy);
  now = 89_999;
  expect(count('a', policy)).toMatchObject({ remaining: 0, reset: 1 });
  now = 90_000;
  expect(count('a', policy)).toMatchObject({ remaining: 1, reset: 60 });
});

it('forgets all requests', () => {
  const { count, reset } = createCounter(() => 0);
  count('a', policy);
  reset();
  expect(count('a', policy).remaining).toBe(1);
});
