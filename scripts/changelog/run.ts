import type { ChangelogInput } from 'graphql-docs-reference/changelog';
import {
  checkChangelog,
  computeChangelog,
  releasePathsOf,
  summarize,
} from 'graphql-docs-reference/changelog';
import { readReleases, readSchema } from 'docusaurus-preset-graphql-docs/content';
import type { Contract } from 'graphql-docs-reference/options';
import { InputError } from 'graphql-docs-reference/graphql';
import { freezeRelease } from './freeze-release';
import type { ChangelogOptions } from './options';

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
