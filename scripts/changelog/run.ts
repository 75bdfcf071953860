import type { ChangelogInput } from '../../src/changelog/check-changelog';
import { checkChangelog } from '../../src/changelog/check-changelog';
import { computeChangelog } from '../../src/changelog/changelog';
import { releasePathsOf } from '../../src/changelog/paths';
import { summarize } from '../../src/changelog/summarize';
import { readReleases } from '../../src/content/read-releases';
import { readSchema } from '../../src/content/read-schema';
import { InputError } from '../../src/graphql/problem';
import { freezeRelease } from './freeze-release';
import type { ChangelogOptions } from './options';

interface Site {
  readonly dir: string;
  /** File or glob of SDL. */
  readonly schema: string;
  readonly isOwnSchema: boolean;
}

/**
 * Does what the options ask for, and gives what to print.
 *
 * @throws InputError with every problem of the releases; Error where a release cannot be made.
 */
export async function runChangelog(site: Site, options: ChangelogOptions): Promise<string> {
  const input = await readInput(site, options.today);
  if (options.task === 'json') return JSON.stringify(input.changelog, undefined, 2);
  if (options.task === 'summary') return summarize(input.changelog);
  const problems = checkChangelog(input);
  if (problems.length > 0) throw new InputError(problems);
  if (options.task === 'release') {
    return `Released ${await freezeRelease(site.dir, options.release, input)}.`;
  }
  const changes = input.changelog.releases.find(({ date }) => date === undefined)?.changes ?? [];
  return `Releases: ${input.released.length}. Changes since the last: ${changes.length}. Problems: none.`;
}

async function readInput(
  { dir, schema, isOwnSchema }: Site,
  today: string,
): Promise<ChangelogInput> {
  const { snapshots: released, unreleased: notes } = await readReleases(dir, schema);
  const present = { date: undefined, schema: (await readSchema(dir, schema)).schema, notes };
  return {
    changelog: await computeChangelog(released, present),
    released,
    present,
    paths: releasePathsOf(schema),
    today,
    keepsPromise: isOwnSchema,
  };
}
