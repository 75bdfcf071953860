import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ChangelogInput } from 'graphql-docs-reference/changelog';
import { printSnapshot } from 'graphql-docs-reference/changelog';

/**
 * Keeps the schema as the release of a day, and moves the notes on it. Files are written aside and
 * renamed at the end, so that a release is there whole or not at all.
 *
 * @throws Error if the day does not come after the last release, or nothing has changed since.
 */
export async function freezeRelease(
  siteDir: string,
  day: string,
  input: ChangelogInput,
): Promise<string> {
  refuse(day, input);
  const { paths, present } = input;
  const [folder, unreleased] = [paths.releases, paths.unreleased].map((path) =>
    resolve(siteDir, path),
  ) as [string, string];
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
