import { expect, it } from 'vitest';
import { addAfterChecks, answerInDev } from '../answer-in-dev';

it('adds behind the checks and before all else', () => {
  const middlewares = ['host-header-check', 'cross-origin-header-check', 'compression'].map(
    (name) => ({ name }),
  );
  addAfterChecks(middlewares, { name: 'twins' });
  expect(middlewares.map(({ name }) => name)).toEqual([
    'host-header-check',
    'cross-origin-header-check',
    'twins',
    'compression',
  ]);
});

it('fails where an upgrade takes the checks away', () => {
  expect(() => addAfterChecks([{ name: 'compression' }], { name: 'twins' })).toThrow(
    'Unexpected dev server without a check of headers.',
  );
});

it('adds what answers to what another plugin has added', () => {
  const one = { devServer: answerInDev({}, () => ({ name: 'one', middleware: undefined })) };
  const both = answerInDev(one, () => ({ name: 'two', middleware: undefined }));
  const middlewares = [{ name: 'host-header-check' }, { name: 'compression' }];
  expect(both.setupMiddlewares?.(middlewares, undefined)).toEqual([]);
  const names = middlewares.map(({ name }) => name);
  expect(names).toEqual(['host-header-check', 'one', 'two', 'compression']);
});
