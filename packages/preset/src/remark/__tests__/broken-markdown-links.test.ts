import type { Link } from 'mdast';
import { expect, it } from 'vitest';
import { unlinkBrokenMarkdownLink } from '../links';

it('keeps the text without the link', () => {
  const node: Link = {
    type: 'link',
    url: './missing.mdx',
    children: [{ type: 'text', value: 'Missing' }],
  };
  unlinkBrokenMarkdownLink({ node });
  expect(node).toMatchObject({
    type: 'mdxJsxTextElement',
    name: 'span',
    children: [{ type: 'text', value: 'Missing' }],
  });
});
