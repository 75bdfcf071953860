import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Change } from '../../../language-service/edit/request';
import { editRequest } from '../runner';
import { createPageRunner, setUp } from './page-runner';

beforeEach(setUp);
afterEach(() => {
  vi.unstubAllGlobals();
});

const change: Change = { text: '{\n  a\n}', variables: '', cursor: 3, message: 'Prettified.' };

it('makes a change of the draft, and says what was done', async () => {
  const runner = createPageRunner();
  runner.change({ query: '{a}', variables: '', cursor: 2 });
  const apply = vi.fn();
  await editRequest(runner, apply, (request) => {
    expect(request).toEqual({ text: '{a}', variables: '', cursor: 2 });
    return Promise.resolve(change);
  });
  expect(apply).toHaveBeenCalledExactlyOnceWith(change);
  expect(runner.get().message).toBe('Prettified.');
});

it('drops a change of what is not there any more', async () => {
  const runner = createPageRunner();
  runner.change({ query: '{a}' });
  const apply = vi.fn();
  await editRequest(runner, apply, () => {
    runner.change({ query: '{ab}' });
    return Promise.resolve(change);
  });
  expect(apply).not.toHaveBeenCalled();
  expect(runner.get().message).not.toBe('Prettified.');
});

it('makes a change of what the one before it has left', async () => {
  const runner = createPageRunner();
  runner.change({ query: '{a}', variables: '', cursor: 2 });
  const apply = ({ text: query }: Change): void => runner.change({ query });
  const add = (name: string) =>
    editRequest(runner, apply, ({ text }) =>
      Promise.resolve({ ...change, text: text.replace('}', ` ${name}}`) }),
    );
  await Promise.all([add('b'), add('c')]);
  expect(runner.get().draft?.query).toBe('{a b c}');
});

it('says why there is no change', async () => {
  const runner = createPageRunner();
  runner.change({ query: '{a' });
  const reason = 'Line 1 of the request: Expected Name, found <EOF>. Fix this first.';
  await editRequest(runner, vi.fn(), () => Promise.reject(new Error(reason)));
  expect(runner.get().message).toBe(reason);
});
