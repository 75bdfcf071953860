import { compareNames, slugify } from './names';
import { t } from '../i18n/t';

/** Route below which every page of the reference is. */
export const referencePath = '/docs/graphql';

/** A folder of the reference, with an index page of its own. */
export interface Category {
  readonly kind: SymbolKind;
  /** Folder below `referencePath`, which is also the route of the index page. */
  readonly folder: string;
  readonly label: string;
  /** Its noun, in the forms that numbers need. */
  readonly forms: string;
}

const all = [
  [
    'query',
    'operations/queries',
    () => t('reference.kinds.queries'),
    () => t('reference.kinds.query'),
  ],
  [
    'mutation',
    'operations/mutations',
    () => t('reference.kinds.mutations'),
    () => t('reference.kinds.mutation'),
  ],
  [
    'subscription',
    'operations/subscriptions',
    () => t('reference.kinds.subscriptions'),
    () => t('reference.kinds.subscription'),
  ],
  [
    'object',
    'types/objects',
    () => t('reference.kinds.objects'),
    () => t('reference.kinds.object'),
  ],
  [
    'interface',
    'types/interfaces',
    () => t('reference.kinds.interfaces'),
    () => t('reference.kinds.interface'),
  ],
  ['input', 'types/inputs', () => t('reference.kinds.inputs'), () => t('reference.kinds.input')],
  ['enum', 'types/enums', () => t('reference.kinds.enums'), () => t('reference.kinds.enum')],
  ['union', 'types/unions', () => t('reference.kinds.unions'), () => t('reference.kinds.union')],
  [
    'scalar',
    'types/scalars',
    () => t('reference.kinds.scalars'),
    () => t('reference.kinds.scalar'),
  ],
  [
    'typeDirective',
    'types/directives',
    () => t('reference.kinds.directives'),
    () => t('reference.kinds.directive'),
  ],
  [
    'operationDirective',
    'operations/directives',
    () => t('reference.kinds.operationDirectives'),
    () => t('reference.kinds.directive'),
  ],
] as const;

export type SymbolKind = (typeof all)[number][0];

/** In the order of the sidebar. */
export const categories: readonly Category[] = all.map(([kind, folder, label, forms]) => ({
  kind,
  folder,
  get label() {
    return label();
  },
  get forms() {
    return forms();
  },
}));

export function categoryOf(kind: SymbolKind): Category {
  const category = categories.find((candidate) => candidate.kind === kind);
  if (category === undefined) throw new Error(`No category for symbols of kind "${kind}"`);
  return category;
}

/**
 * Routes of the pages of all symbols of a kind, by their names, in the order of lists. Of names with
 * one slug, the first has it, and others have a number behind it. Needs no schema, so that a browser
 * can make them.
 */
export function symbolPaths(
  kind: SymbolKind,
  names: Iterable<string>,
): ReadonlyMap<string, string> {
  const { folder } = categoryOf(kind);
  // The list of the folder is there.
  const taken = new Set(['index']);
  return new Map(
    [...names].sort(compareNames).map((name) => {
      const slug = slugify(name) || name;
      let free = slug;
      for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
      taken.add(free);
      return [name, `${referencePath}/${folder}/${free}`];
    }),
  );
}

/** Anchor of an argument of an object's field; GraphQL names hold no dot, so it cannot clash. */
export function argumentAnchor(field: string, argument: string): string {
  return `${field}.${argument}`;
}

export const playgroundPath = `${referencePath}/playground`;

/** The page of what each release of the schema changed. */
export const changelogPath = `${referencePath}/changelog`;

export const deprecatedPath = `${referencePath}/deprecated`;

export const scopesPath = `${referencePath}/scopes`;

/** The page that checks the documents of a client. */
export const clientCheckPath = `${referencePath}/check-your-client`;

/** Pages about a whole schema; it may have no use for some. */
export const schemaPages = [changelogPath, deprecatedPath, scopesPath, clientCheckPath] as const;

/** Files of the build that say the same as these pages. */
export const changelogFiles = {
  atom: `${changelogPath}.atom`,
  json: `${changelogPath}.json`,
  upcoming: `${referencePath}/upcoming.json`,
} as const;

/**
 * Where a site has a reference. All that makes pages and data takes the site to be at `/` and the
 * reference at `referencePath`; addresses get their mount where they leave for a browser or a file.
 */
export interface Mount {
  /** Address of the site on its host, with a slash at both ends. */
  readonly base: string;
  /** Route of the reference below it, as `/docs/graphql`. */
  readonly path: string;
  /** Route of the folder of its `llms.txt` and its package for agents; empty for those of the site. */
  readonly files: string;
  /** Whether addresses of pages end with a slash, as the option of a site with this name says. */
  readonly trailingSlash?: true;
}

export const atRoot: Mount = { base: '/', path: referencePath, files: '' };

/** What a site has once, and each further reference of it again. */
const filesOfSite = ['/llms.txt', '/mcp.tgz'];

/** The route of a page, or the path of a file in the build, by its address. */
export function routeAt({ path, files }: Mount, address: string): string {
  if (filesOfSite.includes(address)) return files + address;
  const rest = address.slice(referencePath.length);
  const isOfReference = address.startsWith(referencePath) && /^(?:$|[/#?.])/.test(rest);
  return isOfReference ? path + rest : address;
}

/** An address for a browser. Addresses of other sites and of places on a page stay as they are. */
export function place(mount: Mount, address: string): string {
  if (!/^\/(?!\/)/.test(address)) return address;
  return addressOf(mount, routeAt(mount, address));
}

/** The address of a route for a browser. */
export function addressOf({ base, trailingSlash }: Mount, route: string): string {
  const address = base.slice(0, -1) + route;
  // Not that of a file, and not after one that is there.
  return trailingSlash ? address.replace(/^[^#?]*\/[^/.#?]+(?=[#?]|$)/, '$&/') : address;
}

/** Whether a page of a browser is in the reference. */
export function isWithin({ base, path }: Mount, pathname: string): boolean {
  return `${pathname}/`.startsWith(`${base.slice(0, -1)}${path}/`);
}

/** Path of the Markdown of a page, from the root of the site; undefined for the page of no page. */
export function twinPath(path: string): string | undefined {
  const page = path.replace(/(?<=.)\/$/, '');
  if (page === '/404.html') return undefined;
  return page === '/' ? '/index.md' : `${page}.md`;
}
