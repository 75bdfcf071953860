import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import sidebars from '../../sidebars';

type Item = string | { readonly label?: string; readonly items?: readonly Item[] };

/** The labels of all entries, those of documents from their front matter. */
function labelsOf(item: Item): string[] {
  if (typeof item !== 'string') return [item.label ?? '', ...(item.items ?? []).flatMap(labelsOf)];
  const text = readFileSync(`docs/${item}.mdx`, 'utf8');
  const [, label = ''] = /^sidebar_label: (.+)$/m.exec(text) ?? /^title: (.+)$/m.exec(text) ?? [];
  return [label];
}

it('leads to each page by a label of its own', () => {
  const labels = (sidebars.docs as readonly Item[]).flatMap(labelsOf);
  expect(labels).toContain('Webhooks');
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
});
