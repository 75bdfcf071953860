import type { GuideRecord } from './guide-record';
import type { SymbolRecord } from './symbol-records';

export type ResultKind = SymbolRecord['kind'] | GuideRecord['kind'];

/** What a badge calls each kind. */
export const kindLabels: Readonly<Record<ResultKind, string>> = {
  query: 'query',
  mutation: 'mutation',
  subscription: 'subscription',
  object: 'object',
  interface: 'interface',
  input: 'input',
  enum: 'enum',
  union: 'union',
  scalar: 'scalar',
  typeDirective: 'directive',
  operationDirective: 'directive',
  field: 'field',
  inputField: 'input field',
  argument: 'argument',
  enumValue: 'enum value',
  guide: 'guide',
  post: 'blog',
};

export type FilterName =
  | 'all'
  | 'guides'
  | 'queries'
  | 'mutations'
  | 'subscriptions'
  | 'types'
  | 'members';

/** A choice of kinds; without a list it is all of them. */
export interface Filter {
  readonly name: FilterName;
  readonly label: string;
  readonly kinds?: readonly ResultKind[];
}

export const filters: readonly Filter[] = [
  { name: 'all', label: 'All' },
  { name: 'guides', label: 'Guides and blog', kinds: ['guide', 'post'] },
  { name: 'queries', label: 'Queries', kinds: ['query'] },
  { name: 'mutations', label: 'Mutations', kinds: ['mutation'] },
  { name: 'subscriptions', label: 'Subscriptions', kinds: ['subscription'] },
  {
    name: 'types',
    label: 'Types',
    kinds: [
      'object',
      'interface',
      'input',
      'enum',
      'union',
      'scalar',
      'typeDirective',
      'operationDirective',
    ],
  },
  {
    name: 'members',
    label: 'Members',
    kinds: ['field', 'inputField', 'argument', 'enumValue'],
  },
];

export function acceptsKind(filter: FilterName, kind: ResultKind): boolean {
  const kinds = filters.find(({ name }) => name === filter)?.kinds;
  return kinds === undefined || kinds.includes(kind);
}
