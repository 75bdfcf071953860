import type { SchemaStore } from 'graphql-docs-reference/graphql';
import { InputError } from 'graphql-docs-reference/graphql';
import type { ContentReport } from '../check-content';
import { checkContent } from '../check-content';
import { isPartial, routeOf } from '../route-of';
import type { Reference } from '../read-reference';
import { dayOf, readBlog } from './blog';
import { blogPages } from './blog-pages';
import { guideSections } from './guide-sections';
import { guideTwin } from './guide-twin';
import { homePage } from './home-page';
import type { IndexFile } from './llms';
import { makeIndexes } from './llms';
import { playgroundPage } from './playground-page';
import type { Twin } from '../twin';

interface Sources {
  /** With the schema of the reference. */
  readonly store: SchemaStore;
  /** Guides, posts and pages, if they have been read; otherwise they are. */
  readonly content?: ContentReport | undefined;
}

export interface TwinsOfSite {
  /** By address. */
  readonly twins: readonly Twin[];
  /** `/llms.txt`, and the indexes that it leads to. */
  readonly indexes: readonly IndexFile[];
}

/** The twin of every page. */
export async function makeTwins(
  siteDir: string,
  reference: Reference,
  sources: Sources,
): Promise<readonly Twin[]> {
  const { twins } = await makeTwinsOfSite(siteDir, reference, sources);
  return twins;
}

/**
 * The twin of every page and the indexes of them, from the sources of the site alone.
 *
 * @throws InputError with the place of what is wrong in a guide or post, or has no Markdown.
 */
export async function makeTwinsOfSite(
  siteDir: string,
  reference: Reference,
  { store, content }: Sources,
): Promise<TwinsOfSite> {
  const { product, guides: listing } = reference;
  const { files, problems } =
    content ?? (await checkContent(siteDir, { store, placeholders: product.placeholders }));
  if (problems.length > 0) throw new InputError(problems);
  const blog = await readBlog(siteDir);
  const written = files.filter(({ file, kind }) => kind !== 'pages' && !isPartial(file));
  const scope = {
    routes: new Map(written.map((guide) => [guide.file, routeOf(guide)])),
    files: new Map(files.map((file) => [file.file, file])),
    authorsOf: blog.authorsOf,
    product,
  };
  const posts = written
    .filter(({ kind }) => kind === 'blog')
    .sort((a, b) => (dayOf(a) < dayOf(b) ? 1 : -1))
    .map((file) => ({ file, twin: guideTwin(file, scope) }));
  const guides = new Map(
    written
      .filter(({ kind }) => kind === 'docs')
      .map((guide) => [guide.file, guideTwin(guide, scope)]),
  );
  const listed = {
    guides: guideSections(guides, listing?.sidebar ?? []),
    posts: posts.map(({ twin }) => twin),
  };
  const firstQuery = scope.files.get('src/pages/_first-query.mdx')?.tree;
  const twins = [
    ...guides.values(),
    ...listed.posts,
    ...reference.pages.paths.map((path) => reference.twin(path)),
    ...blogPages(posts, blog, product),
    homePage({ ...listed, reference, firstQuery }),
    playgroundPage(reference),
  ];
  return {
    twins: twins.sort((a, b) => (a.path < b.path ? -1 : 1)),
    indexes: makeIndexes({
      reference,
      ...(listing ? listed : { guides: [], posts: [] }),
    }),
  };
}
