import type { PhrasingContent } from 'mdast';
import type { Block } from 'graphql-docs-reference/document';
import {
  heading,
  inlineCode,
  list,
  text,
  toMarkdown,
  paragraph,
  link,
} from 'graphql-docs-reference/document';
import { areAllDated } from 'graphql-docs-reference/changelog';
import type { ReferenceSymbol } from 'graphql-docs-reference/graphql';
import {
  referencePath,
  changelogFiles,
  changelogPath,
  deprecationOf,
} from 'graphql-docs-reference/graphql';
import type { Product } from 'graphql-docs-reference/options';
import { authValue, bearer } from 'graphql-docs-reference/options';
import { parseMarkdown, categoriesOf, summarize } from 'graphql-docs-reference/reference';
import type { Reference } from '../read-reference';
import type { Twin } from '../twin';
import { llmsPath, linkList, linkFromSite } from '../twin';
import type { GuideSection } from './guide-twin';

/** A file of the site by its address. */
export interface IndexFile {
  readonly path: string;
  readonly text: string;
}

interface Listed {
  readonly reference: Reference;
  readonly guides: readonly GuideSection[];
  readonly posts: readonly Twin[];
  /** Further references of the site. */
  readonly others?: readonly Reference[];
}

const folders = ['operations', 'types'] as const;

/** The index of all pages for programs (https://llmstxt.org), and below it those of the symbols. */
export function makeIndexes(listed: Listed): IndexFile[] {
  return [
    { path: llmsPath, text: rootIndex(listed) },
    ...folders.map((folder) => ({
      path: folderPath(folder),
      text: symbolIndex(listed.reference, folder),
    })),
  ];
}

function folderPath(folder: (typeof folders)[number]): string {
  return `${referencePath}/${folder}${llmsPath}`;
}

function rootIndex({ reference, guides, posts, others = [] }: Listed): string {
  const { title, description, siteUrl } = reference.product;
  const children = [
    ...instructions(reference),
    ...section('Reference', [...referencePages(reference), ...folders.map(folderEntry)]),
    ...guides.flatMap(({ label, guides: pages }) => section(label, pages)),
    ...fileSection(siteFiles(reference), siteUrl),
    ...section('Other references', others.map(otherReference)),
    ...section('Optional', posts),
  ];
  return toMarkdown(
    { title, description, tree: { type: 'root', children } },
    { linkTo: linkFromSite(siteUrl) },
  );
}

/** Not as links: what follows the links of an index expects Markdown. */
function fileSection(files: readonly Entry[], siteUrl: Product['siteUrl']): Block[] {
  const lines = files.map(({ path, title, description }) => [
    text(`${title}: `),
    inlineCode(siteUrl(path)),
    text(`, ${description}`),
  ]);
  return [heading(2, 'Files', [text('Files')]), list(lines)];
}

type Entry = Pick<Twin, 'path' | 'title' | 'description'>;

function section(title: string, entries: readonly Entry[]): Block[] {
  if (entries.length === 0) return [];
  return [heading(2, title, [text(title)]), linkList(entries)];
}

/** Pages that are about the whole schema; those of symbols are in the indexes below. */
function referencePages({ context, pages }: Reference): Entry[] {
  const symbols = new Set(context.symbols.map(({ path }: ReferenceSymbol) => path));
  const isOfFolder = (path: string): boolean =>
    folders.some((folder) => path.startsWith(`${referencePath}/${folder}/`));
  return pages.paths
    .filter((path) => !symbols.has(path) && !isOfFolder(path))
    .map((path) => pages.get(path));
}

function folderEntry(folder: (typeof folders)[number]): Entry {
  return {
    path: folderPath(folder),
    title: folder === 'operations' ? 'All operations' : 'All types',
    description: 'by kind, with a sentence about each.',
  };
}

/** Its own index lists its pages and files. */
function otherReference({ pages, product }: Reference): Entry {
  const { title, description } = pages.get(referencePath);
  return { path: product.siteUrl(llmsPath), title, description };
}

/** What a program needs to know before it opens a page. */
function instructions(reference: Reference): Block[] {
  const { introduction, siteUrl } = reference.product;
  return [
    ...(introduction === undefined ? [] : [paragraph(text(introduction))]),
    list([...usage(reference.product), pages(), coordinates(reference), tools(siteUrl)]),
  ];
}

function usage(product: Product): PhrasingContent[][] {
  return (product.usage ?? usageOf(product)).map((source) =>
    parseMarkdown(source).children.flatMap((node) =>
      node.type === 'paragraph' ? node.children : [],
    ),
  );
}

/** What is true of any API. */
function usageOf({ endpoint, auth = bearer }: Product): string[] {
  if (endpoint === undefined) return [];
  return [
    `Requests: \`POST\` JSON with \`query\` and \`variables\` to \`${endpoint}\`.`,
    `Authentication: the header \`${auth.header}: ${authValue(auth, '<access token>')}\`.`,
  ];
}

function pages(): PhrasingContent[] {
  return [
    text('Pages: each guide, post and page of the reference is plain Markdown at its address and '),
    inlineCode('.md'),
    text('. Links in such pages lead to such pages.'),
  ];
}

function coordinates({ context, product }: Reference): PhrasingContent[] {
  const samples = (['query', 'object'] as const).flatMap((kind) => {
    const symbol = context.symbols.find((candidate) => candidate.kind === kind);
    if (!symbol) return [];
    const address = product.siteUrl(`${symbol.path}.md`);
    return [inlineCode(symbol.coordinate), text(' is at '), inlineCode(address), text('. ')];
  });
  return [
    text('Addresses: a symbol is below its kind, in lower case with hyphens. '),
    ...samples,
    text('Headings and code in text are coordinates.'),
  ];
}

function tools(siteUrl: Product['siteUrl']): PhrasingContent[] {
  return [
    text('Model Context Protocol: '),
    inlineCode(`npx -y ${siteUrl('/mcp.tgz')}`),
    text(
      ` starts a server over stdio, which needs no network then. It searches and reads these pages and validates requests, and runs them.`,
    ),
  ];
}

/** What programs take whole, made by the build at fixed addresses, as far as there is any. */
function siteFiles({ context, pages: { paths } }: Reference): Entry[] {
  const { access, errors } = context.contract;
  const { upcoming } = context.changelog;
  const below = (file: string, title: string, description: string): Entry => {
    return { path: `${referencePath}/${file}`, title, description };
  };
  return [
    below('schema.graphql', 'SDL', describeSdl(context)),
    below(
      'introspection.json',
      'Introspection',
      'the same as the response to an introspection query, without directives.',
    ),
    below(
      'operations.json',
      'Operations',
      `every operation with its ${inEnglish([...(access ? ['role'] : []), ...(errors ? ['error codes'] : []), 'examples'])}, as JSON.`,
    ),
    below('examples.postman_collection.json', 'Postman collection', 'every example as a request.'),
    below('examples.bruno.zip', 'Bruno collection', 'the same for Bruno.'),
    below('examples.http', 'HTTP file', 'the same for HTTP clients of editors.'),
    ...(paths.includes(changelogPath)
      ? [
          {
            path: changelogFiles.json,
            title: 'Changelog',
            description: 'what changed in the schema, as JSON Feed with the changes in each item.',
          },
        ]
      : []),
    ...(upcoming.length > 0
      ? [
          {
            path: changelogFiles.upcoming,
            title: 'Upcoming removals',
            description: areAllDated(upcoming)
              ? 'what goes away, with the day and the replacement.'
              : 'what is deprecated, with the reason.',
          },
        ]
      : []),
  ];
}

/** With the directives that clients read, which no introspection has. */
function describeSdl({ schema, applications }: Reference['context']): string {
  const names = schema.getDirectives().flatMap(({ name }) => (applications.has(name) ? name : []));
  const own = names.filter((name) => name !== 'specifiedBy' && name !== 'oneOf');
  const parts = ['its descriptions', ...own.map((name) => `@${name}`)];
  return `the whole schema with ${inEnglish(parts)}.`;
}

function inEnglish(parts: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(parts);
}

/** Every symbol of a folder of the reference by kind, a line each. */
function symbolIndex({ context, product }: Reference, folder: 'operations' | 'types'): string {
  const kinds = categoriesOf(context).filter((category) => category.folder.startsWith(folder));
  const children = kinds.flatMap(({ kind, folder: path, label }): Block[] => {
    const symbols = context.symbols.filter((symbol) => symbol.kind === kind);
    return [
      heading(2, label, [link(`${referencePath}/${path}`, text(label))]),
      list(symbols.map(symbolLine)),
    ];
  });
  return toMarkdown(
    {
      title: folder === 'operations' ? 'Operations' : 'Types',
      description: `All ${folder} of the GraphQL API and its directives there, by kind.`,
      tree: {
        type: 'root',
        children: [
          paragraph(
            text('The index above this one: '),
            link(llmsPath, text('llms.txt')),
            text('.'),
          ),
          ...children,
        ],
      },
    },
    { linkTo: linkFromSite(product.siteUrl) },
  );
}

function symbolLine(symbol: ReferenceSymbol): Parameters<typeof list>[0][number] {
  const { coordinate, path, definition } = symbol;
  const summary = summarize(definition.description);
  const facts = [deprecationOf(symbol) ? '(deprecated)' : '', summary].filter(
    (fact) => fact !== '',
  );
  return [
    link(path, inlineCode(coordinate)),
    ...(facts.length > 0 ? [text(`: ${facts.join(' ')}`)] : []),
  ];
}
