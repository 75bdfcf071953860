import { rm } from 'node:fs/promises';
import { suggest } from 'graphql-docs-reference/graphql';
import { countTests, reports } from './count-tests';
import type { Changes } from './find-changes';
import { findChanges, reaches } from './find-changes';
import type { Step } from './steps';

/**
 * Runs the named steps, or all, one after the other up to the first that fails, and what they need
 * before them; the last line counts the tests. With `--changed`, only what a change can reach.
 */
export async function runSteps(
  all: readonly Step[],
  args: readonly string[],
  find = findChanges,
): Promise<void> {
  const names = args.filter((arg) => arg !== '--changed');
  const known = all.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const expected = `expected some of ${known.join(', ')}.${suggest(unknown, known)}`;
    console.error(`Unexpected step "${unknown}", ${expected}`);
    process.exitCode = 1;
    return;
  }
  const changes = names.length < args.length ? await find() : undefined;
  const steps = all.filter(
    ({ name }) =>
      (names.length === 0 || names.includes(name)) && (!changes || reaches(changes, name)),
  );
  await Promise.all(Object.values(reports).map((path) => rm(path, { force: true })));
  const needed = new Set(steps.flatMap(({ needs }) => needs ?? []));
  for (const step of [...needed, ...steps]) {
    if (await runStep(step, changes)) continue;
    process.exitCode = 1;
    break;
  }
  const { passed, retried, failed } = await countTests();
  if (retried > 0) console.log(`\n${retried} passed only at the second try, listed above as flaky`);
  console.log(`\n${passed} passed, ${failed} failed`);
}

async function runStep({ name, run }: Step, changes?: Changes): Promise<boolean> {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const seconds = (): string => ((performance.now() - start) / 1000).toFixed(1);
  try {
    await run(changes);
  } catch (error) {
    const message = error instanceof Error ? error.message : 'Unknown error.';
    console.error(`── The step "${name}" failed after ${seconds()} s. ${message}`);
    return false;
  }
  console.log(`── ${name} passed in ${seconds()} s`);
  return true;
}
