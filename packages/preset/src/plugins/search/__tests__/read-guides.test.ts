import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatProblem } from 'graphql-docs-reference/graphql';
import type { MarkdownSettings } from '../../../remark/read-markdown';
import { strictMdx } from '../../../remark/read-markdown';
import type { FoundGuides } from '../find-guides';
import { readGuides } from '../find-guides';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'read-guides-'));
});

afterEach(() => rm(dir, { recursive: true, force: true }));

async function read(
  name: string,
  text: string,
  markdown: MarkdownSettings = strictMdx,
): Promise<FoundGuides> {
  await writeFile(join(dir, name), text);
  const guide = { title: 'One', permalink: '/docs/one', source: `@site/${name}` };
  return readGuides(
    { guides: [guide], posts: [] },
    { dir, baseUrl: '/', placeholders: {}, markdown },
  );
}

const mdx1: MarkdownSettings = {
  format: 'mdx',
  mdx1Compat: { comments: true, admonitions: true, headingIds: true },
};
const detect: MarkdownSettings = { ...strictMdx, format: 'detect' };

describe('readGuides', () => {
  it.each([
    ['an anchor in braces', 'one.mdx', '## Two {#own}\n', mdx1, [['Two', 'own']]],
    ['a comment of HTML', 'one.mdx', '<!-- {x -->\n\n## Two\n', mdx1, [['Two', 'two']]],
    [
      'Markdown by its extension',
      'one.md',
      '{x <br> a < b\n\n## Two {#own}\n',
      detect,
      [['Two', 'own']],
    ],
    ['an anchor in a comment', 'one.md', '## Two <!-- #own -->\n', detect, [['Two', 'own']]],
    [
      'Markdown by its front matter',
      'one.mdx',
      '---\nmdx:\n  format: md\n---\n\n{x <br> a < b\n\n## Two\n',
      strictMdx,
      [['Two', 'two']],
    ],
    [
      'MDX by its front matter',
      'one.md',
      '---\nmdx:\n  format: mdx\n---\n\n## Two {1 + 1}\n',
      detect,
      [['Two', 'two-1--1']],
    ],
    [
      'capitals in anchors',
      'one.mdx',
      '## Two\n',
      { ...strictMdx, anchors: { maintainCase: true } },
      [['Two', 'Two']],
    ],
    [
      'what the site makes of it',
      'one.mdx',
      '%% {x\n\n## Two\n',
      {
        ...strictMdx,
        preprocessor: ({ fileContent }: { readonly fileContent: string }) =>
          fileContent.replace(/^%%.*/m, ''),
      },
      [['Two', 'two']],
    ],
  ])('reads %s as Docusaurus does', async (_what, name, text, markdown, sections) => {
    const { guides, problems } = await read(name, text, markdown);
    expect(problems).toEqual([]);
    expect(guides[0]?.sections).toEqual(sections);
  });

  it('takes the title of an admonition in the old form for text', async () => {
    const { pages } = await read('one.mdx', ':::note Old *title*\n\nInside.\n\n:::\n', mdx1);
    expect(pages['/docs/one']).toEqual(['Old title\nInside.']);
  });

  it('leaves it to Docusaurus to stop at what does not parse, and names the place', async () => {
    const { guides, pages, problems } = await read('one.mdx', '## Two\n\nThree {#own}\n');
    expect(problems.map(formatProblem).join()).toMatch(
      /^one\.mdx:3:8 Unexpected Markdown: Could not parse expression/,
    );
    expect(guides[0]?.sections).toEqual([]);
    expect(pages['/docs/one']).toEqual(['']);
  });
});
