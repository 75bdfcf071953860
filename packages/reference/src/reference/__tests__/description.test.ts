import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../../document/markdown';
import {
  describe as describeText,
  describeBriefly,
  describeInTwo,
  isSafeAddress,
  resolveLinkTo,
  resolveOwnLink,
  summarize,
} from '../description';

const spacePath = '/docs/graphql/types/objects/space';
const ours = { links: new Map([['Space', spacePath]]), resolveLink: resolveOwnLink };
const space = { type: 'inlineCode', value: 'Space' };

describe('describe', () => {
  it('links code that is a coordinate', () => {
    expect(describeText('See `Space`.', ours)).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'text', value: 'See ' },
          { type: 'link', url: spacePath, children: [space] },
          { type: 'text', value: '.' },
        ],
      },
    ]);
  });

  it('does not link a page to itself', () => {
    expect(describeText('`Space`', ours, 'Space')).toEqual([
      { type: 'paragraph', children: [space] },
    ]);
  });

  it.each(['/blog/', '/img/a.min.svg', '/docs/versioning/graphql-api#the-promise'])(
    'leads to the guide %s',
    (url) => {
      expect(describeText(`[One](${url})`, ours)).toEqual([
        {
          type: 'paragraph',
          children: [{ type: 'link', url, children: [{ type: 'text', value: 'One' }] }],
        },
      ]);
    },
  );

  it.each(['//docs/a', '/docs/../a.b', '/docs//a', 'docs/a'])('does not lead to %s', (url) => {
    expect(describeText(`[One](${url})`, ours)).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'text', value: 'One' },
          { type: 'text', value: ` (${url})` },
        ],
      },
    ]);
  });

  it('has code within a link lead where the link does', () => {
    expect(describeText('[a `Space`](https://a.example) [`Space`](x:y)', ours)).toEqual([
      {
        type: 'paragraph',
        children: [
          {
            type: 'link',
            url: 'https://a.example',
            children: [{ type: 'text', value: 'a ' }, space],
          },
          { type: 'text', value: ' ' },
          { type: 'link', url: spacePath, children: [space] },
          { type: 'text', value: ' (x:y)' },
        ],
      },
    ]);
  });

  it.each([
    ['/docs/foo', 'https://b.example/docs/foo'],
    ['foo.html?a=b#c', 'https://b.example/en/foo.html?a=b#c'],
    ['../foo', 'https://b.example/foo'],
    ['#foo', 'https://b.example/en/#foo'],
    ['//c.example/foo', 'https://c.example/foo'],
    ['<a b>', 'https://b.example/en/a%20b'],
    ['http://a.example/foo', 'http://a.example/foo'],
  ])('leads from another schema to %s on the site of its owner', (url, href) => {
    const theirs = { ...ours, resolveLink: resolveLinkTo('https://b.example/en/') };
    expect(describeText(`[One](${url})`, theirs)).toEqual([
      {
        type: 'paragraph',
        children: [{ type: 'link', url: href, children: [{ type: 'text', value: 'One' }] }],
      },
    ]);
  });

  it.each([
    ['/docs/foo', undefined],
    ['/docs/create-a-post', undefined],
    ['javascript:alert(1)', 'https://b.example'],
    ['&#9;javascript:alert(1)', 'https://b.example'],
    ['//', 'https://b.example'],
  ])('shows from another schema the address %s as text', (url, site) => {
    const theirs = { ...ours, resolveLink: resolveLinkTo(site) };
    const [first] = describeText(`[One](${url})`, theirs);
    expect(first).toMatchObject({ children: [{ type: 'text' }, { type: 'text' }] });
  });

  it('keeps tables, with links in their cells', () => {
    const source = '| Name | Of |\n| :- | -: |\n| a | `Space` |';
    expect(describeText(source, ours)).toMatchObject([
      {
        type: 'table',
        align: ['left', 'right'],
        children: [{}, { children: [{}, { children: [{ type: 'link', url: spacePath }] }] }],
      },
    ]);
  });

  it.each([
    ['- [x] Done\n- [ ] Open', '- ☑ Done\n- ☐ Open\n'],
    ['~~old~~ ~new~', '~~old~~ \\~new\\~\n'],
    ['Fast[^1].\n\n[^1]: Most days.', 'Fast \\[1].\n\n\\[1] Most days.\n'],
    ['```js\nlet a;\n```', '```js\nlet a;\n```\n'],
    ['```unheard\na\n```', '```text\na\n```\n'],
  ])('reads what GitHub adds to Markdown: %j', (source, printed) => {
    const children = describeText(source, ours);
    const page = toMarkdown({ title: 'T', description: 'D', tree: { type: 'root', children } });
    expect(page.split('> D\n\n')[1]).toBe(printed);
  });

  it('breaks a line where HTML does, and has other HTML as text', () => {
    expect(describeText('a<br/>b <i>', ours)).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'text', value: 'a' },
          { type: 'break' },
          { type: 'text', value: 'b ' },
          { type: 'text', value: '<i>' },
        ],
      },
    ]);
  });

  it('begins what follows the first sentence without a break', () => {
    expect(describeInTwo('a. <br>b', ours).rest).toEqual([
      { type: 'paragraph', children: [{ type: 'text', value: 'b' }] },
    ]);
  });

  it('gives nothing for no description', () => {
    expect(describeText(undefined, ours)).toEqual([]);
  });
});

describe('describeBriefly', () => {
  it('stops after the first sentence', () => {
    expect(describeBriefly('One `a.b` here. Two.', ours)).toEqual([
      { type: 'text', value: 'One ' },
      { type: 'inlineCode', value: 'a.b' },
      { type: 'text', value: ' here.' },
    ]);
  });
});

describe('summarize', () => {
  it.each([
    ['One (ie. a or i.e. b), e.g. c. Two.', 'One (ie. a or i.e. b), e.g. c.'],
    ['One. Two.', 'One.'],
    ['Version 1.5 of it', 'Version 1.5 of it'],
    ['One\nline, `code`!\n\nTwo.', 'One line, code!'],
    [`${'a'.repeat(99)}, and ${'x '.repeat(60)}`, `${'a'.repeat(99)}…`],
    [`One, ${'words '.repeat(40)}`, `One, ${'words '.repeat(24)}words…`],
    ['x'.repeat(161), `${'x'.repeat(159)}…`],
    ['x'.repeat(160), 'x'.repeat(160)],
    ['', ''],
    [undefined, ''],
  ])('shortens %s', (source, summary) => {
    expect(summarize(source)).toBe(summary);
  });
});

describe('isSafeAddress', () => {
  it.each([
    ['https://a.example', true],
    ['HTTP://a.example', true],
    ['mailto:a@b.example', true],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['//a.example', false],
    [' https://a.example', false],
    ['https://a.example/ x', false],
    ['javascript:"https://a.example"', false],
  ])('answers for %s: %s', (url, answer) => {
    expect(isSafeAddress(url)).toBe(answer);
  });
});
