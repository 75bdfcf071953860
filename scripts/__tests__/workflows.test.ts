import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

interface Job {
  readonly needs?: string | readonly string[];
  readonly uses?: string;
  readonly steps?: readonly Readonly<Record<string, unknown>>[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const readWorkflow = (name: string): Workflow =>
  parse(readFileSync(`.github/workflows/${name}`, 'utf8')) as Workflow;

const ci = readWorkflow('ci.yml');
const deploy = readWorkflow('deploy.yml');

/** A job, and those that must have succeeded before it starts. */
function chainTo(name: string): string[] {
  const needs = deploy.jobs[name]?.needs ?? [];
  return [name, ...[needs].flat().flatMap(chainTo)];
}

it('publishes only what was built after the tests had passed', () => {
  expect(chainTo('deploy')).toEqual(['deploy', 'build', 'test']);
  expect(deploy.jobs['test']?.uses).toBe('./.github/workflows/ci.yml');
});

it('publishes nothing where a job failed or was cancelled', () => {
  // A condition of its own would let a job start whatever became of those that it needs.
  for (const name of chainTo('deploy')) {
    expect(deploy.jobs[name]).not.toHaveProperty('if');
    expect(deploy.jobs[name]).not.toHaveProperty('continue-on-error');
  }
});

it('runs all tests, once for each push', () => {
  expect(ci.jobs['test']?.steps).toContainEqual({ run: 'npm test' });
  expect(ci.jobs['test']).not.toHaveProperty('continue-on-error');
  expect(ci.on).toHaveProperty('workflow_call');
  expect(ci.on['push']).toEqual({ 'branches-ignore': ['main'] });
  expect(deploy.on['push']).toEqual({ branches: ['main'] });
});

it('shows what a pull request changes in the API', () => {
  expect(ci.jobs['test']?.steps).toContainEqual({
    name: 'Show what changes in the API',
    run: 'npm run -s changelog -- --summary >> "$GITHUB_STEP_SUMMARY"',
  });
});
