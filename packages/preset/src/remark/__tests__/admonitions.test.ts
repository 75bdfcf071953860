import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { remarkAdmonitions } from '../admonitions';
import { createMdxProcessor } from '../read-markdown';

async function messages(value: string): Promise<string[]> {
  const file = new VFile({ path: 'guide.mdx', value });
  const processor = createMdxProcessor().use(remarkAdmonitions);
  await processor.run(processor.parse(file), file);
  return file.messages.map(({ line, column, reason }) => `${line}:${column} ${reason}`);
}

it.each([
  ':::note\n\nText.\n\n:::',
  ':::warning[A title]\n\nText.\n\n:::\n\nMore.',
  '::::tip\n\n:::note\n\nText.\n\n:::\n\n::::',
  '- A list\n\n  :::note\n\n  Text.\n\n  :::',
  '> :::note\n>\n> Text.\n>\n> :::',
  '```md\n::: note\n```',
  'At 12:30, `:::`.',
])('accepts %j', async (text) => {
  expect(await messages(text)).toEqual([]);
});

it('names the nearest admonition when one is unknown', async () => {
  expect(await messages('Text.\n\n:::nottte\n\nText.\n\n:::\n')).toEqual([
    '3:1 Unexpected admonition "nottte". Did you mean "note"?',
  ]);
  expect(await messages(':::aside\n\nText.\n\n:::\n')).toEqual([
    '1:1 Unexpected admonition "aside". Write one of secondary, info, success, danger, note, tip, warning, important, caution.',
  ]);
});

it('places one without an end, which would hold the rest of the page', async () => {
  expect(await messages(':::note\n\nText.\n\n## More\n\nText.\n')).toEqual([
    '1:1 Unexpected admonition "note" without an end. Put ":::" on a line of its own behind it.',
  ]);
});

it.each([
  ['a blank before its name', '::: note\n\nText.\n'],
  ['a title without brackets', ':::note A title\n\nText.\n'],
  ['an end alone', ':::\n'],
])('places one that would be text: %s', async (_, text) => {
  expect(await messages(text)).toEqual([
    '1:1 Unexpected ":::". Begin it as in ":::note[Title]", and put ":::" on a line of its own behind it.',
  ]);
});
