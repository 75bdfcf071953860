import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkPost } from '../check-post';
import { checkFrontMatter } from '../content-file';

let site: string;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'post-'));
  await mkdir(join(site, 'blog'));
  await writeFile(join(site, 'blog/authors.yml'), 'docs-team:\n  name: Docs\n');
  await writeFile(join(site, 'blog/tags.yml'), 'news:\n  label: News\nwelcome:\n  label: Hi\n');
});

afterAll(() => rm(site, { recursive: true }));

function check(authors: string, tags: string, body: string): string[] {
  const text = `---\ntitle: A\nauthors: ${authors}\ntags: ${tags}\n---\n\n${body}`;
  const { fields } = checkFrontMatter('blog/a.mdx', text, 'blog');
  return checkPost(site, { file: 'blog/a.mdx', fields }, text).map(
    ({ line, message }) => `${line} ${message}`,
  );
}

const mark = 'Hello.\n\n{/* truncate */}\n';

it.each([
  ['docs-team', '[news, welcome]'],
  ['[docs-team]', '[]'],
])('accepts %s and %s', (authors, tags) => {
  expect(check(authors, tags, mark)).toEqual([]);
});

it('names all that the blog does not know, with what it does', () => {
  expect(check('docs-taem', '[news, welcom]', mark)).toEqual([
    '3 Unexpected "docs-taem" in authors. Did you mean "docs-team"? Add it to blog/authors.yml, or name one of docs-team.',
    '4 Unexpected "welcom" in tags. Did you mean "welcome"? Add it to blog/tags.yml, or name one of news, welcome.',
  ]);
});

it.each(['Hello.\n', 'Write `{/* truncate */}`.\n'])(
  'asks for the end of the introduction',
  (body) => {
    expect(check('docs-team', '[news]', body)).toEqual([
      '5 Unexpected post without {/* truncate */}. Put it on a line of its own behind the introduction, which lists of posts show.',
    ]);
  },
);

it.each([
  '2026-11-02',
  '2024-02-29',
  '2026-11-02 09:30',
  '2026-11-02T09:30:00Z',
  'November 2, 2026',
])('accepts the date %s', (date) => {
  expect(checkDate(date)).toEqual([]);
});

it.each(['2026-13-02', '2026-02-30', '2026-02-30 09:30', 'tomorrow', '20261102'])(
  'refuses the date %s, which the blog would take for another or not at all',
  (date) => {
    expect(checkDate(date)).toEqual([
      `2 Unexpected date "${date}", expected a day of the calendar, such as 2026-11-02.`,
    ]);
  },
);

function checkDate(date: string): string[] {
  const text = `---\ndate: ${date}\n---\n\n${mark}`;
  const { fields } = checkFrontMatter('blog/a.mdx', text, 'blog');
  return checkPost(site, { file: 'blog/a.mdx', fields }, text).map(
    ({ line, message }) => `${line} ${message}`,
  );
}
