export type ContentKind = 'docs' | 'blog' | 'pages';

/** A file of content, by its path from the root of the site. */
interface ContentFile {
  readonly file: string;
  readonly kind: ContentKind;
  /** Of its front matter. */
  readonly slug: string | undefined;
}

/** Address of the page that a file of content makes. */
export function routeOf({ file, kind, slug }: ContentFile): string {
  if (kind === 'blog') return `/blog/${slug?.replace(/^\//, '') ?? postPath(file)}`;
  const base = kind === 'docs' ? '/docs' : '';
  const path = file
    .replace(/^versioned_docs\/version-/, '/')
    .replace(/^(?:docs|src\/pages)\//, '/')
    .replace(/\.mdx?$/, '')
    .replace(/\/index$/, '');
  const own =
    slug === undefined ? path : slug.startsWith('/') ? slug : path.replace(/[^/]*$/, slug);
  return `${base}${own}`.replace(/\/$/, '') || '/';
}

/** The day of a post, with which the name of its file begins, is the beginning of its address. */
function postPath(file: string): string {
  return file.replace(/^blog\/(\d+)-(\d+)-(\d+)-/, '$1/$2/$3/').replace(/(?:\/index)?\.mdx?$/, '');
}

/** Whether a file is a part that pages import, and no page: its name, or a folder's, begins with `_`. */
export function isPartial(file: string): boolean {
  return /(?:^|\/)_/.test(file);
}
