import { existsSync, readFileSync } from 'node:fs';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { createCopy } from '../copy-sources';
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

/** At times Rspack can't save its cache: https://github.com/web-infra-dev/rspack/issues/14708. */
const panic = 'panicked at crates/rspack_storage/';

async function succeeds(
  trial: Trial,
  command: string,
  copy: string,
  isAgain = false,
): Promise<boolean> {
  const start = performance.now();
  const seconds = (): string => ((performance.now() - start) / 1000).toFixed(1);
  try {
    await trial(command, copy);
    console.log(`✓ ${command} (${seconds()} s)`);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(`✗ ${command} (${seconds()} s)\n${message}`);
    return !isAgain && message.includes(panic) && succeeds(trial, command, copy, true);
  }
}

interface PrintedCommand {
  readonly command: string;
  /** Where it is printed, as `README.md:15`. */
  readonly place: string;
}

/** What a reader would paste into a shell; `npm run` alone names a way to run something. */
const command = /^(?:\w+=\S+ )*(?:npm|npx) (?!run$)\S/;

/** The commands of a Markdown file: those in its code, and each line of its shell blocks. */
export function findCommands(file: string, markdown: string): PrintedCommand[] {
  const found: PrintedCommand[] = [];
  const add = (text: string, line: number): void => {
    found.push({ command: text, place: `${file}:${line}` });
  };
  visit(fromMarkdown(markdown), (node) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'inlineCode' && command.test(node.value)) add(node.value, line);
    if (node.type !== 'code' || node.lang !== 'bash') return;
    node.value.split('\n').forEach((text, index) => {
      for (const part of partsOf(text)) add(part, line + 1 + index);
    });
  });
  return found;
}

/** Commands that `&&` joins, without the comment after them. */
function partsOf(line: string): string[] {
  const parts = line.replace(/(?:^|\s)#.*/, '').split('&&');
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** What keeps printed commands and entries from being the same, a sentence each. */
export function compareCommands(
  printed: readonly PrintedCommand[],
  entries: readonly string[],
  table: string,
): string[] {
  const commands = new Set(printed.map((one) => one.command));
  return [
    ...printed
      .filter((one) => !entries.includes(one.command))
      .map(
        (one) =>
          `${one.place} Unexpected command "${one.command}", which nothing tries. Add it to ${table}, or print one that is there.`,
      ),
    ...entries
      .filter((entry) => !commands.has(entry))
      .map(
        (entry) =>
          `${table} Unexpected entry "${entry}", which no file prints. Print the command, or remove the entry.`,
      ),
  ];
}
