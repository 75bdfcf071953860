import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ASTNode, GraphQLSchema, StringValueNode } from 'graphql';
import { Kind, visit as visitSdl } from 'graphql';
import { visit } from 'unist-util-visit';
import type { Mount, Place, Problem } from 'graphql-docs-reference/graphql';
import {
  createLinkMap,
  formatProblem,
  InputError,
  listReferencePages,
  playgroundPath,
  schemaPages,
  placeIn,
  placeOf,
  routeAt,
  suggest,
} from 'graphql-docs-reference/graphql';
import { isRelative, parseMarkdown, resolveLinkTo } from 'graphql-docs-reference/reference';
import { isPartial, pathOf, readHead } from './content-file';
import { readFiles } from './read-files';

/**
 * Checks that links in descriptions of our own schema lead to pages, and that what reads as a
 * coordinate is one. Docusaurus follows links only once it has made all pages, and without the place
 * in the SDL.
 *
 * @throws InputError with each link to a page, and each coordinate, that does not exist.
 */
export async function checkDescriptionLinks(siteDir: string, schema: GraphQLSchema): Promise<void> {
  const links = findRelativeLinks(schema);
  const pages = links.length > 0 ? await listPages(siteDir, schema) : new Set<string>();
  const lost = links.filter(({ url }) => !pages.has(withoutHash(url)));
  const problems = [
    ...problemsOf(lost, { what: 'no page below /docs', pages }),
    ...findUnknownCoordinates(schema),
  ];
  if (problems.length > 0) throw new InputError(problems);
}

/** Code that reads as a coordinate: `Book.title`, `@tag`, or a type name of several words. */
const coordinate = /`(@\w+|[A-Z]\w*\.\w+(?:\(\w+:\))?|(?:[A-Z]+[a-z]+){2,})`/g;

function findUnknownCoordinates(schema: GraphQLSchema): Problem[] {
  const known = createLinkMap(schema);
  return textsOf(schema, '`').flatMap((node) =>
    [...node.value.matchAll(coordinate)]
      .filter(([, name = '']) => !known.has(name))
      .map(([code, name = '']): Problem => {
        const reason = `Unexpected coordinate "${name}", which the schema does not define.`;
        return { ...placeOfText(node, code), message: reason + suggest(name, known.keys()) };
      }),
  );
}

function placeOfText(node: StringValueNode, text: string): Place {
  const at = node.loc?.source.body.indexOf(text, node.loc.start) ?? -1;
  return node.loc && at !== -1 ? placeIn(node.loc.source, at) : placeOf(node);
}

/** What a site has, once it is built. */
interface Built {
  readonly mount: Mount;
  readonly routesPaths: readonly string[];
  readonly outDir: string;
}

/**
 * Checks that links in descriptions lead to pages or files of a site, wherever its plugins have them.
 *
 * @throws InputError with each link to what the site lacks.
 */
export function checkLinksOfSite(
  schema: GraphQLSchema,
  { mount, routesPaths, outDir }: Built,
): void {
  // As `trailingSlash` of a site says, routes end with a slash or not.
  const pages = new Set(routesPaths.map((route) => pathOf(route, mount.base)));
  const isThere = (url: string): boolean => {
    if (!/^\/(?!\/)/.test(url)) return false;
    const route = routeAt(mount, withoutHash(url));
    return (
      pages.has(pathOf(route, '/')) || (/\.\w+$/.test(route) && existsSync(join(outDir, route)))
    );
  };
  const lost = findRelativeLinks(schema).filter(({ url }) => !isThere(url));
  const problems = problemsOf(lost, { what: 'no page or file of this site', pages });
  if (problems.length > 0) throw new InputError(problems);
}

function problemsOf(
  links: readonly RelativeLink[],
  { what, pages }: { readonly what: string; readonly pages: ReadonlySet<string> },
): Problem[] {
  return links.map(({ url, ...place }) => ({
    ...place,
    message: `Unexpected link to "${url}", which is ${what}.${suggest(url, pages)} Correct the address, or remove the link.`,
  }));
}

function withoutHash(url: string): string {
  return url.replace(/#.*$/, '');
}

/**
 * Says how many links in descriptions of another schema are shown as text.
 *
 * @param site address of the site that they lead to, if it is known.
 */
export function countUnknownLinks(
  schema: GraphQLSchema,
  site: string | undefined,
): string | undefined {
  const resolve = resolveLinkTo(site);
  const links = findRelativeLinks(schema).filter(({ url }) => resolve(url) === undefined);
  const [first] = links;
  if (!first) return undefined;
  const count =
    links.length === 1
      ? 'It is shown as text'
      : `It and ${links.length - 1} more in descriptions are shown as text`;
  const message = `Unexpected link to "${first.url}", which names no site. ${count}. Set the option descriptionLinks to the address of the site, for example https://docs.example.com.`;
  return formatProblem({ ...first, message });
}

/** A link without a scheme. */
interface RelativeLink extends Place {
  readonly url: string;
}

/** Those of descriptions and of reasons of deprecations, in the order of files and lines. */
function findRelativeLinks(schema: GraphQLSchema): RelativeLink[] {
  return textsOf(schema, '](')
    .flatMap(linksIn)
    .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

/** Those that have a piece of text. Most definitions have none, and to look at every node takes long. */
function textsOf(schema: GraphQLSchema, piece: string): StringValueNode[] {
  return [schema, ...Object.values(schema.getTypeMap()), ...schema.getDirectives()]
    .flatMap(nodesOf)
    .filter(({ loc }) => !loc || loc.source.body.slice(loc.start, loc.end).includes(piece))
    .flatMap(listTexts)
    .filter(({ value }) => value.includes(piece));
}

interface Defined {
  readonly astNode?: ASTNode | null | undefined;
  readonly extensionASTNodes?: readonly ASTNode[];
}

function nodesOf({ astNode, extensionASTNodes = [] }: Defined): readonly ASTNode[] {
  return astNode ? [astNode, ...extensionASTNodes] : extensionASTNodes;
}

/** What pages show as Markdown. */
function listTexts(definition: ASTNode): StringValueNode[] {
  const texts: StringValueNode[] = [];
  visitSdl(definition, {
    [Kind.DIRECTIVE]: ({ name }) => (name.value === 'deprecated' ? undefined : false),
    [Kind.STRING]: (node, key, parent) => {
      const isReason = parent && 'kind' in parent && parent.kind === Kind.ARGUMENT;
      if (key === 'description' || isReason) texts.push(node);
    },
  });
  return texts;
}

function linksIn(node: StringValueNode): RelativeLink[] {
  const links: RelativeLink[] = [];
  let from = node.loc?.start ?? 0;
  visit(parseMarkdown(node.value), 'link', ({ url }) => {
    if (!isRelative(url)) return;
    const found = node.loc?.source.body.indexOf(`](${url}`, from) ?? -1;
    if (!node.loc || found === -1 || found > node.loc.end) {
      links.push({ url, ...placeOf(node) });
      return;
    }
    from = found + 2;
    links.push({ url, ...placeIn(node.loc.source, from) });
  });
  return links;
}

async function listPages(siteDir: string, schema: GraphQLSchema): Promise<ReadonlySet<string>> {
  const guides = await readFiles(siteDir, '{docs,versioned_docs}/**/*.{md,mdx}', [
    'docs/graphql/**',
  ]);
  return new Set([
    ...guides.filter(({ name }) => !isPartial(name)).map((guide) => readHead(guide).path),
    ...listReferencePages(schema).map(({ route }) => route),
    ...[...schemaPages, playgroundPath],
  ]);
}
