import { slugify } from './names';
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
  {
    kind: 'query',
    folder: 'operations/queries',
    label: t('reference.kinds.queries'),
    forms: t('reference.kinds.query'),
  },
  {
    kind: 'mutation',
    folder: 'operations/mutations',
    label: t('reference.kinds.mutations'),
    forms: t('reference.kinds.mutation'),
  },
  {
    kind: 'subscription',
    folder: 'operations/subscriptions',
    label: t('reference.kinds.subscriptions'),
    forms: t('reference.kinds.subscription'),
  },
  {
    kind: 'object',
    folder: 'types/objects',
    label: t('reference.kinds.objects'),
    forms: t('reference.kinds.object'),
  },
  {
    kind: 'interface',
    folder: 'types/interfaces',
    label: t('reference.kinds.interfaces'),
    forms: t('reference.kinds.interface'),
  },
  {
    kind: 'input',
    folder: 'types/inputs',
    label: t('reference.kinds.inputs'),
    forms: t('reference.kinds.input'),
  },
  {
    kind: 'enum',
    folder: 'types/enums',
    label: t('reference.kinds.enums'),
    forms: t('reference.kinds.enum'),
  },
  {
    kind: 'union',
    folder: 'types/unions',
    label: t('reference.kinds.unions'),
    forms: t('reference.kinds.union'),
  },
  {
    kind: 'scalar',
    folder: 'types/scalars',
    label: t('reference.kinds.scalars'),
    forms: t('reference.kinds.scalar'),
  },
  {
    kind: 'typeDirective',
    folder: 'types/directives',
    label: t('reference.kinds.directives'),
    forms: t('reference.kinds.directive'),
  },
  {
    kind: 'operationDirective',
    folder: 'operations/directives',
    label: t('reference.kinds.operationDirectives'),
    forms: t('reference.kinds.directive'),
  },
] as const;

export type SymbolKind = (typeof all)[number]['kind'];

/** In the order of the sidebar. */
export const categories: readonly Category[] = all;

export function categoryOf(kind: SymbolKind): Category {
  const category = categories.find((candidate) => candidate.kind === kind);
  if (category === undefined) throw new Error(`No category for symbols of kind "${kind}"`);
  return category;
}

/** Route of a symbol's page. Needs no schema, so that a browser can make it from a name. */
export function symbolPath(kind: SymbolKind, name: string): string {
  return `${referencePath}/${categoryOf(kind).folder}/${slugify(name)}`;
}

/** Anchor of an argument of an object's field; GraphQL names hold no dot, so it cannot clash. */
export function argumentAnchor(field: string, argument: string): string {
  return `${field}.${argument}`;
}

/** The page of what each release of the schema changed. */
export const changelogPath = `${referencePath}/changelog`;

/** The page of all that is deprecated. */
export const deprecatedPath = `${referencePath}/deprecated`;

/** The page of all scopes. */
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
