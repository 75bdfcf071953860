import type { Root } from 'mdast';
import { unified } from 'unified';
import { expect, it, vi } from 'vitest';
import { createMarkdownProcessor, createMdxProcessor } from '../read-markdown';
import { remarkReadOnce } from '../read-once';

it('reads a text once, and gives each who asks a tree of their own', () => {
  const read = vi.fn((): Root => ({ type: 'root', children: [{ type: 'thematicBreak' }] }));
  const processor = unified()
    .use(function () {
      this.parser = read;
    })
    .use(remarkReadOnce);
  const first = processor.parse('one') as Root;
  first.children.pop();
  const second = processor.parse('one') as Root;
  second.children.pop();
  expect(processor.parse('one')).toEqual({ type: 'root', children: [{ type: 'thematicBreak' }] });
  expect(read).toHaveBeenCalledTimes(1);
  processor.parse('another');
  expect(read).toHaveBeenCalledTimes(2);
});

it('tells MDX from Markdown', () => {
  const text = 'A {count} of <b>bold</b> words.';
  const markdown = createMarkdownProcessor({ format: 'md', hasComments: false });
  expect(JSON.stringify(createMdxProcessor().parse(text))).toContain('mdxTextExpression');
  expect(JSON.stringify(markdown.parse(text))).toContain('"html"');
});
