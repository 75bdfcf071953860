import type { CheckedFile } from '../check-file';
import type { Blog, BlogList } from './blog';
import type { Product } from 'graphql-docs-reference/options';
import { linkList } from './link-list';
import { printTwin } from '../print-twin';
import type { Twin } from '../twin';

/** A post, and the file that it was made from. */
export interface Post {
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
