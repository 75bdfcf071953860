import { expect, it, vi } from 'vitest';
import { besideBundling } from '../beside-bundling';

function start<T>(make: () => Promise<T>): { made: () => Promise<T>; bundle: () => void } {
  let bundle = (): void => undefined;
  const { whileBundling, made } = besideBundling(make);
  for (const { apply } of whileBundling.plugins)
    apply({ hooks: { make: { tap: (_, call) => (bundle = call) } } });
  return { made, bundle: () => bundle() };
}

it('makes it once, when the bundler has begun', async () => {
  const make = vi.fn(() => Promise.resolve('made'));
  const { made, bundle } = start(make);
  bundle();
  expect(make).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(make).toHaveBeenCalled());
  bundle();
  expect(await made()).toBe('made');
  expect(make).toHaveBeenCalledTimes(1);
});

it('tells whoever waits for it of a failure', async () => {
  const { made, bundle } = start(() => Promise.reject(new Error('No.')));
  bundle();
  await new Promise(setImmediate);
  await expect(made()).rejects.toThrow('No.');
});
