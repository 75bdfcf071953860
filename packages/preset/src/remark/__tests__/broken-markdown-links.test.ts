import type { Link } from 'mdast';
import { afterEach, expect, it, vi } from 'vitest';
import { warnOfBrokenMarkdownLink } from '../links';

afterEach(() => vi.restoreAllMocks());

it('warns with the place and keeps the text without the link', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const node: Link = {
    type: 'link',
    url: './missing.mdx',
    children: [{ type: 'text', value: 'Missing' }],
    position: {
      start: { line: 14, column: 3, offset: 0 },
      end: { line: 14, column: 27, offset: 24 },
    },
  };
  warnOfBrokenMarkdownLink({ sourceFilePath: 'docs/chat.mdx', url: './missing.mdx', node });
  expect(warn.mock.calls.join('')).toContain(
    'docs/chat.mdx:14:3 Unexpected link to the file "./missing.mdx", which does not exist. Correct the path; until then its text has no link.',
  );
  expect(node).toMatchObject({
    type: 'mdxJsxTextElement',
    name: 'span',
    children: [{ type: 'text', value: 'Missing' }],
  });
});
