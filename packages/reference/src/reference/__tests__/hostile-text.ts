const line = 'x'.repeat(5000);
const fence = '```';

/** Text of the SDL, the HTML that shows it, and harmless text that is made of the same elements. */
type Case = readonly [what: string, text: string, shown: string, harmless: string];

export const hostileTexts: readonly Case[] = [
  ['a script', '<script>alert(1)</script>', '&#x3C;script>alert(1)&#x3C;/script>', 'a'],
  ['a handler', '<img src=x onerror=alert(1)>', '&#x3C;img src=x onerror=alert(1)>', 'a'],
  ['an expression', '{process.env.HOME}', '{process.env.HOME}', 'a'],
  ['a comment of MDX', '{/* */}', '{/* */}', 'a'],
  ['a component', '<Member default={1} />', '&#x3C;Member default={1} />', 'a'],
  ['a stray backtick', 'One ` backtick', 'One ` backtick', 'a'],
  ['markup after code', '`ID`<br>', '<code>ID</code>&#x3C;br>', '`a`b'],
  ['an import', "import x from 'y'", "import x from 'y'", 'a'],
  ['an export', 'export const x = 1', 'export const x = 1', 'a'],
  ['an admonition', ':::note\nText\n:::', ':::note\nText\n:::', 'a'],
  ['a directive', ':b[x]{onclick=a}', ':b[x]{onclick=a}', 'a'],
  ['the end of a comment', '-->', '-->', 'a'],
  [
    'a comment that holds an import',
    "<!--\n\nimport x from 'y'\n\n-->",
    "&#x3C;!--\n\nimport x from 'y'\n\n-->",
    'a',
  ],
  ['a comment that holds a heading', '<!--\n\n# One\n\n-->', '&#x3C;!--\n\n# One\n\n-->', 'a'],
  ['a closing tag', '</details>', '&#x3C;/details>', 'a'],
  ['quotes', `"double" and 'single'`, `"double" and 'single'`, 'a'],
  ['characters by name and number', '&lt;b&gt; &#60;i&#62;', '&#x3C;b> &#x3C;i>', 'a'],
  ['the name of a character', '&amp;lt;', '&#x26;lt;', 'a'],
  ['a table pipe', 'a | b', 'a | b', 'a'],
  ['a line of 5,000 characters', line, line, 'a'],
  ['text from right to left', '\u202eטקסט', '\u202eטקסט', 'a'],
  ['a script address', '[x](javascript:alert(1))', 'x (javascript:alert(1))', 'a'],
  ['an address of data', '[x](data:text/html,<b>)', 'x (data:text/html,&#x3C;b>)', 'a'],
  ['an image', '![A cat](javascript:alert(1))', 'A cat (javascript:alert(1))', 'a'],
  ['a heading', '# Heading', '<strong>Heading</strong>', '**a**'],
  ['an escaped heading', '\\# Heading', '# Heading', 'a'],
  ['an escaped list', '\\- one\n2\\. two', '- one\n2. two', 'a'],
  ['an escaped quotation', '\\> one', '> one', 'a'],
  ['an escaped rule', '\\---', '---', 'a'],
  ['an escaped fence', `\\${fence}js`, `${fence}js`, 'a'],
  ['an escaped link', '\\[x](/docs)', '[x](/docs)', 'a'],
  ['a footnote that is nowhere', 'a[^1] b', 'a[^1] b', 'a'],
  ['what one tilde is around', '\\~~a\\~~ and ~b~', '~~a~~ and ~b~', 'a'],
  ['a table without its second line', '| a |\n| {b} |', '| a |\n| {b} |', 'a'],
];
