import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { SchemaStore } from 'graphql-docs-reference/graphql';
import { InputError } from 'graphql-docs-reference/graphql';
import type { CheckedFile, ContentReport } from '../check-content';
import { checkContent } from '../check-content';
import { isPartial, pathOf, routeOf } from '../content-file';
import type { Reference } from '../read-reference';
import type { Twin } from '../twin';
import { printTwin, twinAddress } from '../twin';
import { dayOf, readBlog, blogPages } from './blog';
import { guideSections, guideTwin, openTwins } from './guide-twin';
import type { IndexFile } from './llms';
import { makeIndexes } from './llms';
import { homePage, playgroundPage } from './pages';
import { readBody } from './read-body';

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
  const routes = new Map(written.map((guide) => [guide.file, routeOf(guide)]));
  const scope = {
    routes,
    files: new Map(files.map((file) => [file.file, file])),
    authorsOf: blog.authorsOf,
    product,
    kept: openTwins(routes, product),
  };
  const twinsOf = (kind: string): Promise<{ file: CheckedFile; twin: Twin }[]> =>
    Promise.all(
      written
        .filter((file) => file.kind === kind)
        .map(async (file) => ({ file, twin: await guideTwin(file, scope) })),
    );
  const posts = (await twinsOf('blog')).sort((a, b) => (dayOf(a.file) < dayOf(b.file) ? 1 : -1));
  const guides = new Map((await twinsOf('docs')).map(({ file, twin }) => [file.file, twin]));
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

interface Site {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly hasPlayground: boolean;
  /** Further references, which an index of the site names. */
  readonly others: readonly Reference[];
}

/**
 * The twins of the reference, and the guides and posts of a site as their authors wrote them: what
 * components they use is up to them, so their text is taken as it is.
 */
export async function makeWrittenTwins(
  { siteDir, baseUrl, hasPlayground, others }: Site,
  reference: Reference,
  written: Written,
): Promise<TwinsOfSite> {
  const { siteUrl } = reference.product;
  const addresses = new Map([
    ...[...written.guides, ...written.posts].map(
      ({ source, permalink }) =>
        [
          aliasedSitePathToRelativePath(source),
          twinAddress(pathOf(permalink, baseUrl), siteUrl),
        ] as const,
    ),
    ...Array.from(
      reference.context.links,
      ([coordinate, address]) => [`graphql:${coordinate}`, twinAddress(address, siteUrl)] as const,
    ),
  ]);
  const toTwins = (kind: Twin['kind'], all: readonly Metadata[]): Promise<[string, Twin][]> =>
    Promise.all(
      all.map(async ({ title, description = title, permalink, source }) => {
        const file = aliasedSitePathToRelativePath(source);
        const head = printTwin(
          { path: pathOf(permalink, baseUrl), kind, title, description, tree: empty },
          siteUrl,
        );
        const markdown = `${head.markdown}\n${await readBody(siteDir, file, addresses)}`;
        return [file, { ...head, markdown }];
      }),
    );
  const [guides, posts] = [
    new Map(await toTwins('guide', written.guides)),
    new Map(await toTwins('post', written.posts)),
  ];
  const { sidebar = [] } = reference.guides ?? {};
  const twins = [
    ...guides.values(),
    ...posts.values(),
    ...reference.pages.paths.map((path) => reference.twin(path)),
    ...(hasPlayground ? [playgroundPage(reference)] : []),
  ];
  return {
    twins: twins.sort((a, b) => (a.path < b.path ? -1 : 1)),
    indexes: makeIndexes({
      reference,
      guides:
        sidebar.length > 0
          ? guideSections(guides, sidebar)
          : [{ label: 'Guides', guides: [...guides.values()] }],
      posts: [...posts.values()],
      others,
    }),
  };
}

const empty = { type: 'root' as const, children: [] };

/** What Docusaurus says of a guide or post. */
export interface Metadata {
  readonly title: string;
  readonly description?: string;
  readonly permalink: string;
  /** For example `@site/docs/intro.mdx`. */
  readonly source: string;
  readonly draft?: boolean;
  readonly unlisted?: boolean;
}

export interface Written {
  readonly guides: readonly Metadata[];
  readonly posts: readonly Metadata[];
}

/** The guides and posts that a site shows, as the plugins of Docusaurus have read them. */
export function listWritten(content: AllContent): Written {
  const docs = content['docusaurus-plugin-content-docs']?.['default'] as DocsContent | undefined;
  const blog = content['docusaurus-plugin-content-blog']?.['default'] as BlogContent | undefined;
  return {
    guides: (docs?.loadedVersions.flatMap((version): Metadata[] => version.docs) ?? []).filter(
      isShown,
    ),
    posts: (blog?.blogPosts.map(({ metadata }): Metadata => metadata) ?? []).filter(isShown),
  };
}

function isShown({ draft, unlisted }: Metadata): boolean {
  return draft !== true && unlisted !== true;
}
