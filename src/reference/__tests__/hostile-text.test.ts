import { describe, expect, it } from 'vitest';
import { page } from './render';

const sdlString = (text: string): string => JSON.stringify(text);

/** What stands before the first section: the description, and nothing else. */
const description = (text: string): Promise<string> =>
  page(`type Query { at: Date } ${sdlString(text)} scalar Date`, 'Date').then(
    (markup) => markup.split('<h2>')[0] ?? '',
  );

/** What stands before the signature of an operation: its deprecation. */
const deprecation = (text: string): Promise<string> =>
  page(`type Query { old: Int @deprecated(reason: ${sdlString(text)}) }`, 'Query.old').then(
    (markup) => markup.split('<pre><code class="language-graphql">')[0] ?? '',
  );

/** The cell of a table that says what a value means. */
const cell = (text: string): Promise<string> =>
  page(`type Query { level: Level } enum Level { ${sdlString(text)} LOW }`, 'Level').then(
    (markup) =>
      /<td><x-enum-value name="LOW"><\/x-enum-value><\/td>(<td>.*?<\/td>)<\/tr>/s.exec(
        markup,
      )?.[1] ?? '',
  );

const line = 'x'.repeat(5000);
const fence = '```';

describe('text of the SDL', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['an expression', '{process.env.HOME}', '{process.env.HOME}'],
    ['a comment of MDX', '{/* */}', '{/* */}'],
    ['a component', '<Member default={1} />', '&lt;Member default={1} /&gt;'],
    ['a stray backtick', 'One ` backtick', 'One ` backtick'],
    ['markup after code', '`ID`<br>', '<code>ID</code>&lt;br&gt;'],
    ['an import', "import x from 'y'", 'import x from &#x27;y&#x27;'],
    ['an export', 'export const x = 1', 'export const x = 1'],
    ['an admonition', ':::note\nText\n:::', ':::note\nText\n:::'],
    ['a directive', ':b[x]{onclick=a}', ':b[x]{onclick=a}'],
    ['the end of a comment', '-->', '--&gt;'],
    [
      'a comment that holds an import',
      "<!--\n\nimport x from 'y'\n\n-->",
      '&lt;!--\n\nimport x from &#x27;y&#x27;\n\n--&gt;',
    ],
    ['a closing tag', '</details>', '&lt;/details&gt;'],
    ['quotes', `"double" and 'single'`, '&quot;double&quot; and &#x27;single&#x27;'],
    ['a table pipe', 'a | b', 'a | b'],
    ['a line of 5,000 characters', line, line],
    ['text from right to left', '\u202eטקסט', '\u202eטקסט'],
    ['a script address', '[x](javascript:alert(1))', 'x (javascript:alert(1))'],
    ['an image', '![A cat](https://a.example/cat.png)', 'A cat'],
    ['a heading', '# Heading', '<strong>Heading</strong>'],
    ['a table', '| a |\n| - |\n| {b} |', '| a |\n| - |\n| {b} |'],
    [
      'a fence of MDX in a fence',
      `~~~\n${fence}mdx-code-block\n{1}\n${fence}\n~~~`,
      `${fence}mdx-code-block\n{1}\n${fence}`,
    ],
  ])(
    'shows %s as text in a description, a reason of deprecation and a table',
    async (_what, text, shown) => {
      expect(await description(text)).toBe(`<p>${shown}</p>\n`);
      expect(await deprecation(text)).toBe(`<x-deprecation><p>${shown}</p></x-deprecation>\n`);
      expect(await cell(text)).toBe(`<td>${shown}</td>`);
    },
  );

  it('links what is an address of the web', async () => {
    expect(await description('[x](https://a.example/?b="c|{d}")')).toBe(
      '<p><a href="https://a.example/?b=%22c%7C%7Bd%7D%22">x</a></p>\n',
    );
  });

  it('shows lines of front matter as a rule and text', async () => {
    expect(await description('---\nslug: /x\n---')).toBe(
      '<hr/>\n<p><strong>slug: /x</strong></p>\n',
    );
  });

  it('shows a fence of MDX as code', async () => {
    const text = `${fence}mdx-code-block\n{process.env.HOME}\n${fence}`;
    expect(await description(text)).toBe(
      '<pre><code class="language-text">{process.env.HOME}\n</code></pre>\n',
    );
    expect(await cell(text)).toBe('<td><code>{process.env.HOME}</code></td>');
  });

  it('runs nothing where fences of MDX are opened and closed in several blocks', async () => {
    const text = `~~~\n${fence}mdx-code-block\n~~~\n\n~~~\nx\n~~~\n\n~~~\n${fence}\n{process.env.HOME}\n~~~`;
    expect(await description(text)).toBe(
      [
        `<p>${fence}mdx-code-block</p>`,
        '<pre><code class="language-text">x\n</code></pre>',
        `<pre><code class="language-text">${fence}\n{process.env.HOME}\n</code></pre>\n`,
      ].join('\n'),
    );
  });

  it('shows a list and a quotation of a value in its cell', async () => {
    expect(await cell('- one\n- {two}')).toBe('<td>one {two}</td>');
    expect(await cell('> import x')).toBe('<td>import x</td>');
  });
});
