import { describe, expect, it } from 'vitest';
import {
  describe as describeText,
  describeBriefly,
  isSafeAddress,
  summarize,
} from '../description';

const links = new Map([['Space', '/docs/graphql/types/objects/space']]);
const space = { type: 'inlineCode', value: 'Space' };

describe('describe', () => {
  it('links code that is a coordinate', () => {
    expect(describeText('See `Space`.', links)).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'text', value: 'See ' },
          { type: 'link', url: '/docs/graphql/types/objects/space', children: [space] },
          { type: 'text', value: '.' },
        ],
      },
    ]);
  });

  it('does not link a page to itself', () => {
    expect(describeText('`Space`', links, 'Space')).toEqual([
      { type: 'paragraph', children: [space] },
    ]);
  });

  it.each(['/docs/create-a-post', '/docs/versioning/graphql-api#the-promise'])(
    'leads to the guide %s',
    (url) => {
      expect(describeText(`[One](${url})`, links)).toEqual([
        {
          type: 'paragraph',
          children: [{ type: 'link', url, children: [{ type: 'text', value: 'One' }] }],
        },
      ]);
    },
  );

  it.each(['//docs/a', '/docs/../a.b', '/blog', 'docs/a'])('does not lead to %s', (url) => {
    expect(describeText(`[One](${url})`, links)).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'text', value: 'One' },
          { type: 'text', value: ` (${url})` },
        ],
      },
    ]);
  });

  it('gives nothing for no description', () => {
    expect(describeText(undefined, links)).toEqual([]);
  });
});

describe('describeBriefly', () => {
  it('stops after the first sentence', () => {
    expect(describeBriefly('One `a.b` here. Two.', links)).toEqual([
      { type: 'text', value: 'One ' },
      { type: 'inlineCode', value: 'a.b' },
      { type: 'text', value: ' here.' },
    ]);
  });
});

describe('summarize', () => {
  it.each([
    ['One. Two.', 'One.'],
    ['Version 1.5 of it', 'Version 1.5 of it'],
    ['One\nline, `code`!\n\nTwo.', 'One line, code!'],
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
