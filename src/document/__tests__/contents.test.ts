import { expect, it } from 'vitest';
import { listContents } from '../contents';
import { heading, inlineCode, paragraph, text } from '../tree';

it('lists the headings of a page that have an anchor', () => {
  expect(
    listContents({
      type: 'root',
      children: [
        paragraph(text('One.')),
        heading(2, 'all-fields', [text('Fields & more')]),
        heading(3, 'name', [inlineCode('<name>')], 'Space.name'),
        { type: 'heading', depth: 2, children: [text('Without an anchor')] },
        { type: 'fold', label: '1 field', children: [heading(3, 'folded', [text('Folded')])] },
      ],
    }),
  ).toEqual([
    { value: 'Fields &#x26; more', id: 'all-fields', level: 2 },
    { value: '<code>&#x3C;name></code>', id: 'name', level: 3 },
  ]);
});

it('lists nothing where there is no heading', () => {
  expect(listContents({ type: 'root', children: [paragraph(text('One.'))] })).toEqual([]);
});
