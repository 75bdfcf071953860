import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ChangelogInput } from 'graphql-docs-reference/changelog';
import {
  checkChangelog,
  computeChangelog,
  isDay,
  printSnapshot,
  releasePathsOf,
  summarizeChanges,
  toDay,
} from 'graphql-docs-reference/changelog';
import { InputError, suggest } from 'graphql-docs-reference/graphql';
import type { Contract } from 'graphql-docs-reference/options';
import { readReleases, readSchema } from 'docusaurus-preset-graphql-docs/content';

interface Site {
  readonly dir: string;
  /** File or glob of SDL. */
  readonly schema: string;
  /** What the schema says of deprecations, if it keeps to a form. */
  readonly contract: Contract | undefined;
}

/**
 * Does what the options ask for, and gives what to print.
 *
 * @throws InputError with every problem of the releases; Error where a release cannot be made.
 */
export async function runChangelog(site: Site, options: ChangelogOptions): Promise<string> {
  const input = await readInput(site, options.today);
  if (options.task === 'json') return JSON.stringify(input.changelog, undefined, 2);
  if (options.task === 'summary') return summarizeChanges(input.changelog);
  const problems = checkChangelog(input);
  if (problems.length > 0) throw new InputError(problems);
  if (options.task === 'release') {
    return `Released ${await freezeRelease(site.dir, options.release, input)}.`;
  }
  const changes = input.changelog.releases.find(({ date }) => date === undefined)?.changes ?? [];
  return `Releases: ${input.released.length}. Changes since the last: ${changes.length}. Problems: none.`;
}

async function readInput(
  { dir, schema, contract = {} }: Site,
  today: string,
): Promise<ChangelogInput> {
  const { snapshots: released, unreleased: notes } = await readReleases(dir, schema);
  const present = { date: undefined, schema: (await readSchema(dir, schema)).schema, notes };
  return {
    changelog: computeChangelog(released, present, contract),
    contract,
    released,
    present,
    paths: releasePathsOf(schema),
    today,
  };
}

/**
 * Keeps the schema as the release of a day, and moves the notes on it. Files are written aside and
 * renamed at the end, so that a release is there whole or not at all.
 *
 * @throws Error if the day does not come after the last release, or nothing has changed since.
 */
async function freezeRelease(siteDir: string, day: string, input: ChangelogInput): Promise<string> {
  refuse(day, input);
  const { paths, present } = input;
  const folder = resolve(siteDir, paths.releases);
  const unreleased = resolve(siteDir, paths.unreleased);
  const aside = resolve(folder, `.${day}`);
  const { opening, notes } = await splitNotes(unreleased, present);
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true });
  await writeFile(resolve(aside, 'schema.graphql'), printSnapshot(present.schema));
  if (notes !== '') {
    await writeFile(resolve(aside, 'notes.md'), `# Changes of ${day}\n\n${notes}`);
    await writeFile(`${unreleased}.next`, opening);
  }
  await rename(aside, resolve(folder, day));
  if (notes !== '') await rename(`${unreleased}.next`, unreleased);
  return `${paths.releases}/${day}`;
}

function refuse(day: string, { released, changelog, today }: ChangelogInput): void {
  const last = released.at(-1)?.date;
  if (day > today) throw new Error(`Unexpected day ${day}, expected none after today, ${today}.`);
  if (last === undefined) return;
  if (day <= last) {
    throw new Error(`Unexpected day ${day}, expected one after ${last}, the last release.`);
  }
  if (changelog.releases[0]?.date !== undefined) {
    throw new Error(`Unexpected release: nothing has changed since ${last}.`);
  }
}

/** The words at the top of the file stay for the next release. */
async function splitNotes(
  file: string,
  { notes }: ChangelogInput['present'],
): Promise<{ opening: string; notes: string }> {
  const [first] = notes.values();
  if (!first) return { opening: '', notes: '' };
  const lines = (await readFile(file, 'utf8')).split('\n');
  return {
    opening: `${lines
      .slice(0, first.line - 1)
      .join('\n')
      .trim()}\n`.trimStart(),
    notes: lines.slice(first.line - 1).join('\n'),
  };
}

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

const options = {
  check: { type: 'boolean' },
  summary: { type: 'boolean' },
  json: { type: 'boolean' },
  release: { type: 'string' },
  today: { type: 'string' },
} as const;

/** @throws Error that names what was found and what was expected. */
export function readOptions(args: readonly string[], now: number): ChangelogOptions {
  const names = Object.keys(options).map((name) => `--${name}`);
  const nameOf = (arg: string): string => arg.replace(/=.*$/, '');
  const unknown = args.find((arg) => arg.startsWith('-') && !names.includes(nameOf(arg)));
  if (unknown !== undefined) {
    throw new Error(`Unexpected option "${unknown}".${suggest(nameOf(unknown), names)}`);
  }
  const { values } = parseArgs({ args: [...args], options });
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
