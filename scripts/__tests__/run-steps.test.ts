import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runSteps } from '../run-steps';
import type { Step } from '../steps';
import { testSteps } from '../steps';

vi.spyOn(console, 'log').mockReturnValue();
const error = vi.spyOn(console, 'error').mockReturnValue();

let done: string[];
const step = (name: string): Step => ({ name, run: () => Promise.resolve(void done.push(name)) });
const broken: Step = { name: 'unit', run: () => Promise.reject(new Error('Broken.')) };

beforeEach(() => {
  done = [];
  error.mockClear();
});

afterEach(() => {
  process.exitCode = 0;
});

it('runs all steps, or those that are named, in their own order', async () => {
  const steps = ['content', 'lint', 'build'].map(step);
  await runSteps(steps, []);
  await runSteps(steps, ['build', 'content']);
  expect(done).toEqual(['content', 'lint', 'build', 'content', 'build']);
});

it('leaves out what changes cannot reach, and passes them on', async () => {
  const changes = { base: 'HEAD', files: ['src/__tests__/a.test.ts'] };
  const seen: unknown[] = [];
  const unit: Step = { name: 'unit', run: (given) => Promise.resolve(void seen.push(given)) };
  const find = (): Promise<typeof changes> => Promise.resolve(changes);
  await runSteps([step('content'), unit, step('build')], ['--changed'], find);
  await runSteps([step('content'), unit, step('build')], ['build', '--changed'], find);
  expect(done).toEqual([]);
  expect(seen).toEqual([changes]);
});

it('runs what named steps need before them, and once', async () => {
  const needs = step('browser');
  const steps = [step('build'), { ...step('e2e'), needs }, { ...step('copy'), needs }];
  await runSteps(steps, ['copy', 'e2e']);
  await runSteps(steps, ['build']);
  expect(done).toEqual(['browser', 'e2e', 'copy', 'build']);
});

it('provides a browser to each step that opens pages', () => {
  const names = testSteps.filter(({ needs }) => needs?.name === 'browser').map(({ name }) => name);
  expect(names).toEqual(['outsider', 'commands', 'copy', 'e2e']);
});

it('runs steps that wait two at a time, and all others alone', async () => {
  const running = new Set<string>();
  const seen: string[] = [];
  const slow = (name: string, isWaiting: boolean): Step => ({
    name,
    isWaiting,
    run: async () => {
      running.add(name);
      seen.push([...running].join(' '));
      await setImmediate();
      running.delete(name);
    },
  });
  await runSteps([slow('build', false), slow('a', true), slow('b', true), slow('c', true)], []);
  expect(seen).toEqual(['build', 'a', 'a b', 'b c']);
});

it('begins no other step where one beside it has failed', async () => {
  const waiting = (one: Step): Step => ({ ...one, isWaiting: true });
  await runSteps([broken, step('copy'), step('outsider'), step('e2e')].map(waiting), []);
  expect(done).toEqual(['copy']);
  expect(process.exitCode).toBe(1);
});

it('ends at the first step that fails', async () => {
  await runSteps([step('lint'), broken, step('build')], []);
  expect(done).toEqual(['lint']);
  expect(process.exitCode).toBe(1);
});

it('names the nearest step where one is unknown', async () => {
  await runSteps([step('content'), step('lint')], ['contents']);
  expect(done).toEqual([]);
  expect(error.mock.calls).toEqual([
    ['Unexpected step "contents", expected some of content, lint. Did you mean "content"?'],
  ]);
  expect(process.exitCode).toBe(1);
});
