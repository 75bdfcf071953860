/** Route below which every page of the reference is. */
export const referencePath = '/docs/graphql';

export type SymbolKind =
  | 'query'
  | 'mutation'
  | 'subscription'
  | 'object'
  | 'interface'
  | 'input'
  | 'enum'
  | 'union'
  | 'scalar'
  | 'operationDirective'
  | 'typeDirective';

/** A folder of the reference, with an index page of its own. */
export interface Category {
  readonly kind: SymbolKind;
  /** Folder below `referencePath`, which is also the route of the index page. */
  readonly folder: string;
  readonly label: string;
  readonly singular: string;
}

/** In the order of the sidebar. */
export const categories: readonly Category[] = [
  { kind: 'query', folder: 'operations/queries', label: 'Queries', singular: 'query' },
  { kind: 'mutation', folder: 'operations/mutations', label: 'Mutations', singular: 'mutation' },
  {
    kind: 'subscription',
    folder: 'operations/subscriptions',
    label: 'Subscriptions',
    singular: 'subscription',
  },
  { kind: 'object', folder: 'types/objects', label: 'Objects', singular: 'object' },
  { kind: 'interface', folder: 'types/interfaces', label: 'Interfaces', singular: 'interface' },
  { kind: 'input', folder: 'types/inputs', label: 'Inputs', singular: 'input' },
  { kind: 'enum', folder: 'types/enums', label: 'Enums', singular: 'enum' },
  { kind: 'union', folder: 'types/unions', label: 'Unions', singular: 'union' },
  { kind: 'scalar', folder: 'types/scalars', label: 'Scalars', singular: 'scalar' },
  { kind: 'typeDirective', folder: 'types/directives', label: 'Directives', singular: 'directive' },
  {
    kind: 'operationDirective',
    folder: 'operations/directives',
    label: 'Operation directives',
    singular: 'directive',
  },
];

export function categoryOf(kind: SymbolKind): Category {
  const category = categories.find((candidate) => candidate.kind === kind);
  if (category === undefined) throw new Error(`No category for symbols of kind "${kind}"`);
  return category;
}
