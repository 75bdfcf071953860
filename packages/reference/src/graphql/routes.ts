import { translate } from '../i18n/translate';
import { slugify } from './names';

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
    label: translate({ id: 'reference.kinds.queries', message: 'Queries' }),
    forms: translate({ id: 'reference.kinds.query', message: 'query|queries' }),
  },
  {
    kind: 'mutation',
    folder: 'operations/mutations',
    label: translate({ id: 'reference.kinds.mutations', message: 'Mutations' }),
    forms: translate({ id: 'reference.kinds.mutation', message: 'mutation|mutations' }),
  },
  {
    kind: 'subscription',
    folder: 'operations/subscriptions',
    label: translate({ id: 'reference.kinds.subscriptions', message: 'Subscriptions' }),
    forms: translate({ id: 'reference.kinds.subscription', message: 'subscription|subscriptions' }),
  },
  {
    kind: 'object',
    folder: 'types/objects',
    label: translate({ id: 'reference.kinds.objects', message: 'Objects' }),
    forms: translate({ id: 'reference.kinds.object', message: 'object|objects' }),
  },
  {
    kind: 'interface',
    folder: 'types/interfaces',
    label: translate({ id: 'reference.kinds.interfaces', message: 'Interfaces' }),
    forms: translate({ id: 'reference.kinds.interface', message: 'interface|interfaces' }),
  },
  {
    kind: 'input',
    folder: 'types/inputs',
    label: translate({ id: 'reference.kinds.inputs', message: 'Inputs' }),
    forms: translate({ id: 'reference.kinds.input', message: 'input|inputs' }),
  },
  {
    kind: 'enum',
    folder: 'types/enums',
    label: translate({ id: 'reference.kinds.enums', message: 'Enums' }),
    forms: translate({ id: 'reference.kinds.enum', message: 'enum|enums' }),
  },
  {
    kind: 'union',
    folder: 'types/unions',
    label: translate({ id: 'reference.kinds.unions', message: 'Unions' }),
    forms: translate({ id: 'reference.kinds.union', message: 'union|unions' }),
  },
  {
    kind: 'scalar',
    folder: 'types/scalars',
    label: translate({ id: 'reference.kinds.scalars', message: 'Scalars' }),
    forms: translate({ id: 'reference.kinds.scalar', message: 'scalar|scalars' }),
  },
  {
    kind: 'typeDirective',
    folder: 'types/directives',
    label: translate({ id: 'reference.kinds.directives', message: 'Directives' }),
    forms: translate({ id: 'reference.kinds.directive', message: 'directive|directives' }),
  },
  {
    kind: 'operationDirective',
    folder: 'operations/directives',
    label: translate({
      id: 'reference.kinds.operationDirectives',
      message: 'Operation directives',
    }),
    forms: translate({ id: 'reference.kinds.directive', message: 'directive|directives' }),
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

/** Files of the build that say the same as these pages. */
export const changelogFiles = {
  atom: `${changelogPath}.atom`,
  json: `${changelogPath}.json`,
  upcoming: `${referencePath}/upcoming.json`,
} as const;
