import { expect, it, vi } from 'vitest';
import { memo, once, onceResolved, oneAtATime } from '../calls';

it('makes a result at the first call, even if it is nothing', () => {
  const make = vi.fn((): unknown => undefined);
  const get = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([get(), get()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledOnce();
});

it('makes what comes later again after a failure, and then once', async () => {
  const make = vi.fn(async () => Promise.resolve('made'));
  make.mockRejectedValueOnce(new Error('No.'));
  const get = onceResolved(make);
  await expect(Promise.allSettled([get(), get()])).resolves.toMatchObject([
    { reason: new Error('No.') },
    { reason: new Error('No.') },
  ]);
  await expect(Promise.all([get(), get()])).resolves.toEqual(['made', 'made']);
  expect(make).toHaveBeenCalledTimes(2);
});

it('makes a result once for each value, even if it is nothing', () => {
  const make = vi.fn((key: string): string | undefined => (key === 'a' ? 'made' : undefined));
  const get = memo(make);
  expect(['a', 'b', 'b', 'a'].map(get)).toEqual(['made', undefined, undefined, 'made']);
  expect(make.mock.calls).toEqual([['a'], ['b']]);
});

it('starts a call once those before it have ended, also badly', async () => {
  const events: string[] = [];
  const task = oneAtATime(async (name: string) => {
    events.push(`${name} starts`);
    await Promise.resolve();
    events.push(`${name} ends`);
    if (name === 'bad') throw new Error('No.');
    return name;
  });
  const results = await Promise.allSettled([task('bad'), task('good')]);
  expect(results).toMatchObject([{ reason: new Error('No.') }, { value: 'good' }]);
  expect(events).toEqual(['bad starts', 'bad ends', 'good starts', 'good ends']);
});
