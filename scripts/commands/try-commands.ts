import { existsSync, readFileSync } from 'node:fs';
import { createCopy } from './create-copy';
import { compareCommands, findCommands } from './find-commands';
import type { Trial } from './trials';
import { trials } from './trials';

const files = ['README.md', 'CONTRIBUTING.md'];
const table = 'scripts/commands/trials.ts';

/**
 * Runs the commands that the files print, as they are printed, in fresh copies of the repository.
 *
 * @throws Error if one fails, or if the table of trials has other commands than the files.
 */
export async function tryCommands(): Promise<void> {
  const printed = files.flatMap((file) => findCommands(file, readFileSync(file, 'utf8')));
  const faults = compareCommands(printed, Object.keys(trials), table);
  if (faults.length > 0) throw new Error(['', ...faults].join('\n'));
  if (!existsSync('build')) throw new Error('There is no folder build: run npm run build.');
  // Commands have process groups of their own, which end with this process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const copy = createCopy();
  const waiting = Object.entries(trials);
  const failed: string[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [command, trial] = next;
      if (typeof trial !== 'function') continue;
      if (!(await succeeds(trial, command, copy))) failed.push(command);
    }
  };
  await Promise.all([work(), work()]);
  if (failed.length > 0) throw new Error(`These commands fail: ${failed.join('; ')}.`);
}

async function succeeds(trial: Trial, command: string, copy: string): Promise<boolean> {
  const start = performance.now();
  const seconds = (): string => ((performance.now() - start) / 1000).toFixed(1);
  try {
    await trial(command, copy);
    console.log(`✓ ${command} (${seconds()} s)`);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(`✗ ${command} (${seconds()} s)\n${message}`);
    return false;
  }
}
