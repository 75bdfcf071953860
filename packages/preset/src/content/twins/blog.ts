import { parse } from 'yaml';
import type { Product } from 'graphql-docs-reference/options';
import type { CheckedFile } from '../check-content';
import { textOf } from '../content-file';
import { readFiles } from '../read-files';
import type { Twin } from '../twin';
import { linkList, printTwin } from '../twin';

/** Of a tag or an author, whose page lists posts. */
interface BlogList {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Whether a post is in the list. */
  readonly has: (post: CheckedFile) => boolean;
}

interface Blog {
  readonly tags: readonly BlogList[];
  readonly authors: readonly BlogList[];
  readonly authorsOf: (post: CheckedFile) => readonly string[];
}

/** The tags and authors of the blog that have pages, from their files. */
export async function readBlog(siteDir: string): Promise<Blog> {
  const files = await readFiles(siteDir, 'blog/{tags,authors}.yml');
  const entriesOf = (name: string): [string, Record<string, unknown>][] => {
    const text = files.find((file) => file.name === `blog/${name}.yml`)?.text ?? '';
    return Object.entries((parse(text) ?? {}) as Record<string, Record<string, unknown>>);
  };
  const authors = entriesOf('authors');
  return {
    tags: entriesOf('tags').map(([key, tag]) => ({
      path: `/blog/tags${textOf(tag['permalink']) || `/${key}`}`,
      title: textOf(tag['label']),
      description: textOf(tag['description']),
      has: ({ fields }) => listOf(fields['tags']).includes(key),
    })),
    authors: authors
      .filter(([, { page }]) => Boolean(page))
      .map(([key, author]) => ({
        path: `/blog/authors/${key}`,
        title: textOf(author['name']),
        description: `${textOf(author['title'])}.`,
        has: ({ fields }) => listOf(fields['authors']).includes(key),
      })),
    authorsOf: ({ fields }) =>
      authors
        .filter(([key]) => listOf(fields['authors']).includes(key))
        .map(([, { name }]) => textOf(name)),
  };
}

/** Day of a post, `2026-11-02`: of its front matter, or of its name. */
export function dayOf({ file, fields }: CheckedFile): string {
  return textOf(fields['date']) || (/\d{4}-\d{2}-\d{2}/.exec(file)?.[0] ?? '');
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A post, and the file that it was made from. */
interface Post {
  readonly file: CheckedFile;
  readonly twin: Twin;
}

/** The pages of the blog that list posts; `posts` begins with the newest. */
export function blogPages(
  posts: readonly Post[],
  { tags, authors }: Blog,
  { name, siteUrl }: Product,
): Twin[] {
  const all = posts.map(({ twin }) => twin);
  const used = ({ has }: BlogList): boolean => posts.some(({ file }) => has(file));
  const usedTags = tags.filter(used);
  const news = `News for developers who build on ${name}.`;
  const page = (
    path: string,
    title: string,
    description: string,
    entries: readonly Pick<Twin, 'path' | 'title' | 'description'>[],
  ): Twin => {
    const tree = { type: 'root' as const, children: [linkList(entries)] };
    return printTwin({ path, kind: 'page', title, description, tree }, siteUrl);
  };
  return [
    page('/blog', 'Blog', news, all),
    page('/blog/archive', 'Archive', 'All posts of the blog.', all),
    page('/blog/tags', 'Tags', 'What posts of the blog are about.', usedTags),
    page('/blog/authors', 'Authors', 'Who writes the blog.', authors),
    ...[...usedTags, ...authors].map(({ path, title, description, has }) =>
      page(
        path,
        title,
        description,
        posts.filter(({ file }) => has(file)).map(({ twin }) => twin),
      ),
    ),
  ];
}
