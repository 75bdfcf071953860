import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import type {
  Claim,
  LoadedSchema,
  PageClaim,
  Problem,
  SchemaStore,
} from 'graphql-docs-reference/graphql';
import {
  claimPages,
  findPathProblems,
  listReferencePages,
  suggest,
} from 'graphql-docs-reference/graphql';
import { contentPlugins, problemsOf } from '../remark/content-plugins';
import { decode, fileBehind } from '../remark/links';
import type { Placeholders } from '../remark/placeholders';
import { createMdxProcessor, placeInReason } from '../remark/read-markdown';
import { openStore } from '../store';
import { checkPost } from './check-post';
import type { ContentKind, FrontMatter } from './content-file';
import { isPartial, routeOf, checkFrontMatter } from './content-file';
import { decodeText } from './read-files';

const patterns: Readonly<Record<ContentKind, readonly string[]>> = {
  docs: ['{docs,versioned_docs/*}/**/*.{md,mdx}', '!docs/graphql/**'],
  blog: ['blog/**/*.{md,mdx}'],
  pages: ['src/pages/**/*.{md,mdx}'],
};

/** Folders of the site in which it looks for them. */
export const contentFolders = ['docs', 'versioned_docs', 'blog', 'src/pages'] as const;

export interface ContentReport {
  readonly files: readonly CheckedFile[];
  /** The files of the build that pages take. */
  readonly claims: readonly Claim[];
  readonly problems: readonly Problem[];
  /** The file whose text is another than at the last call, if all else is the same. */
  readonly saved: string | undefined;
}

/** Reads every file of content once, and gathers all that is wrong with them. */
export function checkContent(siteDir: string, sources: ContentSources): Promise<ContentReport> {
  return createContentChecker(siteDir, sources)();
}

interface Checked {
  readonly bytes: Buffer;
  readonly loaded: LoadedSchema;
  /** With what is wrong in its own text alone. */
  readonly file: CheckedFile;
}

/**
 * Gives a function that does so at each call. The text of a file that was right is not checked again
 * while it and the schema are the same; what it names of other files is.
 */
export function createContentChecker(
  siteDir: string,
  sources: ContentSources,
): () => Promise<ContentReport> {
  const { store } = sources;
  const known = new Map<string, Checked>();
  const check = async (
    path: string,
    kind: ContentKind,
    changed: (string | undefined)[],
  ): Promise<CheckedFile> => {
    const bytes = await readFile(join(siteDir, path));
    const loaded = store.get();
    const last = known.get(path);
    const isSame = last?.loaded === loaded && last.bytes.equals(bytes);
    if (!isSame) changed.push(last && path);
    const isKnown = isSame && last.file.problems.length === 0;
    const file = isKnown ? last.file : await readChecked(siteDir, path, kind, bytes, sources);
    known.set(path, { bytes, loaded, file });
    return withSurroundings(siteDir, file, bytes);
  };
  return async () => {
    // Another schema is a change of each file; one that is new was not saved before.
    const changed: (string | undefined)[] = [];
    const kinds = Object.keys(patterns) as ContentKind[];
    const checked = kinds.map(async (kind) => {
      const paths = (await Globby([...patterns[kind]], { cwd: siteDir })).sort();
      return Promise.all(paths.map((path) => check(path, kind, changed)));
    });
    const files = (await Promise.all(checked)).flat();
    const claims = claimContent(files, store.get());
    const pages = new Set(files.map(({ file }) => file).filter((file) => !isPartial(file)));
    const problems = [
      ...files.flatMap((file) => [...file.problems, ...lostLinks(file, pages)]),
      ...findPathProblems(claims),
    ];
    const [saved] = changed.length === 1 ? changed : [];
    return { files, claims, problems, saved };
  };
}

/** The files of all pages that somebody has written, or that a schema gives the reference. */
export function claimContent(
  files: readonly CheckedFile[],
  { schema, paths }: Pick<LoadedSchema, 'schema' | 'paths'>,
): Claim[] {
  const ofSymbols = listReferencePages(schema);
  const known = new Set(ofSymbols.map(({ route }) => route));
  const rest = paths.filter((route) => !known.has(route));
  const pages = files.filter(({ file }) => !isPartial(file));
  const byName = pages.filter(({ slugLine }) => slugLine === undefined);
  const bySlug = pages.filter(({ slugLine }) => slugLine !== undefined);
  return claimPages([
    ...ofSymbols,
    ...rest.map((route) => ({ route, what: `the page ${route}` })),
    // Of two files with one address, the one that names it is wrong more often.
    ...[...byName, ...bySlug].map(claimOf),
  ]);
}

function claimOf(checked: CheckedFile): PageClaim {
  const route = routeOf(checked);
  return {
    route,
    what: `the page ${route}`,
    place: { file: checked.file, line: checked.slugLine ?? 1, column: 1 },
    fix: 'Rename the file, or change its slug.',
  };
}

/** What samples are checked against, and what stands for names in braces. */
export interface ContentSources {
  readonly store: SchemaStore;
  readonly placeholders: Placeholders;
}

export interface CheckedFile {
  readonly file: string;
  readonly kind: ContentKind;
  /** What its front matter says, by field. */
  readonly fields: FrontMatter['fields'];
  readonly slugLine?: FrontMatter['slugLine'];
  /** What its page is made of; undefined if it cannot be read. */
  readonly tree: Root | undefined;
  readonly problems: readonly Problem[];
}

/** All that is wrong with one file of content: encoding, front matter, MDX, samples, pictures. */
export async function checkFile(
  siteDir: string,
  file: string,
  kind: ContentKind,
  bytes: Uint8Array,
  sources: ContentSources,
): Promise<CheckedFile> {
  const checked = await readChecked(siteDir, file, kind, bytes, sources);
  return withSurroundings(siteDir, checked, bytes);
}

/** What was right in an earlier build and follows from the same text and schema is taken from there. */
async function readChecked(
  siteDir: string,
  file: string,
  kind: ContentKind,
  bytes: Uint8Array,
  sources: ContentSources,
): Promise<CheckedFile> {
  const { key } = sources.store.get(join(siteDir, file));
  const store = key === undefined ? undefined : openStore('guides', key);
  const inputs = [file, kind, bytes, JSON.stringify(sources.placeholders)];
  const kept = store?.find(inputs);
  const checked = kept
    ? (JSON.parse(kept.toString()) as CheckedFile)
    : await checkText(siteDir, file, kind, bytes, sources);
  if (!kept && checked.problems.length === 0 && !hasMore(checked, bytes))
    await store?.keep(inputs, () => JSON.stringify(checked));
  return checked;
}

/** Adds what is wrong with what it names of other files: pictures, authors, tags. */
function withSurroundings(siteDir: string, checked: CheckedFile, bytes: Uint8Array): CheckedFile {
  const { file, kind, tree, problems } = checked;
  const missing = tree ? missingPictures(siteDir, file, tree) : [];
  // What can't be read has said so.
  const isPost = kind === 'blog' && tree !== undefined && !isPartial(file);
  const ofPost = isPost ? checkPost(siteDir, checked, new TextDecoder().decode(bytes)) : [];
  const all = [...problems, ...missing, ...ofPost].sort(
    (a, b) => a.line - b.line || a.column - b.column,
  );
  return { ...checked, problems: all };
}

/** Whether it is made from what its key doesn't say: what it imports, or descriptions of the schema. */
function hasMore({ tree }: CheckedFile, bytes: Uint8Array): boolean {
  const hasImports = tree?.children.some(({ type }) => type === 'mdxjsEsm');
  return hasImports === true || /\b__(?:schema|type)\b/.test(new TextDecoder().decode(bytes));
}

async function checkText(
  siteDir: string,
  file: string,
  kind: ContentKind,
  bytes: Uint8Array,
  sources: ContentSources,
): Promise<CheckedFile> {
  const decoded = decodeText(file, bytes);
  if ('problem' in decoded) {
    const problems = [decoded.problem];
    return { file, kind, fields: {}, tree: undefined, problems };
  }
  const { fields, slugLine, problems } = checkFrontMatter(file, decoded.text, kind);
  const vfile = new VFile({ path: join(siteDir, file), value: decoded.text });
  const tree = await parseMdx(vfile, sources);
  return {
    file,
    kind,
    fields,
    slugLine,
    tree,
    problems: [...problems, ...problemsOf(vfile, file)],
  };
}

/** The tree, or undefined if the MDX does not parse; what is said of it is in the messages. */
async function parseMdx(
  vfile: VFile,
  { store, placeholders }: ContentSources,
): Promise<Root | undefined> {
  const processor = createMdxProcessor().use(contentPlugins(store, placeholders));
  try {
    const tree = processor.parse(vfile);
    await processor.run(tree, vfile);
    return tree;
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    vfile.message(`Unexpected MDX: ${error.reason}. Fix it, or put the text in code.`, {
      place: error.place ?? placeInReason(error.reason),
    });
    return undefined;
  }
}

/** Links by the path of a file, as all links to guides are. Those by an address, Docusaurus follows. */
function lostLinks({ file, tree }: CheckedFile, pages: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = [];
  if (!tree) return problems;
  visit(tree, ['link', 'definition'], (node) => {
    const [path = ''] = 'url' in node ? node.url.split(/[?#]/) : [];
    if (!/\.mdx?$/.test(path) || /^[a-z][\w+.-]*:/i.test(path)) return;
    const name = posix.join(posix.dirname(file), decode(path));
    if (pages.has(name)) return;
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    const message = `Unexpected link to "${name}", which is not a page.${suggest(name, pages)} Correct the path, or remove the link.`;
    problems.push({ file, line, column, message });
  });
  return problems;
}

function missingPictures(siteDir: string, file: string, tree: Root): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'image', ({ url, position }) => {
    if (/^[a-z]+:/i.test(url)) return;
    if (statSync(join(siteDir, fileBehind(url, file)), { throwIfNoEntry: false })?.isFile()) return;
    const { line, column } = position?.start ?? { line: 1, column: 1 };
    const message = `Unexpected picture "${url}", which does not exist. Add the file or correct the path.`;
    problems.push({ file, line, column, message });
  });
  return problems;
}
