import { describe, expect, it } from 'vitest';
import { toHtml } from '..';
import type { CodeFrame } from '../../tree';
import { codeFrame as node } from '../../tree';
import { codeFrame, isLong } from '../code-frame';

const html = (frame: CodeFrame, part?: string): string => toHtml(codeFrame(frame, part));

const buttons = (label: string): string =>
  '<div class=codeButtons><span class=copy><span class=copyStatus role=status></span>' +
  `<button class=copyButton type=button aria-label="${label}" title=Copy data-do=copy>` +
  '</button></span></div>';

describe('a code frame', () => {
  it('shows lines that the keyboard can scroll, and a button to copy them', () => {
    expect(html(node('text', [[['one']], [], [['two']]]))).toBe(
      '<div class="codeFrame language-text" data-island=code><div class=codeContent>' +
        '<pre class=codeBlock tabindex=0><code>one\n\ntwo\n</code></pre>' +
        `${buttons('Copy code to clipboard')}</div></div>`,
    );
  });

  it('puts its title and its buttons in a bar, and names them after it', () => {
    expect(html(node('json', [[['1', 'number']]], { title: 'Response' }))).toBe(
      '<div class="codeFrame language-json" data-island=code>' +
        `<div class=codeBar><span class=codeTitle>Response</span>${buttons('Copy: Response')}</div>` +
        '<div class=codeContent><pre class="codeBlock isLine" tabindex=0><code><span class=number>1</span>\n</code></pre></div></div>',
    );
  });

  it('gives runs their classes and links, also where a line begins with plain text', () => {
    const line = [
      ['  '],
      ['a', 'member', '/docs/a#b'],
      [': '],
      ['T', undefined, '/docs/t'],
      [' '],
      ['on', 'keyword'],
    ] as const;
    expect(html(node('graphql', [line]))).toContain(
      '<code>  <a href=/docs/a#b>a</a>: <a href=/docs/t>T</a> <span class=keyword>on</span>\n</code>',
    );
  });

  it('points out lines by their numbers', () => {
    const lines = [[['a']], [['b']], [['c']]] as const;
    expect(html(node('ts', lines, { highlighted: [1, 3] }))).toContain(
      '<code><span class=highlighted>a\n</span><span>b\n</span><span class=highlighted>c\n</span></code>',
    );
  });

  it('says that a test runs it, with a title or without', () => {
    const testedGuide = '/docs/contributing#add-code-in-another-language';
    const mark =
      '<a class=codeTested href=/docs/contributing#add-code-in-another-language title="A test of this site runs this sample as it is shown here">' +
      '<svg viewBox="0 0 24 24" aria-hidden=true><path fill=currentColor d=M21,7L9,19L3.5,13.5L4.91,12.09L9,16.17L19.59,5.59L21,7Z></path></svg>' +
      'Run by the tests</a>';
    expect(html(node('ts', [[['a']]], { isTested: true, testedGuide }))).toContain(
      `<div class=codeBar><span class=codeTitle></span>${mark}${buttons('Copy code to clipboard')}</div>`,
    );
    expect(html(node('ts', [[['a']]], { isTested: true, testedGuide, title: 'a.ts' }))).toContain(
      `<span class=codeTitle>a.ts</span>${mark}`,
    );
    expect(html(node('ts', [[['a']]], { isTested: true }))).toContain(
      '<span class=codeTested title',
    );
    expect(html(node('ts', [[['a']]], { title: 'a.ts' }))).not.toContain('codeTested');
  });

  it('lets one line alone wrap after its bracket, and between the words of its names', () => {
    const line = [
      ['updateAuthenticatedUserV2', 'member', '/docs/a#b'],
      ['('],
      ['input', 'member', '/docs/c#d'],
      ['): '],
      ['UpdateAuthenticatedUserInput', 'type'],
    ] as const;
    const wraps =
      '<a href=/docs/a#b>updateAuthenticatedUser<wbr>V2</a>(<wbr><a href=/docs/c#d>input</a>): ' +
      '<span class=type>UpdateAuthenticatedUserInput</span>';
    expect(html(node('graphql', [line]))).toContain(wraps);
    expect(html(node('graphql', [line, []]))).not.toContain('<wbr>');
  });

  it('lets a long title break between its words', () => {
    expect(html(node('ts', [[['a']]], { title: 'src/spaces/openTasks.ts' }))).toContain(
      '<span class=codeTitle>src/<wbr>spaces/<wbr>openTasks.<wbr>ts</span>',
    );
  });

  it('says which part of an example it is', () => {
    expect(html(node('json', []), 'response')).toContain('data-island=code data-part=response>');
    expect(html(node('json', []))).not.toContain('data-part');
  });

  it('shows markup in its title and its code as text', () => {
    const hostile = html(node('text', [[['<b>'], ['&', 'type']]], { title: '<i>' }));
    expect(hostile).toContain('<span class=codeTitle>&#x3C;i></span>');
    expect(hostile).toContain('&#x3C;b><span class=type>&#x26;</span>\n');
  });
});

it.each([
  [17, false],
  [23, false],
  [24, true],
])('caps no block for less than six lines: %i lines', (lines, expected) => {
  expect(isLong(lines)).toBe(expected);
});
