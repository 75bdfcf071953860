import { readFile } from 'node:fs/promises';
import { DEFAULT_PARSE_FRONT_MATTER, Globby } from '@docusaurus/utils';
import type { Placeholders } from '../../remark/placeholders';
import { replacePlaceholders } from '../../remark/placeholders';
import type { Metadata } from '../../content/list-written';
import type { Guides } from './list-guides';
import { readGuides } from './list-guides';

/** The guides and posts of this site from their files, as a build finds them. */
export async function readOwnGuides(placeholders: Placeholders): Promise<Guides> {
  return readGuides(
    {
      guides: await listFiles(placeholders, 'docs/**/*.mdx', (file) =>
        file.replace(/(?:\/index)?\.mdx$/, ''),
      ),
      posts: await listFiles(placeholders, 'blog/*.mdx', (file) =>
        file.replace(/(\d+-){3}|\.mdx$/g, ''),
      ),
    },
    { dir: '.', baseUrl: '/', placeholders },
  );
}

async function listFiles(
  placeholders: Placeholders,
  pattern: string,
  route: (file: string) => string,
): Promise<Metadata[]> {
  const files = await Globby(pattern);
  return Promise.all(
    files.map(async (filePath) => {
      const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
        filePath,
        fileContent: await readFile(filePath, 'utf8'),
      });
      return {
        title: String(frontMatter['title']),
        description: replacePlaceholders(String(frontMatter['description']), placeholders),
        permalink: `/${route(filePath)}`,
        source: `@site/${filePath}`,
      };
    }),
  );
}
