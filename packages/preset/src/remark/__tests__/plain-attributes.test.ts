import type { Root } from 'mdast';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { remarkPlainAttributes } from '../content-plugins';

/** What Docusaurus makes of `![A neighbour's "bench"](./bench.webp)`. */
function picture(name: string, alt: string): Root {
  return {
    type: 'root',
    children: [
      {
        type: 'paragraph',
        children: [
          {
            type: 'mdxJsxTextElement',
            name,
            attributes: [{ type: 'mdxJsxAttribute', name: 'alt', value: alt }],
            children: [],
          },
        ],
      },
    ],
  };
}

it('has React alone escape the text alternative of a picture', () => {
  const alt = 'A neighbour&#39;s &quot;bench&quot; &amp;amp; table';
  const tree = unified().use(remarkPlainAttributes).runSync(picture('img', alt));
  expect(tree).toEqual(picture('img', 'A neighbour\'s "bench" &amp; table'));
});

it('leaves components alone', () => {
  const tree = unified().use(remarkPlainAttributes).runSync(picture('Card', '&amp;'));
  expect(tree).toEqual(picture('Card', '&amp;'));
});
