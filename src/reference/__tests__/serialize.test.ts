import { describe, expect, it } from 'vitest';
import { paragraph, text } from '../nodes';
import { serializePage } from '../serialize';

const body = (value: string): string =>
  serializePage({}, { type: 'root', children: [paragraph(text(value))] }).replace(
    '---\n{}\n---\n\n',
    '',
  );

describe('serializePage', () => {
  it('quotes every string of the front matter', () => {
    expect(
      serializePage({ title: 'a: "b"\n---', n: 1, x: null }, { type: 'root', children: [] }),
    ).toBe('---\n"title": "a: \\"b\\"\\n---"\n"n": 1\n"x": null\n---\n\n');
  });

  it.each([
    ['import x', '&#x69;mport x\n'],
    ['a\nexport x', 'a\n&#x65;xport x\n'],
    ['important', 'important\n'],
    ['an import', 'an import\n'],
    ['{x}', '\\{x}\n'],
    ['<b>', '\\<b>\n'],
  ])('escapes what MDX would read as code in "%s"', (value, mdx) => {
    expect(body(value)).toBe(mdx);
  });
});
