import type { GuideRecord, SymbolRecord } from './records';
import { t } from '../i18n/t';

export type ResultKind = SymbolRecord['kind'] | GuideRecord['kind'];

/** What a badge calls each kind. */
export const kindLabels: Readonly<Record<ResultKind, () => string>> = {
  query: () => t('search.kinds.query'),
  mutation: () => t('search.kinds.mutation'),
  subscription: () => t('search.kinds.subscription'),
  object: () => t('search.kinds.object'),
  interface: () => t('search.kinds.interface'),
  input: () => t('search.kinds.input'),
  enum: () => t('search.kinds.enum'),
  union: () => t('search.kinds.union'),
  scalar: () => t('search.kinds.scalar'),
  typeDirective: () => t('search.kinds.typeDirective'),
  operationDirective: () => t('search.kinds.operationDirective'),
  field: () => t('search.kinds.field'),
  inputField: () => t('search.kinds.inputField'),
  argument: () => t('search.kinds.argument'),
  enumValue: () => t('search.kinds.enumValue'),
  guide: () => t('search.kinds.guide'),
  post: () => t('search.kinds.post'),
};

const choices = [
  { name: 'all', label: () => t('search.kinds.all') },
  { name: 'guides', label: () => t('search.kinds.guides'), kinds: ['guide', 'post'] },
  { name: 'queries', label: () => t('search.kinds.queries'), kinds: ['query'] },
  { name: 'mutations', label: () => t('search.kinds.mutations'), kinds: ['mutation'] },
  { name: 'subscriptions', label: () => t('search.kinds.subscriptions'), kinds: ['subscription'] },
  {
    name: 'types',
    label: () => t('search.kinds.types'),
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
    label: () => t('search.kinds.members'),
    kinds: ['field', 'inputField', 'argument', 'enumValue'],
  },
] as const;

export type FilterName = (typeof choices)[number]['name'];

/** A choice of kinds; without a list it is all of them. */
export interface Filter {
  readonly name: FilterName;
  readonly label: () => string;
  readonly kinds?: readonly ResultKind[];
}

export const filters: readonly Filter[] = choices;

export function acceptsKind(filter: FilterName, kind: ResultKind): boolean {
  const kinds = filters.find(({ name }) => name === filter)?.kinds;
  return kinds === undefined || kinds.includes(kind);
}

/** In characters; the time that a search takes grows with them, and nobody types more. */
export const longestQuery = 200;
