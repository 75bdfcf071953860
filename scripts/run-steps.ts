import { rm } from 'node:fs/promises';
import { suggest } from 'graphql-docs-reference/graphql';
import { countTests, reports } from './count-tests';
import type { Changes } from './find-changes';
import { findChanges, reaches } from './find-changes';
import type { Step } from './steps';

/**
 * Runs the named steps, or all, one after the other up to the first that fails, and what they need
 * before them; those that wait for much run beside each other. The last line counts the tests. With
 * `--changed`, only what a change can reach.
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
  for (const group of groupSteps([...needed, ...steps])) {
    if (await runGroup(group, changes)) continue;
    process.exitCode = 1;
    break;
  }
  const { passed, retried, failed } = await countTests();
  if (retried > 0) console.log(`\n${retried} passed only at the second try, listed above as flaky`);
  if (passed + failed > 0) console.log(`\n${passed} passed, ${failed} failed`);
}

/** Those in a row that run beside others are a group; each other step is one alone. */
function groupSteps(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.isWaiting && last?.[0]?.isWaiting) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** Two at a time, and no other after one that fails. */
async function runGroup(steps: Step[], changes?: Changes): Promise<boolean> {
  let hasPassed = true;
  const work = async (): Promise<void> => {
    for (let step = steps.shift(); step && hasPassed; step = steps.shift()) {
      if (!(await runStep(step, changes))) hasPassed = false;
    }
  };
  await Promise.all([work(), work()]);
  return hasPassed;
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
