import { expect, it, vi } from 'vitest';
import { once } from '../once';

it('makes a result at the first call, even if it is nothing', () => {
  const make = vi.fn((): unknown => undefined);
  const get = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([get(), get()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledOnce();
});
