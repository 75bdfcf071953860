import type { Root } from 'mdast';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { remarkFailOnMessages } from '../content-plugins';

const tree: Root = { type: 'root', children: [] };
const fail = unified().use(remarkFailOnMessages);

describe('remarkFailOnMessages', () => {
  it('throws the messages of a file with their places', () => {
    const file = new VFile({ cwd: '/site', path: '/site/docs/intro.mdx' });
    file.message('Unexpected name.', { place: { line: 3, column: 5 } });
    file.message('Unexpected file.');
    expect(() => fail.runSync(tree, file)).toThrow(
      '2 problems in the input:\ndocs/intro.mdx:3:5 Unexpected name.\ndocs/intro.mdx:1:1 Unexpected file.',
    );
  });

  it('lets a file without messages pass', () => {
    expect(fail.runSync(tree, new VFile({ cwd: '/site', path: '/site/docs/intro.mdx' }))).toBe(
      tree,
    );
  });
});
