import { array, assert, constantFrom, property } from 'fast-check';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, it } from 'vitest';
import { hasHtml } from '../shared/html';
import { runner } from './helpers';

/** What a renderer would pass through. */
function rendersHtml(text: string): boolean {
  const isHtml = (node: Nodes): boolean =>
    node.type === 'html' || ('children' in node && node.children.some(isHtml));
  return isHtml(fromMarkdown(text));
}

it.each([
  'Use `<b>` for bold.',
  'Use ``<b> or ` `` and `</b>`.',
  'Read [this](https://a.example), then `<b>`.',
  '```html\n<b>\n```',
  '~~~~\n```\n<b>\n~~~\n~~~~',
  '```\n<div>',
  'Like this:\n\n    <b>\n\n    <i>\n\nAnd on.',
  '\t<b>',
  '- a list\n\nIts end.\n\n    <b>',
  '<https://a.example/b> and <me@a.example>',
  '\\<b> \\\\\\<b> &lt;b&gt; a < b > c <3',
])('takes %j', (text) => {
  expect(rendersHtml(text)).toBe(false);
  expect(hasHtml(text)).toBe(false);
});

it.each([
  'a <b>c</b>',
  '<a title="<b">',
  "<a title='\nb'>",
  '> <a b=\n> c>',
  '<div\nx',
  'a\n</p',
  '<!-- x',
  '<?x',
  '<!DOCTYPE html',
  '<![CDATA[x',
  '\\\\<b>',
  // Not code: it is escaped, or in an address, a title, a label, or an attribute.
  '\\`<b>`',
  '<https://a`b> <b>`',
  '<a@`b> ` <b> `',
  '[a](`b) <b>`',
  "[a](b '`') <b>`",
  '[a](c]`d) <b>`',
  '[a][`c] <b>`\n\n[`c]: /d',
  '[a]: `b\n<b>`',
  '<a href="`">`',
  // The partner of a backtick is in another line, or there is none in its block.
  'a ` b\nc ` <b> ` d',
  '# a `\n<b> `',
  '`a\n\n<b>`',
  // The block has ended, or the line goes on with the one before it.
  '```\na\n```\n<b>',
  '~~~\n```\n~~~\n<b>',
  '``` a`\n<b>\n```',
  '- ```\n<b>\n  ```',
  '> ```\n<b>\n> ```',
  ' ~~~\n```\n ~~~\n<b>',
  'a\n    <b>',
  '- a\n\n    <b>',
  '1. a\nb\n\n    <b>',
  '    a\n<b>',
])('refuses %j', (text) => {
  expect(rendersHtml(text)).toBe(true);
  expect(hasHtml(text)).toBe(true);
});

const parts =
  '` `` ``` ~~~ <b> </b> <a <div <!--x <?x <https://a`b> <a@`b> \\ [a]( [a]: [a][ ]( ] ) = " \' x # - > 1.';

it('refuses whatever a renderer passes through', () => {
  const part = constantFrom(...parts.split(' '), ' ', '    ', '\t', '\n', '\n\n', '> ', '- ', '\r');
  assert(
    property(array(part, { maxLength: 16 }), (all) => {
      const text = all.join('');
      return hasHtml(text) || !rendersHtml(text);
    }),
    { numRuns: 2_000 },
  );
});

it('is what a task may not have', async () => {
  const create = (text: string): Promise<unknown> =>
    runner()('mutation ($input: CreateTaskInput!) { createTask(input: $input) { description } }', {
      input: {
        spaceId: '018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11',
        title: 'Website',
        description: text,
      },
    });
  expect(await create('Replace `<b>`.')).toEqual({
    data: { createTask: { description: 'Replace `<b>`.' } },
  });
  expect(await create('Replace <b>.')).toMatchObject({
    errors: [{ code: 'VALIDATION_FAILED', field: 'input.description' }],
  });
});
