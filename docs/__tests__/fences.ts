import { readFileSync } from 'node:fs';
import { Globby } from '@docusaurus/utils';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

export interface Fence {
  /** Path from the root of the site. */
  readonly file: string;
  /** Line of the fence's first line of code. */
  readonly line: number;
  readonly language: string;
  readonly title: string;
  /** Whether it carries the word `run`: a test runs it. */
  readonly isRun: boolean;
  readonly code: string;
}

/** All fences of guides and posts, in the order of the pages. */
export async function readFences(): Promise<Fence[]> {
  const files = await Globby(['{docs,blog}/**/*.mdx', '!docs/graphql/**']);
  return files.sort().flatMap(fencesOf);
}

export function fencesOf(file: string): Fence[] {
  const fences: Fence[] = [];
  visit(parse(readFileSync(file, 'utf8')), 'code', ({ lang, meta, value, position }) => {
    fences.push({
      file,
      line: (position?.start.line ?? 0) + 1,
      language: lang ?? '',
      title: /title="([^"]*)"/.exec(meta ?? '')?.[1] ?? '',
      isRun: /(?:^|\s)run(?:\s|$)/.test((meta ?? '').replace(/"[^"]*"/g, '')),
      code: value,
    });
  });
  return fences;
}

function parse(text: string): Root {
  const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);
  return processor.use(remarkGfm).use(remarkDirective).parse(text);
}
