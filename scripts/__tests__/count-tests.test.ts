import { expect, it } from 'vitest';
import { sum } from '../count-tests';

const unit = { numPassedTests: 100, numFailedTests: 1 };
const browser = { stats: { expected: 20, flaky: 3, unexpected: 4, skipped: 5 } };

it('adds the tests of all runs', () => {
  expect(sum(unit, [browser, browser])).toEqual({ passed: 146, retried: 6, failed: 9 });
});

it('counts no tests for a runner that wrote no report', () => {
  expect(sum(unit, [undefined])).toEqual({ passed: 100, retried: 0, failed: 1 });
  expect(sum(undefined, [])).toEqual({ passed: 0, retried: 0, failed: 0 });
});
