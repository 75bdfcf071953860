import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { SchemaFile } from 'graphql-docs-reference/graphql';
import type { GuideSample } from 'graphql-docs-reference/reference';
import { readMeta } from '../remark/fence';
import type { Placeholders } from '../remark/placeholders';
import { replacePlaceholders } from '../remark/placeholders';
import type { MarkdownSettings, PreparedMarkdown } from '../remark/read-markdown';
import { createMarkdownProcessor, prepareMarkdown, strictMdx } from '../remark/read-markdown';
import { hashMakers } from '../package-file';
import { openStore } from '../store';
import { isPartial, readHead, textOf } from './content-file';
import { readFiles } from './read-files';

/**
 * Samples of guides and posts that show something deprecated, by the address of their page. What is
 * wrong with a file is said by the check of content.
 */
export async function readGuideSamples(
  siteDir: string,
  placeholders: Placeholders,
  markdown: MarkdownSettings = strictMdx,
): Promise<GuideSample[]> {
  const files = await readFiles(siteDir, '{docs,blog}/**/*.{md,mdx}', ['docs/graphql/**']);
  const store = openStore('guide-samples', `${hashMakers()} ${JSON.stringify(placeholders)}`);
  const samples = await Promise.all(
    files
      .filter(({ name, text }) => !isPartial(name) && text.includes('deprecated='))
      .map(async (file) => {
        const prepared = await prepareMarkdown(file.name, file.text, markdown).catch(() => nothing);
        return store.keepJson([file.name, JSON.stringify(prepared)], () =>
          samplesOf(file, prepared, placeholders),
        );
      }),
  );
  return samples.flat().sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Of a file whose front matter can't be read. */
const nothing: PreparedMarkdown = { text: '', syntax: { format: 'md', hasComments: false } };

function samplesOf(
  file: SchemaFile,
  prepared: PreparedMarkdown,
  placeholders: Placeholders,
): GuideSample[] {
  const { fields, path } = readHead(file);
  const title = replacePlaceholders(textOf(fields['title']) || file.name, placeholders);
  return deprecatedFences(prepared).map(({ value }) => ({ title, path, query: value }));
}

function deprecatedFences(prepared: PreparedMarkdown): Code[] {
  const fences: Code[] = [];
  visit(parseSafely(prepared), 'code', (node) => {
    if (node.lang === 'graphql' && readMeta(node.meta).deprecated !== undefined) fences.push(node);
  });
  return fences;
}

function parseSafely({ text, syntax }: PreparedMarkdown): Root {
  try {
    return createMarkdownProcessor(syntax).parse(text);
  } catch {
    return { type: 'root', children: [] };
  }
}
