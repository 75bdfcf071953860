import { describe, expect, it } from 'vitest';
import { away, frame } from './expected';
import { hostileTexts } from './hostile-text';
import { outline } from './outline';
import { page } from './page';

const sdlString = (text: string): string => JSON.stringify(text);
const fence = '```';

const scalar = (text: string): string =>
  page(`type Query { at: Date } ${sdlString(text)} scalar Date`, 'Date');

const operation = (text: string): string =>
  page(`type Query { old: Int @deprecated(reason: ${sdlString(text)}) }`, 'Query.old');

const values = (text: string): string =>
  page(`type Query { level: Level } enum Level { ${sdlString(text)} LOW }`, 'Level');

describe('text of the SDL', () => {
  it.each(hostileTexts)('shows %s as text in a description', (_what, text, shown, harmless) => {
    expect(scalar(text)).toContain(`<p>${shown}\n<h2 id=returned-by>`);
    expect(outline(scalar(text))).toEqual(outline(scalar(harmless)));
  });

  it.each(hostileTexts)('shows %s as text in a reason', (_what, text, shown, harmless) => {
    expect(operation(text)).toContain(
      `<strong>Deprecated.</strong> <div><p>${shown}</div></div>\n<div class="codeFrame `,
    );
    expect(outline(operation(text))).toEqual(outline(operation(harmless)));
  });

  it.each(hostileTexts)('shows %s as text in a table', (_what, text, shown, harmless) => {
    expect(values(text)).toContain(
      `<code>LOW</code></a></span>\n<td>${shown}\n\n\n</table>\n<h2 id=returned-by>`,
    );
    expect(outline(values(text))).toEqual(outline(values(harmless)));
  });

  it('links what is an address of the web', () => {
    expect(scalar('[x](https://a.example/?b="c|{d}")')).toContain(
      `<p><a href="https://a.example/?b=%22c%7C%7Bd%7D%22" target=_blank rel="noopener noreferrer">x${away}</a>\n`,
    );
  });

  it('shows an address without brackets as text', () => {
    expect(scalar('http://a.example www.a.example a@b.example')).toContain(
      '<p>http://a.example www.a.example a@b.example\n<h2 ',
    );
  });

  it('shows lines of front matter as a rule and text', () => {
    expect(scalar('---\nslug: /x\n---')).toMatch(/^<hr>\n<p><strong>slug: \/x<\/strong>\n/);
  });

  it('shows a fence of MDX as code', () => {
    const text = `${fence}mdx-code-block\n{process.env.HOME}\n${fence}`;
    expect(scalar(text)).toContain(`${frame('text', '{process.env.HOME}\n')}\n<h2 `);
    expect(values(text)).toContain('<td><code>{process.env.HOME}</code>\n');
  });

  it('shows a fence of MDX in a fence as code', () => {
    const text = `~~~\n${fence}mdx-code-block\n{1}\n${fence}\n~~~`;
    const lines = `${fence}mdx-code-block\n{1}\n${fence}\n`;
    expect(scalar(text)).toContain(`${frame('text', lines)}\n<h2 `);
    expect(operation(text)).toContain(`<div>${frame('text', lines)}</div></div>\n`);
    expect(values(text)).toContain(`<td><code>${fence}mdx-code-block {1} ${fence}</code>\n`);
  });

  it('runs nothing where fences of MDX are opened and closed in several blocks', () => {
    const text = `~~~\n${fence}mdx-code-block\n~~~\n\n~~~\nx\n~~~\n\n~~~\n${fence}\n{process.env.HOME}\n~~~`;
    expect(scalar(text)).toContain(
      [
        frame('text', `${fence}mdx-code-block\n`),
        frame('text', 'x\n'),
        frame('text', `${fence}\n{process.env.HOME}\n`),
      ].join('\n'),
    );
  });

  it('shows a list and a quotation of a value in its cell', () => {
    expect(values('- one\n- {two}')).toContain('<td>one {two}\n');
    expect(values('> import x')).toContain('<td>import x\n');
  });
});
