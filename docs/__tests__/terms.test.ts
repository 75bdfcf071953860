import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { terms } from '../../src/terms';

it('explains each term that guides link under a heading of its own, and no other', () => {
  const page = readFileSync('docs/concepts.mdx', 'utf8');
  const headings = [...page.matchAll(/^### (.+)$/gm)].map(([, heading = '']) => heading);
  const anchors = headings.map(
    (heading) => `/docs/concepts#${heading.toLowerCase().replaceAll(' ', '-')}`,
  );
  expect(headings).not.toEqual([]);
  expect(Object.keys(terms).sort()).toEqual(anchors.sort());
});
