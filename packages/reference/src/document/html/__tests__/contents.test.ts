import { expect, it } from 'vitest';
import { listContents } from '..';
import type { Block } from '../../tree';
import { beside, heading, inlineCode, paragraph, text } from '../../tree';

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

it('lists those beside an example in their order', () => {
  const part = (id: string): Block[] => [heading(2, id, [text(id)])];
  const children = beside(part('lead-one'), part('example-one'), part('rest-one'));
  expect(listContents({ type: 'root', children }).map(({ id }) => id)).toEqual([
    'lead-one',
    'example-one',
    'rest-one',
  ]);
});

it('lists the names of fields, and says which are deprecated', () => {
  const field = (name: string, isDeprecated: boolean): Block => ({
    type: 'field',
    typeRef: { type: 'typeRef', text: 'ID' },
    children: [heading(3, name, [inlineCode(name)], `Space.${name}`, isDeprecated), paragraph()],
  });
  expect(
    listContents({ type: 'root', children: [field('name', false), field('isPrivate', true)] }),
  ).toEqual([
    { value: '<code>name</code>', id: 'name', level: 3 },
    {
      value: '<s><code>isPrivate</code></s><span class="hiddenWords"> (deprecated)</span>',
      id: 'isPrivate',
      level: 3,
    },
  ]);
});

it('lists nothing where there is no heading', () => {
  expect(listContents({ type: 'root', children: [paragraph(text('One.'))] })).toEqual([]);
});
