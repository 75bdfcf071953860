import { beforeEach, expect, it } from 'vitest';
import { loadSample } from '../load-sample';

type Once = (id: string, handle: () => void | Promise<void>) => Promise<string>;

const { createDeduplicator } = await loadSample<{
  createDeduplicator: (store: Map<string, number>, now: () => number) => Once;
}>('docs/integration-events.mdx', 'Deduplicate deliveries');

const hour = 60 * 60 * 1000;
let clock: number;
let handled: string[];
let once: Once;

beforeEach(() => {
  clock = 0;
  handled = [];
  once = createDeduplicator(new Map(), () => clock);
});

const deliver = (id: string): Promise<string> => once(id, () => void handled.push(id));

it('handles an event once, and another one too', async () => {
  expect([await deliver('a'), await deliver('a'), await deliver('b')]).toEqual([
    'handled',
    'duplicate',
    'handled',
  ]);
  expect(handled).toEqual(['a', 'b']);
});

it('remembers an event for 48 hours', async () => {
  await deliver('a');
  clock = 48 * hour - 1;
  expect(await deliver('a')).toBe('duplicate');
  clock = 48 * hour;
  expect(await deliver('a')).toBe('handled');
});

it('handles two deliveries at the same time once', async () => {
  expect(await Promise.all([deliver('a'), deliver('a')])).toEqual(['handled', 'duplicate']);
  expect(handled).toEqual(['a']);
});

it('lets a retry in after a failure', async () => {
  const failing = once('a', () => {
    throw new Error('The database is away.');
  });
  await expect(failing).rejects.toThrow('The database is away.');
  expect(await deliver('a')).toBe('handled');
});
