import { describe, expect, it } from 'vitest';
import { page } from './render';

const sdlString = (text: string): string => JSON.stringify(text);
const line = 'x'.repeat(5000);
const fence = '```';

describe('a default value', () => {
  it.each([
    [
      'a script',
      '"<script>alert(1)</script>"',
      '&quot;&lt;script&gt;alert(1)&lt;/script&gt;&quot;',
    ],
    ['an expression', '"{process.env.HOME}"', '&quot;{process.env.HOME}&quot;'],
    ['a comment of MDX', '"{/* */}"', '&quot;{/* */}&quot;'],
    ['a stray backtick', '"One ` backtick"', '&quot;One ` backtick&quot;'],
    ['markup after code', '"`ID`<br>"', '&quot;`ID`&lt;br&gt;&quot;'],
    ['an import on a line of its own', '"a\\n\\nimport x"', '&quot;a\\n\\nimport x&quot;'],
    ['an export', '"export const x = 1"', '&quot;export const x = 1&quot;'],
    ['an admonition', '"""\n:::note\n:::\n"""', '&quot;:::note\\n:::&quot;'],
    ['the end of a comment', '"-->"', '&quot;--&gt;&quot;'],
    ['a closing tag', '"</details>"', '&quot;&lt;/details&gt;&quot;'],
    [
      'quotes',
      '"\\"double\\" and \'single\'"',
      '&quot;\\&quot;double\\&quot; and &#x27;single&#x27;&quot;',
    ],
    ['a table pipe', '"a | b"', '&quot;a | b&quot;'],
    ['a line of 5,000 characters', `"${line}"`, `&quot;${line}&quot;`],
    ['text from right to left', '"\u202eטקסט"', '&quot;\u202eטקסט&quot;'],
    [
      'a fence of MDX',
      `"${fence}mdx-code-block\\n{1}\\n${fence}"`,
      `&quot;${fence}mdx-code-block\\n{1}\\n${fence}&quot;`,
    ],
    ['a heading', '"# Heading"', '&quot;# Heading&quot;'],
    ['a script address', '"[x](javascript:alert(1))"', '&quot;[x](javascript:alert(1))&quot;'],
    ['an image', '"![a](b)"', '&quot;![a](b)&quot;'],
    ['lines of front matter', '"---\\nslug: /x\\n---"', '&quot;---\\nslug: /x\\n---&quot;'],
  ])('shows %s as text', async (_what, value, shown) => {
    const markup = await page(`type Query { find(a: String = ${value}): Int }`, 'Query.find');
    expect(markup).toContain(
      `<h3><code>a</code> </h3>\n<x-member type="String" to="/docs/graphql/types/scalars/string" default="${shown}"></x-member>\n`,
    );
    expect(markup).toContain(`a: String = ${shown}`);
  });

  it('of a custom scalar shows as the SDL has it', async () => {
    const markup = await page(
      'scalar Json type Query { find(a: Json = { b: "{1}" }): Int }',
      'Query.find',
    );
    expect(markup).toContain('default="{b: &quot;{1}&quot;}"');
  });
});

describe('an address of a specification', () => {
  it.each([
    ['a script', 'javascript:alert(1)', '<code>javascript:alert(1)</code>'],
    ['data', 'data:text/html,<script>', '<code>data:text/html,&lt;script&gt;</code>'],
    [
      'an expression after a blank line',
      'a\n\nb {process.env.HOME} <b>c</b>',
      '<code>a b {process.env.HOME} &lt;b&gt;c&lt;/b&gt;</code>',
    ],
    [
      'a fence of MDX',
      `a\n${fence}mdx-code-block\n{1}\n${fence}`,
      `<code>a ${fence}mdx-code-block {1} ${fence}</code>`,
    ],
    ['a stray backtick', 'a`b', '<code>a`b</code>'],
    ['quotes', '" onclick="x', '<code>&quot; onclick=&quot;x</code>'],
  ])('that holds %s is shown and not linked', async (_what, url, shown) => {
    const markup = await page(
      `type Query { at: Date } scalar Date @specifiedBy(url: ${sdlString(url)})`,
      'Date',
    );
    expect(markup).toContain(`<h2>Specification </h2>\n<p>${shown}</p>\n<h2>`);
  });

  it.each([
    ['https://a.example/x', '<a href="https://a.example/x">https://a.example/x</a>'],
    ['mailto:a@b.example', '<a href="mailto:a@b.example">mailto:a@b.example</a>'],
    [
      'https://a.example/"{b}<c>',
      '<a href="https://a.example/%22%7Bb%7D%3Cc%3E">https://a.example/&quot;{b}&lt;c&gt;</a>',
    ],
  ])('that is %s is linked', async (url, shown) => {
    const markup = await page(
      `type Query { at: Date } scalar Date @specifiedBy(url: ${sdlString(url)})`,
      'Date',
    );
    expect(markup).toContain(`<h2>Specification </h2>\n<p>${shown}</p>\n<h2>`);
  });

  it('that is empty has no section', async () => {
    expect(
      await page('type Query { at: Date } scalar Date @specifiedBy(url: "")', 'Date'),
    ).not.toContain('Specification');
  });
});
