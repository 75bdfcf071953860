import { readFileSync } from 'node:fs';
import { Globby } from '@docusaurus/utils';
import { visit } from 'unist-util-visit';
import { createMdxProcessor, fenceValue, fenceWords } from 'docusaurus-preset-graphql-docs/remark';

export interface Fence {
  /** Path from the root of the site. */
  readonly file: string;
  /** Line of the fence's first line of code. */
  readonly line: number;
  readonly language: string;
  readonly title: string;
  /** Whether it carries the word `run`: a test runs it. Readers run that of GraphQL. */
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
  const tree = createMdxProcessor().parse(readFileSync(file, 'utf8'));
  visit(tree, 'code', ({ lang, meta, value, position }) => {
    const words = fenceWords(meta);
    fences.push({
      file,
      line: (position?.start.line ?? 0) + 1,
      language: lang ?? '',
      title: fenceValue(words, 'title') ?? '',
      isRun: words.includes('run') && lang !== 'graphql',
      code: value,
    });
  });
  return fences;
}

/** The code of the fence with this title. */
export function codeOf(file: string, title: string): string {
  const fence = fencesOf(file).find((each) => each.title === title);
  if (!fence) throw new Error(`${file} has no fence with the title "${title}".`);
  return fence.code;
}
