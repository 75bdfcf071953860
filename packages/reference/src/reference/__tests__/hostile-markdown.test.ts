import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from './hostile-text';
import { textOf } from './outline';
import { markdown } from './page';
import { readMarkdown, typesOf } from './read-markdown';

const sdlString = (text: string): string => JSON.stringify(text);
const fence = '```';

const scalar = (text: string): string =>
  markdown(`type Query { at: Date } ${sdlString(`A day.\n\n${text}`)} scalar Date`, 'Date');

const summarized = (text: string): string =>
  markdown(`type Query { at: Date } ${sdlString(text)} scalar Date`, 'Date');

const operation = (text: string): string =>
  markdown(`type Query { old: Int @deprecated(reason: ${sdlString(text)}) }`, 'Query.old');

const values = (text: string): string =>
  markdown(`type Query { level: Level } enum Level { ${sdlString(text)} LOW }`, 'Level');

describe('text of the SDL in Markdown', () => {
  it.each(hostileTexts)('is text in a description: %s', (_what, text, shown, harmless) => {
    const tree = readMarkdown(scalar(text));
    expect(typesOf(tree)).toEqual(typesOf(readMarkdown(scalar(harmless))));
    expect(tree.children.map((node) => toString(node))[2]).toBe(textOf(shown));
  });

  it.each(hostileTexts)('is text in a reason: %s', (_what, text, shown, harmless) => {
    const tree = readMarkdown(operation(text));
    expect(typesOf(tree)).toEqual(typesOf(readMarkdown(operation(harmless))));
    expect(tree.children.map((node) => toString(node))[2]).toBe(`Deprecated.${textOf(shown)}`);
  });

  it.each(hostileTexts)('is text in a table: %s', (_what, text, shown, harmless) => {
    const tree = readMarkdown(values(text));
    expect(typesOf(tree)).toEqual(typesOf(readMarkdown(values(harmless))));
    expect(toString(tree.children.find(({ type }) => type === 'table'))).toBe(
      `ValueMeaningLevel.LOW${textOf(shown).replaceAll('\n', ' ')}`,
    );
  });

  it.each([
    ['a script', '<script>alert(1)</script>.', '<script>alert(1)</script>.'],
    ['a rule', 'One\n---', 'One'],
    ['code', '`a`: b #c', 'a: b #c'],
    ['quotes', `"double" and 'single'`, `"double" and 'single'`],
    ['a quotation', '\\> a', '> a'],
    ['emphasis', '\\*a* &b', '*a* &b'],
  ])('is text in the description of the page: %s', (_what, text, description) => {
    const [, quotation] = readMarkdown(summarized(text)).children;
    expect(quotation).toMatchObject({
      type: 'blockquote',
      children: [{ type: 'paragraph', children: [{ type: 'text', value: description }] }],
    });
  });

  it('links what is an address of the web', () => {
    expect(typesOf(readMarkdown(scalar('[x](https://a.example/?b="c|{d}")')))).toContain(
      'link https://a.example/?b="c|{d}"',
    );
  });

  it('has no address linked that stands without brackets', () => {
    expect(scalar('http://a.example www.a.example a@b.example')).toContain(
      '\nhttp\\://a.example www\\.a.example a\\@b.example\n',
    );
  });

  it('keeps lines of front matter a rule and text', () => {
    expect(typesOf(readMarkdown(scalar('---\nslug: /x\n---')))).toEqual(
      typesOf(readMarkdown(scalar('***\n\n**slug: /x**'))),
    );
  });

  it.each([
    ['a fence', `~~~\n${fence}js\n{1}\n${fence}\n~~~`, `${fence}js\n{1}\n${fence}`],
    ['a long fence', '~~~\n``````\n# One\n~~~', '``````\n# One'],
    ['a fence of tildes', `${fence}\n~~~\n<b>\n${fence}`, '~~~\n<b>'],
  ])('stays in its block of code: %s', (_what, text, code) => {
    expect(readMarkdown(scalar(text)).children[2]).toMatchObject({ type: 'code', value: code });
    expect(typesOf(readMarkdown(scalar(text)))).toEqual(
      typesOf(readMarkdown(scalar(`${fence}\na\n${fence}`))),
    );
  });

  it('keeps a list and a quotation of a value in its cell', () => {
    expect(values('- one\n- {two}')).toContain('| `Level.LOW` | one {two} |\n');
    expect(values('> import x')).toContain('| `Level.LOW` | import x |\n');
  });
});

it.each([
  ['![A map](https://a.example/map.png)', '[A map](https://a.example/map.png)'],
  ['![](/img/map.png)', '[/img/map.png](/img/map.png)'],
  ['![A map](map.png)', 'A map (map.png)'],
  ['[![Build](https://a.example/b.svg)](https://a.example)', '[Build](https://a.example)'],
])('leads to a picture: %s', (description, link) => {
  expect(scalar(description).split('\n\n')).toContain(link);
});
