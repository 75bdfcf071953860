import { describe, expect, it } from 'vitest';
import { away, type } from './expected';
import { outline, textOf } from './outline';
import { markdown, page } from './page';
import { readMarkdown, typesOf } from './read-markdown';

const sdlString = (text: string): string => JSON.stringify(text);
const line = 'x'.repeat(5000);
const fence = '```';

const operation = (value: string): string => `type Query { find(a: String = ${value}): Int }`;

const scalar = (url: string): string =>
  `type Query { at: Date } scalar Date @specifiedBy(url: ${sdlString(url)})`;

const string = type('', 'String', '');

describe('a default value', () => {
  it.each([
    ['a script', '"<script>alert(1)</script>"', '"&#x3C;script>alert(1)&#x3C;/script>"'],
    ['an expression', '"{process.env.HOME}"', '"{process.env.HOME}"'],
    ['a comment of MDX', '"{/* */}"', '"{/* */}"'],
    ['a stray backtick', '"One ` backtick"', '"One ` backtick"'],
    ['markup after code', '"`ID`<br>"', '"`ID`&#x3C;br>"'],
    ['an import on a line of its own', '"a\\n\\nimport x"', '"a\\n\\nimport x"'],
    ['an export', '"export const x = 1"', '"export const x = 1"'],
    ['an admonition', '"""\n:::note\n:::\n"""', '":::note\\n:::"'],
    ['the end of a comment', '"-->"', '"-->"'],
    ['a closing tag', '"</details>"', '"&#x3C;/details>"'],
    ['quotes', '"\\"double\\" and \'single\'"', `"\\"double\\" and 'single'"`],
    ['a table pipe', '"a | b"', '"a | b"'],
    ['text from right to left', '"\u202eטקסט"', '"\u202eטקסט"'],
    [
      'a fence of MDX',
      `"${fence}mdx-code-block\\n{1}\\n${fence}"`,
      `"${fence}mdx-code-block\\n{1}\\n${fence}"`,
    ],
    ['a heading', '"# Heading"', '"# Heading"'],
    ['a script address', '"[x](javascript:alert(1))"', '"[x](javascript:alert(1))"'],
    ['an image', '"![a](b)"', '"![a](b)"'],
    ['lines of front matter', '"---\\nslug: /x\\n---"', '"---\\nslug: /x\\n---"'],
    ['the name of a character', '"&lt;"', '"&#x26;lt;"'],
  ])('shows %s as text', (_what, value, shown) => {
    // A long one can break between its words, and has a line of its own.
    const shownPage = (sdl: string): string =>
      page(sdl, 'Query.find').replaceAll(/<wbr>| isLine/g, '');
    const html = shownPage(operation(value));
    expect(html).toContain(
      `\n<div class=member>${string}<span class=memberDefault>optional, default <code>${shown}</code></span></div>\n`,
    );
    expect(html).toContain(`</a> = <span class=string>${shown}</span>`);
    expect(outline(html)).toEqual(outline(shownPage(operation('"a"'))));
    const tree = readMarkdown(markdown(operation(value), 'Query.find'));
    expect(typesOf(tree)).toEqual(typesOf(readMarkdown(markdown(operation('"a"'), 'Query.find'))));
    expect(tree.children).toMatchObject([
      {},
      {},
      { type: 'code', value: expect.stringContaining(`a: String = ${textOf(shown)}`) as string },
      {},
      {},
      { children: [{}, {}, { type: 'inlineCode', value: textOf(shown) }] },
      {},
      {},
    ]);
  });

  it('of 5,000 characters shows as a line of its own', () => {
    const sdl = operation(`"${line}"`);
    expect(page(sdl, 'Query.find')).toContain(`</a> = <span class=string>"${line}"</span>\n): <a `);
    expect(page(sdl, 'Query.find')).toContain(`default <code>"${line}"</code></span></div>\n`);
    expect(markdown(sdl, 'Query.find')).toContain(`  find(\n    a: String = "${line}"\n  ): Int\n`);
    expect(markdown(sdl, 'Query.find')).toContain(`, optional, default \`"${line}"\`\n`);
  });

  it('of a custom scalar shows as the SDL has it', () => {
    const sdl = 'scalar Json type Query { find(a: Json = { b: "{1}" }): Int }';
    expect(page(sdl, 'Query.find')).toContain(
      '<wbr><span class=memberDefault>optional, default <code>{b: "{1}"}</code></span>',
    );
    expect(markdown(sdl, 'Query.find')).toContain(', optional, default `{b: "{1}"}`\n');
  });
});

describe('an address of a specification', () => {
  it.each([
    ['a script', 'javascript:alert(1)', 'javascript:alert(1)'],
    ['data', 'data:text/html,<script>', 'data:text/html,&#x3C;script>'],
    [
      'an expression after a blank line',
      'a\n\nb {process.env.HOME} <b>c</b>',
      'a b {process.env.HOME} &#x3C;b>c&#x3C;/b>',
    ],
    [
      'a fence of MDX',
      `a\n${fence}mdx-code-block\n{1}\n${fence}`,
      `a ${fence}mdx-code-block {1} ${fence}`,
    ],
    ['a stray backtick', 'a`b', 'a`b'],
    ['quotes', '" onclick="x', '" onclick="x'],
  ])('that holds %s is shown and not linked', (_what, url, shown) => {
    const html = page(scalar(url), 'Date');
    expect(html).toContain(`</h2>\n<p><code>${shown}</code>\n<h2 `);
    expect(outline(html)).toEqual(outline(page(scalar('a'), 'Date')));
    const tree = readMarkdown(markdown(scalar(url), 'Date'));
    expect(typesOf(tree)).toEqual(typesOf(readMarkdown(markdown(scalar('a'), 'Date'))));
    expect(tree.children[5]).toMatchObject({
      children: [{ type: 'inlineCode', value: textOf(shown) }],
    });
  });

  it.each([
    [
      'https://a.example/x',
      `<a href=https://a.example/x target=_blank rel="noopener noreferrer">https://a.example/x${away}</a>`,
    ],
    ['mailto:a@b.example', '<a href=mailto:a@b.example>mailto:a@b.example</a>'],
    [
      'https://a.example/"{b}<c>',
      `<a href=https://a.example/%22%7Bb%7D%3Cc%3E target=_blank rel="noopener noreferrer">https://<wbr>a.<wbr>example/"{b}&#x3C;c>${away}</a>`,
    ],
  ])('that is %s is linked', (url, shown) => {
    expect(page(scalar(url), 'Date')).toContain(`</h2>\n<p>${shown}\n<h2 `);
    expect(readMarkdown(markdown(scalar(url), 'Date')).children[5]).toMatchObject({
      children: [{ type: 'link', url, children: [{ type: 'text', value: url }] }],
    });
  });

  it('that is empty has no section', () => {
    expect(page(scalar(''), 'Date')).not.toContain('Specification');
    expect(markdown(scalar(''), 'Date')).not.toContain('Specification');
  });
});
