import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createContext } from '../context';
import { printPage } from '../page';
import { renderPage } from './render';

/** Static markup of the page of the symbol with a name. */
async function page(sdl: string, name: string): Promise<string> {
  const context = createContext(buildSchema(sdl), { sourceUrl: () => undefined, endpoint: undefined });
  const symbol = context.symbols.find((candidate) => candidate.name === name);
  return symbol ? renderPage(printPage(context, symbol)) : '';
}

const sdlString = (text: string): string => JSON.stringify(text);

/** What stands before the first section: the description, and nothing else. */
const description = (text: string): Promise<string> =>
  page(`type Query { at: Date } ${sdlString(text)} scalar Date`, 'Date').then(
    (markup) => markup.split('<h2>')[0] ?? '',
  );

/** What stands before the signature of an operation: its deprecation. */
const deprecation = (text: string): Promise<string> =>
  page(`type Query { old: Int @deprecated(reason: ${sdlString(text)}) }`, 'old').then(
    (markup) => markup.split('<pre><code class="language-graphql">')[0] ?? '',
  );

/** The cell of a table that says what a value means. */
const cell = (text: string): Promise<string> =>
  page(`type Query { level: Level } enum Level { ${sdlString(text)} LOW }`, 'Level').then(
    (markup) => /<td><x-enum-value name="LOW"><\/x-enum-value><\/td>(<td>.*?<\/td>)<\/tr>/s.exec(markup)?.[1] ?? '',
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
    ['a comment that holds an import', "<!--\n\nimport x from 'y'\n\n-->", '&lt;!--\n\nimport x from &#x27;y&#x27;\n\n--&gt;'],
    ['a closing tag', '</details>', '&lt;/details&gt;'],
    ['quotes', `"double" and 'single'`, '&quot;double&quot; and &#x27;single&#x27;'],
    ['a table pipe', 'a | b', 'a | b'],
    ['a line of 5,000 characters', line, line],
    ['text from right to left', '\u202eטקסט', '\u202eטקסט'],
    ['a script address', '[x](javascript:alert(1))', 'x (javascript:alert(1))'],
    ['an image', '![A cat](https://a.example/cat.png)', 'A cat'],
    ['a heading', '# Heading', '<strong>Heading</strong>'],
    ['a table', '| a |\n| - |\n| {b} |', '| a |\n| - |\n| {b} |'],
    ['a fence of MDX in a fence', `~~~\n${fence}mdx-code-block\n{1}\n${fence}\n~~~`, `${fence}mdx-code-block\n{1}\n${fence}`],
  ])('shows %s as text in a description, a reason of deprecation and a table', async (_what, text, shown) => {
    expect(await description(text)).toBe(`<p>${shown}</p>\n`);
    expect(await deprecation(text)).toBe(`<x-deprecation><p>${shown}</p></x-deprecation>\n`);
    expect(await cell(text)).toBe(`<td>${shown}</td>`);
  });

  it('links what is an address of the web', async () => {
    expect(await description('[x](https://a.example/?b="c|{d}")')).toBe(
      '<p><a href="https://a.example/?b=%22c%7C%7Bd%7D%22">x</a></p>\n',
    );
  });

  it('shows lines of front matter as a rule and text', async () => {
    expect(await description('---\nslug: /x\n---')).toBe('<hr/>\n<p><strong>slug: /x</strong></p>\n');
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

describe('a default value', () => {
  it.each([
    ['a script', '"<script>alert(1)</script>"', '&quot;&lt;script&gt;alert(1)&lt;/script&gt;&quot;'],
    ['an expression', '"{process.env.HOME}"', '&quot;{process.env.HOME}&quot;'],
    ['a comment of MDX', '"{/* */}"', '&quot;{/* */}&quot;'],
    ['a stray backtick', '"One ` backtick"', '&quot;One ` backtick&quot;'],
    ['markup after code', '"`ID`<br>"', '&quot;`ID`&lt;br&gt;&quot;'],
    ['an import on a line of its own', '"a\\n\\nimport x"', '&quot;a\\n\\nimport x&quot;'],
    ['an export', '"export const x = 1"', '&quot;export const x = 1&quot;'],
    ['an admonition', '"""\n:::note\n:::\n"""', '&quot;:::note\\n:::&quot;'],
    ['the end of a comment', '"-->"', '&quot;--&gt;&quot;'],
    ['a closing tag', '"</details>"', '&quot;&lt;/details&gt;&quot;'],
    ['quotes', '"\\"double\\" and \'single\'"', '&quot;\\&quot;double\\&quot; and &#x27;single&#x27;&quot;'],
    ['a table pipe', '"a | b"', '&quot;a | b&quot;'],
    ['a line of 5,000 characters', `"${line}"`, `&quot;${line}&quot;`],
    ['text from right to left', '"\u202eטקסט"', '&quot;\u202eטקסט&quot;'],
    ['a fence of MDX', `"${fence}mdx-code-block\\n{1}\\n${fence}"`, `&quot;${fence}mdx-code-block\\n{1}\\n${fence}&quot;`],
    ['a heading', '"# Heading"', '&quot;# Heading&quot;'],
    ['a script address', '"[x](javascript:alert(1))"', '&quot;[x](javascript:alert(1))&quot;'],
    ['an image', '"![a](b)"', '&quot;![a](b)&quot;'],
    ['lines of front matter', '"---\\nslug: /x\\n---"', '&quot;---\\nslug: /x\\n---&quot;'],
  ])('shows %s as text', async (_what, value, shown) => {
    const markup = await page(`type Query { find(a: String = ${value}): Int }`, 'find');
    expect(markup).toContain(
      `<h3><code>a</code> </h3>\n<x-member type="String" to="/docs/graphql/types/scalars/string" default="${shown}"></x-member>\n`,
    );
    expect(markup).toContain(`a: String = ${shown}`);
  });

  it('of a custom scalar shows as the SDL has it', async () => {
    const markup = await page('scalar Json type Query { find(a: Json = { b: "{1}" }): Int }', 'find');
    expect(markup).toContain('default="{b: &quot;{1}&quot;}"');
  });
});

describe('an address of a specification', () => {
  it.each([
    ['a script', 'javascript:alert(1)', '<code>javascript:alert(1)</code>'],
    ['data', 'data:text/html,<script>', '<code>data:text/html,&lt;script&gt;</code>'],
    ['an expression after a blank line', 'a\n\nb {process.env.HOME} <b>c</b>', '<code>a b {process.env.HOME} &lt;b&gt;c&lt;/b&gt;</code>'],
    ['a fence of MDX', `a\n${fence}mdx-code-block\n{1}\n${fence}`, `<code>a ${fence}mdx-code-block {1} ${fence}</code>`],
    ['a stray backtick', 'a`b', '<code>a`b</code>'],
    ['quotes', '" onclick="x', '<code>&quot; onclick=&quot;x</code>'],
  ])('that holds %s is shown and not linked', async (_what, url, shown) => {
    const markup = await page(`type Query { at: Date } scalar Date @specifiedBy(url: ${sdlString(url)})`, 'Date');
    expect(markup).toContain(`<h2>Specification </h2>\n<p>${shown}</p>\n<h2>`);
  });

  it.each([
    ['https://a.example/x', '<a href="https://a.example/x">https://a.example/x</a>'],
    ['mailto:a@b.example', '<a href="mailto:a@b.example">mailto:a@b.example</a>'],
    ['https://a.example/"{b}<c>', '<a href="https://a.example/%22%7Bb%7D%3Cc%3E">https://a.example/&quot;{b}&lt;c&gt;</a>'],
  ])('that is %s is linked', async (url, shown) => {
    const markup = await page(`type Query { at: Date } scalar Date @specifiedBy(url: ${sdlString(url)})`, 'Date');
    expect(markup).toContain(`<h2>Specification </h2>\n<p>${shown}</p>\n<h2>`);
  });

  it('that is empty has no section', async () => {
    expect(await page('type Query { at: Date } scalar Date @specifiedBy(url: "")', 'Date')).not.toContain('Specification');
  });
});
