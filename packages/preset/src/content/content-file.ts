import { LineCounter, isMap, isScalar, parseDocument, visit } from 'yaml';
import type { Problem } from 'graphql-docs-reference/graphql';
import { suggest } from 'graphql-docs-reference/graphql';

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

/** The address below the base of a site. */
export function pathOf(permalink: string, baseUrl: string): string {
  return `/${permalink.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '');
}

/** Whether a file is a part that pages import, and no page: its name, or a folder's, begins with `_`. */
export function isPartial(file: string): boolean {
  return /(?:^|\/)_/.test(file);
}

const known: Readonly<Record<ContentKind, readonly string[]>> = {
  docs: ['title', 'description', 'sidebar_label', 'slug', 'keywords', 'toc_max_heading_level'],
  blog: ['title', 'description', 'slug', 'authors', 'tags', 'date', 'keywords'],
  pages: ['title', 'description', 'hide_table_of_contents'],
};

export interface FrontMatter {
  readonly slug: string | undefined;
  /** All that it says, by field. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly problems: readonly Problem[];
}

const nothing = { slug: undefined, fields: {} };

/** What the front matter of a file says, and all that is wrong with it. */
export function checkFrontMatter(file: string, text: string, kind: ContentKind): FrontMatter {
  const problem = (message: string, line = 1, column = 1): Problem => ({
    file,
    line,
    column,
    message,
  });
  if (isPartial(file)) {
    if (!text.startsWith('---')) return { ...nothing, problems: [] };
    const message =
      'Unexpected front matter in a part of a page. Delete it, or take the "_" off the name.';
    return { ...nothing, problems: [problem(message)] };
  }
  const match = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m.exec(text);
  if (match?.index !== 0) {
    const message =
      'Unexpected start, expected front matter between two lines of "---" with title and description.';
    return { ...nothing, problems: [problem(message)] };
  }
  const lines = new LineCounter();
  const document = parseDocument(match[1] ?? '', { lineCounter: lines, prettyErrors: false });
  // The first line of the file is the "---" before the YAML.
  const at = (offset: number): [number, number] => {
    const { line, col } = lines.linePos(offset);
    return [line + 1, col];
  };
  const errors = document.errors.map(({ message, pos }) =>
    problem(
      `Unexpected front matter: ${message}. Quote the value, or fix the YAML.`,
      ...at(pos[0]),
    ),
  );
  // One that leads nowhere can't be read, nor can a few that multiply each other.
  visit(document, {
    Alias: (_, { source, range }) => {
      const message = `Unexpected alias "*${source}" in the front matter. Quote it if it is text, or write the value in its place.`;
      errors.push(problem(message, ...at(range?.[0] ?? 0)));
    },
  });
  if (errors.length > 0) return { ...nothing, problems: errors };
  const map = isMap(document.contents) ? document.contents.items : [];
  const unknown = map.flatMap(({ key }) => {
    const name = isScalar(key) ? String(key.value) : '';
    if (known[kind].includes(name)) return [];
    const message = `Unexpected field "${name}" in the front matter.${suggest(name, known[kind])}`;
    return [problem(message, ...at(isScalar(key) ? key.range[0] : 0))];
  });
  const missing = ['title', 'description'].flatMap((name) => {
    const value = document.get(name);
    if (typeof value === 'string' && value.trim() !== '') return [];
    return [problem(`Unexpected front matter without text for "${name}", expected one.`)];
  });
  const slug = document.get('slug');
  return {
    slug: typeof slug === 'string' ? slug : undefined,
    fields: map.length > 0 ? { ...(document.toJS() as object) } : {},
    problems: [...unknown, ...missing],
  };
}

/** The value of a field that is a string; empty if it is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
