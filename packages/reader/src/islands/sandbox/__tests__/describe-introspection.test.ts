import { expect, it, vi } from 'vitest';
import type { Ask } from '../connection';
import { describeIntrospection } from '../describe-introspection';

const texts = { Space: 'A group.' };
const refused = 'There is no worker.';

function setUp(): { asked: unknown[]; load: () => Promise<typeof texts>; ask: Ask } {
  const asked: unknown[] = [];
  const load = vi.fn(() => Promise.resolve(texts));
  const ask: Ask = (task, request) => {
    asked.push([task, request]);
    return Promise.reject(new Error(refused));
  };
  return { asked, load, ask: describeIntrospection(ask, load) };
}

it('sends descriptions with a request that asks for them', async () => {
  const { ask, asked } = setUp();
  const query = '{ __type(name: "Space") { description } }';
  await expect(ask('run', { query, variables: '', as: 'guest' })).rejects.toThrow(refused);
  expect(asked).toEqual([['run', { query, variables: '', as: 'guest', texts }]]);
});

it.each(['{ a { description } }', '{ __schema { types { name } } }'])(
  'loads none for %s',
  async (query) => {
    const { ask, asked, load } = setUp();
    await expect(ask('run', { query, variables: '', as: 'guest' })).rejects.toThrow(refused);
    expect(asked).toEqual([['run', { query, variables: '', as: 'guest' }]]);
    expect(load).not.toHaveBeenCalled();
  },
);
