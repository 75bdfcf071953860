import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly run?: string;
  readonly 'working-directory'?: string;
}

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps?: readonly Step[] }>>;
}

const read = (path: string): string => readFileSync(path, 'utf8');

function stepsOf(workflow: string, job: string): readonly Step[] {
  const { jobs } = parse(read(`.github/workflows/${workflow}.yml`)) as Workflow;
  return jobs[job]?.steps ?? [];
}

describe('the files of the site', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'workflows-'));
    mkdirSync(join(folder, '.well-known'));
    writeFileSync(join(folder, '.well-known/security.txt'), 'Contact: us');
    writeFileSync(join(folder, 'a page.html'), '<!doctype html>');
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  /** What a job runs within the folder of the build, one step after the other. */
  function runStepsOf(workflow: string, job: string, env: NodeJS.ProcessEnv): void {
    for (const step of stepsOf(workflow, job)) {
      if (step['working-directory'] !== 'build') continue;
      const options = { cwd: folder, env: { ...process.env, ...env } };
      execFileSync('bash', ['-ec', step.run ?? ''], { ...options, stdio: 'pipe' });
    }
  }

  function checksums(): string {
    const output = `${folder}.txt`;
    writeFileSync(output, '');
    runStepsOf('ci', 'build', { GITHUB_OUTPUT: output });
    const [, sum = ''] = /^checksums=([\da-f]{64})\n$/.exec(read(output)) ?? [];
    rmSync(output);
    return sum;
  }

  it('are deployed where they are those that the tests had', () => {
    const CHECKSUMS = checksums();
    runStepsOf('deploy', 'package', { CHECKSUMS });
    expect(read(join(folder, 'checksums.txt')).match(/\.\/.+/g)).toEqual([
      './.well-known/security.txt',
      './a page.html',
    ]);
  });

  it.each(['.well-known/security.txt', 'more.js'])('are not deployed where %s differs', (file) => {
    const CHECKSUMS = checksums();
    writeFileSync(join(folder, file), 'other');
    expect(() => {
      runStepsOf('deploy', 'package', { CHECKSUMS });
    }).toThrow(/checksums\.txt/);
  });
});

describe('the day until which security.txt holds', () => {
  const check = stepsOf('audit', 'contact').find(({ run }) => run !== undefined)?.run ?? '';

  it.each([
    ['passes', '60 days', 0],
    ['fails', '20 days', 1],
    ['fails', '-1 day', 1],
  ])('%s %s from now', (_, away, status) => {
    const day = execFileSync('date', ['--date', away, '+%F'], { encoding: 'utf8' }).trim();
    const cwd = mkdtempSync(join(tmpdir(), 'contact-'));
    mkdirSync(join(cwd, 'src'));
    writeFileSync(
      join(cwd, 'src/product.ts'),
      read('src/product.ts').replace(/(expires: ')[^']*/, `$1${day}`),
    );
    expect(spawnSync('bash', ['-ec', check], { cwd }).status).toBe(status);
    rmSync(cwd, { recursive: true });
  });
});
