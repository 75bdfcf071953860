import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readFences } from './fences';

/** A path in this repository at the end of a title. Other folders belong to the reader's project. */
const pathInTitle = /(?:^| )((?:docs|sandbox|schema|scripts)\/\S+)$/;

/** Fences that show a file of this repository, or lines of it, under its path. */
const excerpts = (await readFences()).flatMap(({ title, code }) => {
  const [, path] = pathInTitle.exec(title) ?? [];
  return path === undefined ? [] : [{ path, code }];
});

it('finds the excerpts', () => {
  expect(excerpts.map(({ path }) => path)).toEqual([
    'schema/spaces.graphql',
    'schema/polls.graphql',
    'sandbox/domains/spaces/spaces.ts',
    'schema/examples/spaces/spaceById.open-tasks.graphql',
    'schema/examples/spaces/spaceById.open-tasks.json',
    'schema/tasks.graphql',
    'schema/app-volunteering.graphql',
  ]);
});

it.each(excerpts)('shows a file that exists: $path', ({ path }) => {
  expect(existsSync(path), `${path} doesn't exist. Commit it, or fix the title.`).toBe(true);
});

it.each(excerpts.filter(({ path }) => isGraphql(path)))(
  'shows lines of $path',
  ({ path, code }) => {
    const shown = linesOf(code);
    expect(commonLines(shown, linesOf(readFileSync(path, 'utf8')))).toEqual(shown);
  },
);

it.each(excerpts.filter(({ path }) => !isGraphql(path)))(
  'shows a part of $path',
  ({ path, code }) => {
    expect(readFileSync(path, 'utf8')).toContain(code);
  },
);

function isGraphql(path: string): boolean {
  return path.endsWith('.graphql');
}

/** Lines without descriptions, which a page leaves out or words differently. */
function linesOf(text: string): string[] {
  return text
    .replace(/(?<!: )"[^"\n]*" ?/g, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
}

/** The lines that the file has too, in their order. */
function commonLines(shown: readonly string[], lines: readonly string[]): string[] {
  let from = 0;
  return shown.filter((line) => {
    const at = lines.indexOf(line, from);
    if (at !== -1) from = at + 1;
    return at !== -1;
  });
}
