import type { Root, TableCell, TableRow } from 'mdast';
import { expect, it } from 'vitest';
import { heading, inlineCode, link, paragraph, text } from 'graphql-docs-reference/document';
import { atRoot } from 'graphql-docs-reference/graphql';
import type { ReferencePage } from 'graphql-docs-reference/reference';
import { storedPage } from '../page-data';

const page: ReferencePage = {
  path: '/docs/graphql/types/objects/space',
  title: 'Space',
  description: 'A place.',
  editUrl: 'https://code.example/schema/spaces.graphql#L2',
  next: { title: 'Task', path: '/docs/graphql/types/objects/task' },
  tree: {
    type: 'root',
    children: [
      paragraph(text('A '), link('/docs/chat', text('place')), text('.')),
      heading(2, 'all-fields', [text('Fields')]),
      heading(3, 'name', [inlineCode('name')], 'Space.name'),
    ],
  },
};

it('holds what a page shows and what stands around it, and no tree', () => {
  const { html, ...rest } = storedPage(page);
  expect(html).toMatch(
    /^<header><h1>Space<\/h1><\/header><p>A <a href=\/docs\/chat>place<\/a>\.\n<h2 id=all-fields>.*<\/h2>\n<h3 id=name>.*<code>name<\/code>.*<\/h3>$/s,
  );
  expect(rest).toEqual({
    path: '/docs/graphql/types/objects/space',
    title: 'Space',
    description: 'A place.',
    editUrl: 'https://code.example/schema/spaces.graphql#L2',
    next: { title: 'Task', path: '/docs/graphql/types/objects/task' },
    links: ['/docs/chat', '#all-fields', '#name'],
    anchors: ['all-fields', 'name'],
    contents: [
      { value: 'Fields', id: 'all-fields', level: 2 },
      { value: '<code>name</code>', id: 'name', level: 3 },
    ],
  });
});

it('prints each tag for a minifier that knows not what a browser leaves out', () => {
  const cell = (value: string): TableCell => ({ type: 'tableCell', children: [text(value)] });
  const row = (value: string): TableRow => ({ type: 'tableRow', children: [cell(value)] });
  const tree: Root = {
    type: 'root',
    children: [paragraph(text('Sizes:')), { type: 'table', children: [row('Size'), row('1')] }],
  };
  const table = `<table data-island=table>
<thead>
<tr>
<th>Size</th>
</tr>
</thead>
<tbody>
<tr>
<td>1</td>
</tr>
</tbody>
</table>`;
  expect(storedPage({ ...page, tree }, atRoot, { hasAllTags: true }).html).toBe(
    `<header><h1>Space</h1></header><p>Sizes:</p>\n${table}`,
  );
  expect(storedPage({ ...page, tree }).html).not.toContain('</p>');
});

it('shows a title as text', () => {
  expect(storedPage({ ...page, title: '<b>' }).html).toMatch(
    /^<header><h1>&#x3C;b><\/h1><\/header>/,
  );
});

it('breaks a long title between its words', () => {
  expect(storedPage({ ...page, title: 'translationCandidate' }).html).toMatch(
    /^<header><h1>translation<wbr>Candidate<\/h1><\/header>/,
  );
});

it('can be kept as JSON', () => {
  expect(JSON.parse(JSON.stringify(storedPage(page)))).toEqual(storedPage(page));
});
