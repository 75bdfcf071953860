import { describe, expect, it } from 'vitest';
import type { Block } from '../../tree';
import { codeFrame, heading, inlineCode, link, paragraph, tableRow, text } from '../../tree';
import type { Rendered } from '..';
import { render } from '..';

const page = (...children: Block[]): Rendered => render({ type: 'root', children });
const html = (...children: Block[]): string => page(...children).html;

const arrow = '<span class=externalMark><span> (opens in a new tab)</span></span>';

describe('a heading', () => {
  it('is a link to its anchor', () => {
    expect(html(heading(3, 'first', [inlineCode('first'), text(' & last')]))).toBe(
      '<h3 id=first><a href=#first><code>first</code> &#x26; last</a></h3>',
    );
  });

  it('has no link where it has no anchor', () => {
    expect(html({ type: 'heading', depth: 2, children: [text('Plain')] })).toBe('<h2>Plain</h2>');
  });
});

describe('a link', () => {
  it.each([
    ['https://a.example/b', 'https://a.example/b'],
    ['HTTP://a.example', 'HTTP://a.example'],
    ['https://a.example/"{b}<c>', 'https://a.example/%22%7Bb%7D%3Cc%3E'],
  ])('to another site opens in a new tab and says so: %s', (url, href) => {
    expect(html(paragraph(link(url, text('there'))))).toBe(
      `<p><a href=${href} target=_blank rel="noopener noreferrer">there${arrow}</a>`,
    );
  });

  it.each(['/docs/chat', '#limit', 'mailto:a@b.example'])('to %s stays in its place', (url) => {
    expect(html(paragraph(link(url, text('there'))))).toBe(`<p><a href=${url}>there</a>`);
  });
});

describe('a long name within text', () => {
  it.each([
    ['volunteering.engagements', 'volunteering.<wbr>engagements'],
    ['volunteering.engagement', 'volunteering.engagement'],
  ])('breaks between its words from 24 characters: %s', (name, parts) => {
    expect(
      html(paragraph(text(`${name} `), inlineCode(name), text(' '), link('/a', text(name)))),
    ).toBe(`<p>${name} <code>${parts}</code> <a href=/a>${parts}</a>`);
  });
});

describe('other parts', () => {
  it('shows why something is deprecated as a note', () => {
    expect(html({ type: 'deprecation', children: [paragraph(text('Use another.'))] })).toBe(
      '<div class=deprecation role=note aria-label=Deprecated><strong>Deprecated.</strong> <div><p>Use another.</div></div>',
    );
  });

  it('marks a name with a word', () => {
    expect(html(paragraph({ type: 'badge', kind: 'deprecated' }))).toBe(
      '<p><span class="badge deprecated">deprecated</span>',
    );
  });

  it('offers types in words', () => {
    expect(html({ type: 'typeWordsSwitch' })).toBe(
      '<button class="typeWordsSwitch needsScripts" type=button aria-pressed=false data-island=type-words>Types in words</button>',
    );
  });

  it('shows the sides of a migration beside each other', () => {
    const [before, after] = [codeFrame('text', [[['old']]]), codeFrame('text', [[['new']]])];
    expect(html({ type: 'migration', before: [before], after: [after, after] })).toMatch(
      /^<div class=migration><div class=migrationSides><div><div class="codeFrame.*old.*<\/div><\/div><div><div class="codeFrame.*new.*codeFrame.*new/s,
    );
  });

  it('lets the keyboard reach a wide table', () => {
    expect(html({ type: 'table', children: [tableRow([text('A')])] })).toMatch(
      /^<table data-island=table>\s*<thead>\s*<tr>\s*<th>A/,
    );
  });
});

describe('render', () => {
  it('shows text that looks like markup as text', () => {
    expect(html(paragraph(text('<b onclick="x">&amp;')), { type: 'html', value: '<hr>' })).toBe(
      '<p>&#x3C;b onclick="x">&#x26;amp;',
    );
  });

  it('refuses a link within another', () => {
    const inner = link('/docs/b', text('b'));
    const outer = link('/docs/a', { type: 'strong', children: [inner] });
    expect(() => html(paragraph(outer))).toThrow(
      'Unexpected link to "/docs/b" within the link to "/docs/a". Make one of them text.',
    );
  });

  it('collects the anchors of the page, and each address within the site once', () => {
    const { anchors, links } = page(
      heading(2, 'all-fields', [text('Fields')]),
      paragraph(link('/docs/a#b', text('a')), link('/docs/a#b', text('again'))),
      paragraph(link('https://a.example', text('away')), link('mailto:a@b.example', text('mail'))),
      {
        type: 'member',
        coordinate: 'A.b(c:)',
        name: 'c',
        anchor: 'b.c',
        typeRef: { type: 'typeRef', text: 'Int', href: '/docs/int' },
        children: [],
      },
    );
    expect(anchors).toEqual(['all-fields', 'b.c']);
    expect(links).toEqual(['#all-fields', '/docs/a#b', '#b.c', '/docs/int']);
  });
});
