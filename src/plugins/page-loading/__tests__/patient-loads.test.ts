import { expect, it, vi } from 'vitest';
import { createPatientLoads } from '../client/patient-loads';

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it('passes on what loads', async () => {
  const onFailure = vi.fn();
  const { wrap } = createPatientLoads(onFailure);
  await expect(wrap(() => Promise.resolve('page'))()).resolves.toBe('page');
  expect(onFailure).not.toHaveBeenCalled();
});

it('keeps a failure to itself until a retry succeeds', async () => {
  const load = vi.fn(() => Promise.resolve('page'));
  load.mockRejectedValueOnce('first').mockRejectedValueOnce('second');
  const onFailure = vi.fn();
  const loads = createPatientLoads(onFailure);
  const loaded = loads.wrap(load)();
  await settle();
  loads.retry();
  await settle();
  loads.retry();
  await expect(loaded).resolves.toBe('page');
  expect(onFailure.mock.calls).toEqual([['first'], ['second']]);
});

it('tells everyone who waits once it gives up', async () => {
  const loads = createPatientLoads(() => undefined);
  const outcomes = Promise.allSettled([
    loads.wrap(() => Promise.reject(new Error('one')))(),
    loads.wrap(() => Promise.reject(new Error('other')))(),
  ]);
  await settle();
  loads.giveUp();
  expect(await outcomes).toEqual([
    { status: 'rejected', reason: new Error('one') },
    { status: 'rejected', reason: new Error('other') },
  ]);
});

it('does not try again what has loaded', async () => {
  const load = vi.fn(() => Promise.resolve('page'));
  const loads = createPatientLoads(() => undefined);
  await loads.wrap(load)();
  loads.retry();
  expect(load).toHaveBeenCalledTimes(1);
});
