import { expect, it } from 'vitest';
import { checkFrontMatter } from '../content-file';

const check = (text: string): string[] =>
  checkFrontMatter('docs/chat.mdx', text, 'docs').problems.map(
    ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
  );

it('accepts a title and a description', () => {
  expect(check('---\ntitle: Chat\ndescription: Rooms and people.\n---\n\nText\n')).toEqual([]);
});

it('asks for front matter where there is none', () => {
  expect(check('Text\n')).toEqual([
    'docs/chat.mdx:1:1 Unexpected start, expected front matter between two lines of "---" with title and description.',
  ]);
});

it('places what YAML cannot read', () => {
  expect(check('---\ntitle: Chat: rooms\ndescription: Rooms.\n---\n')).toEqual([
    'docs/chat.mdx:2:8 Unexpected YAML: Nested mappings are not allowed in compact mappings. Quote the value, or fix the indentation.',
  ]);
});

it('places an alias, which is a star before a title more often than YAML that somebody meant', () => {
  expect(check('---\ntitle: *nope\ndescription: Rooms.\n---\n')).toEqual([
    'docs/chat.mdx:2:8 Unexpected alias "*nope". Quote it if it is text, or write the value in its place.',
  ]);
});

it('names the nearest field where one is unknown', () => {
  expect(check('---\ntitle: Chat\ndescription: Rooms.\nsidebar_labl: Talk\n---\n')).toEqual([
    'docs/chat.mdx:4:1 Unexpected field "sidebar_labl" in the front matter. Did you mean "sidebar_label"?',
  ]);
});

it('asks for each field that is missing or empty', () => {
  expect(check('---\ntitle: ""\n---\n')).toEqual([
    'docs/chat.mdx:1:1 Unexpected front matter without text for "title", expected one.',
    'docs/chat.mdx:1:1 Unexpected front matter without text for "description", expected one.',
  ]);
});

it('places a value of another type than its field has, which the build would refuse without the line', () => {
  const more = (lines: string): string[] =>
    check(`---\ntitle: Chat\ndescription: Rooms.\n${lines}\n---\n`);
  expect(more('slug: /talk\nkeywords: [rooms]\ntoc_max_heading_level: 3')).toEqual([]);
  expect(more('slug: 12\nkeywords: rooms\ntoc_max_heading_level: deep')).toEqual([
    'docs/chat.mdx:4:1 Unexpected value of "slug": expected string, received number.',
    'docs/chat.mdx:5:1 Unexpected value of "keywords": expected array, received string.',
    'docs/chat.mdx:6:1 Unexpected value of "toc_max_heading_level": expected number, received string.',
  ]);
  expect(check('---\ntitle: [Chat]\ndescription: Rooms.\n---\n')).toEqual([
    'docs/chat.mdx:2:1 Unexpected value of "title": expected string, received array.',
  ]);
});

it('wants none in a part of a page', () => {
  const checkPart = (text: string): string[] =>
    checkFrontMatter('src/pages/_query.mdx', text, 'pages').problems.map(({ message }) => message);
  expect(checkPart('Text\n')).toEqual([]);
  expect(checkPart('---\ntitle: Query\n---\n')).toEqual([
    'Unexpected front matter in a part of a page. Delete it, or take the "_" off the name.',
  ]);
});
