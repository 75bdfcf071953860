import type { Root } from 'mdast';
import { expect, it } from 'vitest';
import { plainMdx } from '../plain-mdx';

const pageOf = (value: string): Root => ({
  type: 'root',
  children: [{ type: 'mdxFlowExpression', value }],
});
const plain = (value: string): Root => plainMdx(pageOf(value), () => undefined);

it.each([
  '',
  '/* truncate */',
  "import A from './_a.mdx';",
  "import A from './_a.mdx'\nimport B from './_b.mdx'\n",
  "/* Parts */\nimport A from './_a.mdx'; import B from './_b.mdx';",
])('leaves out %j, which says nothing', (code) => {
  expect(plain(code)).toEqual({ type: 'root', children: [] });
});

it.each(['name', '/* a */ name', "import A from './_a.mdx'; name"])('refuses %j', (code) => {
  expect(() => plain(code)).toThrow();
});

it('leaves out an island, which needs a script, and refuses other elements', () => {
  const element = (name: string): Root => ({
    type: 'root',
    children: [
      {
        type: 'mdxJsxFlowElement',
        name: 'div',
        attributes: [{ type: 'mdxJsxAttribute', name, value: 'lab' }],
        children: [],
      },
    ],
  });
  const leaveOut = (name: string): Root => plainMdx(element(name), () => undefined);
  expect(leaveOut('data-island')).toEqual({ type: 'root', children: [] });
  expect(() => leaveOut('class')).toThrow();
});

it('reads many imports once, and not in each of their combinations', () => {
  expect(() => plain(`${'import '.repeat(10_000)}; name`)).toThrow();
});
