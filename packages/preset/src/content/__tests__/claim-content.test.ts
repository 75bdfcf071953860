import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { findPathProblems, formatProblem } from 'graphql-docs-reference/graphql';
import type { CheckedFile } from '../check-content';
import { claimContent } from '../check-content';
import { checkFrontMatter } from '../content-file';

const schema = buildSchema('type Query { space: ID }');
const paths = ['/docs/graphql', '/docs/graphql/changelog'];

const file = (path: string, slug?: string): CheckedFile => ({
  file: path,
  kind: 'docs',
  fields: slug === undefined ? {} : { slug },
  tree: undefined,
  problems: [],
});

const problems = (...files: CheckedFile[]): string[] =>
  findPathProblems(claimContent(files, { schema, paths })).map(formatProblem);

it('accepts files with addresses of their own', () => {
  expect(problems(file('docs/chat.mdx'), file('docs/versioning/index.mdx'))).toEqual([]);
});

it('finds a folder and a file with one address', () => {
  expect(problems(file('docs/chat.mdx'), file('docs/chat/index.mdx'))).toEqual([
    'docs/chat/index.mdx:1:1 Unexpected path /docs/chat.html of the page /docs/chat: the page /docs/chat (docs/chat.mdx:1) has it, too. Rename the file, or change its slug.',
  ]);
});

it('finds a slug that another file has by its name, also in another case', () => {
  expect(problems(file('docs/errors.mdx'), file('docs/faults.mdx', '/Errors'))).toEqual([
    'docs/faults.mdx:1:1 Unexpected path /docs/Errors.html of the page /docs/Errors: the page /docs/errors (docs/errors.mdx:1) has /docs/errors.html, the same to Windows and macOS. Rename the file, or change its slug.',
  ]);
});

it('places a slug that is the address of another file in its line, whichever name comes first', () => {
  const head = '---\ntitle: Chat\ndescription: Rooms.\nslug: /errors\n---\n';
  const named = { ...file('docs/chat.mdx'), ...checkFrontMatter('docs/chat.mdx', head, 'docs') };
  expect(problems(named, file('docs/errors.mdx'))).toEqual([
    'docs/chat.mdx:4:1 Unexpected path /docs/errors.html of the page /docs/errors: the page /docs/errors (docs/errors.mdx:1) has it, too. Rename the file, or change its slug.',
  ]);
});

it('finds a slug that takes the place of another page with a slash at its end', () => {
  expect(problems(file('docs/chat.mdx'), file('docs/talk.mdx', '/chat/index'))).toEqual([
    'docs/talk.mdx:1:1 Unexpected path /docs/chat/index.html of the page /docs/chat/index: the page /docs/chat with a slash at its end (docs/chat.mdx:1) has it, too. Rename the file, or change its slug.',
  ]);
});

it.each([
  ['/graphql/changelog', 'the page /docs/graphql/changelog'],
  ['/graphql/operations/queries/space', 'the page of Query.space (GraphQL request:1)'],
])('finds a slug that is the address of a page of the reference: %s', (slug, owner) => {
  expect(problems(file('docs/talk.mdx', slug))).toEqual([
    `docs/talk.mdx:1:1 Unexpected path /docs${slug}.html of the page /docs${slug}: ${owner} has it, too. Rename the file, or change its slug.`,
  ]);
});

it('finds a name that is too long', () => {
  expect(problems(file('docs/talk.mdx', `/${'ä'.repeat(118)}`))).toEqual([
    `docs/talk.mdx:1:1 Unexpected name of 241 bytes in the path of the page /docs/${'ä'.repeat(118)}, expected at most 240: ${'ä'.repeat(40)}… Rename the file, or change its slug.`,
  ]);
});

it('gives no address to parts of pages', () => {
  expect(problems(file('docs/_chat/index.mdx'), file('docs/_chat.mdx'))).toEqual([]);
});
