import { parseArgs } from 'node:util';
import { isDay, toDay } from 'graphql-docs-reference/changelog';
import { suggest } from 'graphql-docs-reference/graphql';

/** What to do: one thing a run. */
export type Task = 'check' | 'summary' | 'json' | 'release';

export interface ChangelogOptions {
  readonly task: Task;
  /** Day of the release; empty for another task. */
  readonly release: string;
  readonly today: string;
}

/** Each as one types it, with what it does. */
export const optionTexts = [
  ['--check', 'Checks releases, notes, and the notice of removals'],
  ['--summary', 'Prints what is not released, as Markdown; what it does without an option'],
  ['--json', 'Prints the whole changelog as JSON'],
  ['--release DATE', 'Keeps the schema as the release of a day, such as 2026-11-22'],
  ['--today DATE', 'Takes another day for today; days are in UTC'],
] as const;

/** @throws Error that names what was found and what was expected. */
export function readOptions(args: readonly string[], now: number): ChangelogOptions {
  const values = parse(args);
  const tasks = (['check', 'summary', 'json', 'release'] as const).filter((name) => values[name]);
  const [task = 'summary'] = tasks;
  if (tasks.length > 1) {
    const found = tasks.map((name) => `--${name}`).join(' and ');
    throw new Error(`Unexpected ${found}, expected one of --check, --summary, --json, --release.`);
  }
  const { release = '', today = toDay(now) } = values;
  for (const day of [...(task === 'release' ? [release] : []), today]) {
    if (isDay(day)) continue;
    throw new Error(`Unexpected day "${day}", expected one such as 2026-11-22.`);
  }
  return { task, release, today };
}

const options = {
  check: { type: 'boolean' },
  summary: { type: 'boolean' },
  json: { type: 'boolean' },
  release: { type: 'string' },
  today: { type: 'string' },
} as const;

function parse(args: readonly string[]): ReturnType<typeof parseKnown> {
  const names = Object.keys(options).map((name) => `--${name}`);
  const unknown = args.find((arg) => arg.startsWith('-') && !names.includes(nameOf(arg)));
  if (unknown === undefined) return parseKnown(args);
  throw new Error(`Unexpected option "${unknown}".${suggest(nameOf(unknown), names)}`);
}

function nameOf(arg: string): string {
  return arg.replace(/=.*$/, '');
}

function parseKnown(args: readonly string[]) {
  return parseArgs({ args: [...args], options }).values;
}
