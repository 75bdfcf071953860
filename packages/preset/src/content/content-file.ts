import { posix } from 'node:path';
import * as z from 'zod';
import type { Problem, SchemaFile } from 'graphql-docs-reference/graphql';
import { suggest } from 'graphql-docs-reference/graphql';
import { formProblems, readYaml } from './read-yaml';

export type ContentKind = 'docs' | 'blog' | 'pages';

/** A file of content, by its path from the root of the site. */
interface ContentFile {
  readonly file: string;
  readonly kind: ContentKind;
  readonly fields: FrontMatter['fields'];
}

/** Address of the page that a file of content makes, as Docusaurus works it out. */
export function routeOf({ file, kind, fields }: ContentFile): string {
  const slug = textOf(fields['slug']) || undefined;
  if (kind === 'blog') return `/blog/${slug?.replace(/^\//, '') ?? postPath(file)}`;
  const [root = '', version = ''] =
    /^(?:docs|src\/pages|versioned_docs\/version-([^/]+))(?=\/)/.exec(file) ?? [];
  const { dir, name } = posix.parse(file.slice(root.length));
  const ofFolder = kind === 'docs' ? ['index', 'readme', posix.basename(dir)] : ['index'];
  const isOfFolder = ofFolder.some((each) => each.toLowerCase() === name.toLowerCase());
  const own = posix.resolve(dir, slug ?? (isOfFolder ? '' : name));
  const route = posix.join(kind === 'docs' ? '/docs' : '/', version, own);
  return route.replace(/(?<=.)\/$/, '');
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

const text = z.string();
const page = { title: text, description: text };
const more = { slug: text, keywords: z.array(text) };

/** The fields of each kind, as far as nobody else looks at them: `checkPost` does at those of a post. */
const forms = {
  docs: z.object({
    ...page,
    sidebar_label: text,
    ...more,
    toc_max_heading_level: z.int().min(2).max(6),
  }),
  blog: z.object({
    ...page,
    ...more,
    authors: z.unknown(),
    tags: z.array(z.unknown()),
    date: z.unknown(),
  }),
  pages: z.object({ ...page, hide_table_of_contents: z.boolean() }),
} satisfies Readonly<Record<ContentKind, z.ZodObject>>;

export interface FrontMatter {
  /** All that it says, by field. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Of its slug, if it has one. */
  readonly slugLine?: number | undefined;
  readonly problems: readonly Problem[];
}

/** What the front matter of a file says, and all that is wrong with it. */
export function checkFrontMatter(file: string, text: string, kind: ContentKind): FrontMatter {
  const top = { file, line: 1, column: 1 };
  if (isPartial(file)) {
    if (!text.startsWith('---')) return { fields: {}, problems: [] };
    const message =
      'Unexpected front matter in a part of a page. Delete it, or take the "_" off the name.';
    return { fields: {}, problems: [{ ...top, message }] };
  }
  const match = /^---(\r?\n[\s\S]*?)^---[ \t]*(?:\r?\n|$)/m.exec(text);
  if (match?.index !== 0) {
    const message =
      'Unexpected start, expected front matter between two lines of "---" with title and description.';
    return { fields: {}, problems: [{ ...top, message }] };
  }
  // With the end of its first line, lines are those of the file.
  const { content, problems, placeOf } = readYaml(file, match[1] ?? '', { hasAliases: false });
  if (problems.length > 0) return { fields: {}, problems };
  const fields: FrontMatter['fields'] = typeof content === 'object' ? { ...content } : {};
  const known = Object.keys(forms[kind].shape);
  const unknown = Object.keys(fields)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const message = `Unexpected field "${name}" in the front matter.${suggest(name, known)}`;
      return { ...placeOf([name]), message };
    });
  const missing = ['title', 'description'].filter((name) => isEmpty(fields[name]));
  const asked = missing.map((name) => {
    const message = `Unexpected front matter without text for "${name}", expected one.`;
    return { ...top, message };
  });
  const given = Object.entries(fields).filter(([name]) => !missing.includes(name));
  const { error } = forms[kind].partial().safeParse(Object.fromEntries(given));
  const malformed = error ? formProblems(error, placeOf) : [];
  const slugLine = 'slug' in fields ? placeOf(['slug']).line : undefined;
  return { fields, slugLine, problems: [...unknown, ...asked, ...malformed] };
}

/** An empty field is null to YAML. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && !value.trim());
}

/** What the front matter of a guide or post says, whatever is wrong with it, and where its page is. */
export function readHead({ name: file, text }: SchemaFile): Head {
  const kind = file.startsWith('blog/') ? 'blog' : 'docs';
  const { fields } = checkFrontMatter(file, text, kind);
  return { fields, path: routeOf({ file, kind, fields }) };
}

interface Head {
  readonly fields: FrontMatter['fields'];
  readonly path: string;
}

/** The value of a field that is a string; empty if it is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
