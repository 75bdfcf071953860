import { translate } from '../i18n/translate';
import type { GuideRecord, SymbolRecord } from './records';

export type ResultKind = SymbolRecord['kind'] | GuideRecord['kind'];

/** What a badge calls each kind. */
export const kindLabels: Readonly<Record<ResultKind, string>> = {
  query: translate({ id: 'search.kinds.query', message: 'query' }),
  mutation: translate({ id: 'search.kinds.mutation', message: 'mutation' }),
  subscription: translate({ id: 'search.kinds.subscription', message: 'subscription' }),
  object: translate({ id: 'search.kinds.object', message: 'object' }),
  interface: translate({ id: 'search.kinds.interface', message: 'interface' }),
  input: translate({ id: 'search.kinds.input', message: 'input' }),
  enum: translate({ id: 'search.kinds.enum', message: 'enum' }),
  union: translate({ id: 'search.kinds.union', message: 'union' }),
  scalar: translate({ id: 'search.kinds.scalar', message: 'scalar' }),
  typeDirective: translate({ id: 'search.kinds.typeDirective', message: 'directive' }),
  operationDirective: translate({ id: 'search.kinds.operationDirective', message: 'directive' }),
  field: translate({ id: 'search.kinds.field', message: 'field' }),
  inputField: translate({ id: 'search.kinds.inputField', message: 'input field' }),
  argument: translate({ id: 'search.kinds.argument', message: 'argument' }),
  enumValue: translate({ id: 'search.kinds.enumValue', message: 'enum value' }),
  guide: translate({ id: 'search.kinds.guide', message: 'guide' }),
  post: translate({ id: 'search.kinds.post', message: 'blog' }),
};

/** A choice of kinds; without a list it is all of them. */
interface Choice {
  readonly name: string;
  readonly label: string;
  readonly kinds?: readonly ResultKind[];
}

const choices = [
  { name: 'all', label: translate({ id: 'search.kinds.all', message: 'All' }) },
  {
    name: 'guides',
    label: translate({ id: 'search.kinds.guides', message: 'Guides and blog' }),
    kinds: ['guide', 'post'],
  },
  {
    name: 'queries',
    label: translate({ id: 'search.kinds.queries', message: 'Queries' }),
    kinds: ['query'],
  },
  {
    name: 'mutations',
    label: translate({ id: 'search.kinds.mutations', message: 'Mutations' }),
    kinds: ['mutation'],
  },
  {
    name: 'subscriptions',
    label: translate({ id: 'search.kinds.subscriptions', message: 'Subscriptions' }),
    kinds: ['subscription'],
  },
  {
    name: 'types',
    label: translate({ id: 'search.kinds.types', message: 'Types' }),
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
    label: translate({ id: 'search.kinds.members', message: 'Members' }),
    kinds: ['field', 'inputField', 'argument', 'enumValue'],
  },
] as const satisfies readonly Choice[];

export type FilterName = (typeof choices)[number]['name'];

export interface Filter extends Choice {
  readonly name: FilterName;
}

export const filters: readonly Filter[] = choices;

export function acceptsKind(filter: FilterName, kind: ResultKind): boolean {
  const kinds = filters.find(({ name }) => name === filter)?.kinds;
  return kinds === undefined || kinds.includes(kind);
}

/** In characters; the time that a search takes grows with them, and nobody types more. */
export const longestQuery = 200;
