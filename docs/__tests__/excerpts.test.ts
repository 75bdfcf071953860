import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fencesOf } from './fences';

/** Fences that show lines of a file of this repository, under its path. */
const excerpts = fencesOf('docs/contributing/index.mdx').filter(
  ({ title }) => title.includes('/') && existsSync(title),
);

it('finds the excerpts', () => {
  expect(excerpts.map(({ title }) => title)).toEqual([
    'schema/spaces.graphql',
    'schema/polls.graphql',
    'src/sandbox/domains/spaces/fields.ts',
  ]);
});

it.each(excerpts.map(({ title, code }) => [title, code]))(
  'shows contributors what %s contains',
  (path, code) => {
    const text = withoutDescriptions(readFileSync(path, 'utf8'));
    expect(text.includes(withoutDescriptions(code)), `${path} lacks the excerpt:\n${code}`).toBe(
      true,
    );
  },
);

/** Descriptions may be reworded without changing what the excerpt shows. */
function withoutDescriptions(text: string): string {
  return text.replace(/"[^"\n]*"/g, '""');
}
