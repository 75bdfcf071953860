import { capitalise, slugify } from '../graphql/names';
import { referencePath } from '../graphql/routes';
import type { OperationSymbol, ReferenceSymbol } from '../graphql/symbols';
import { compareNames, isOperation, isType } from '../graphql/symbols';
import type { GroupBy } from '../options/contract';
import type { ReferenceContext } from './context';
import { sourceOf } from './context';
import { t } from '../i18n/t';

/** A part of the API: by default, what one file of the schema defines. */
export interface Domain {
  /** What its symbols have in common: a file, or what `groupBy` says of them. */
  readonly key: string;
  readonly label: string;
  /** Anchor of its section on the landing page. */
  readonly id: string;
  readonly operations: readonly OperationSymbol[];
  /** Number of its types. */
  readonly types: number;
}

/** The groups of operations, by name; one alone divides nothing, and there are none then. */
export function listDomains({ symbols, groupBy }: Grouped): Domain[] {
  const operations = symbols.filter(isOperation);
  const types = symbols.filter(isType);
  const keyIn = (symbol: ReferenceSymbol): string => domainKey(symbol, groupBy);
  const keys = [...new Set(operations.map(keyIn))].filter(
    (key) => key !== '' || groupBy === 'file',
  );
  if (keys.length < 2) return [];
  const isFile = groupBy === 'file';
  const names = keys.map((key) => ({
    key,
    name: isFile ? key.replace(/^.*\/|\.\w+$/g, '') : key,
  }));
  names.sort((a, b) => compareNames(a.name, b.name));
  return names.map(({ key, name }) => {
    const words = isFile ? name.replace(/-/g, ' ') : name;
    return {
      key,
      label: capitalise(words),
      id: `domain-${isFile ? name : slugify(name)}`,
      operations: operations.filter((symbol) => keyIn(symbol) === key),
      types: types.filter((symbol) => keyIn(symbol) === key).length,
    };
  });
}

/** What domains are made from. */
type Grouped = Pick<ReferenceContext, 'symbols' | 'groupBy'>;

/** A domain with all its symbols, in the order of the kinds. */
export interface DomainGroup extends Pick<Domain, 'label' | 'id'> {
  readonly symbols: readonly ReferenceSymbol[];
}

/**
 * All symbols by domain, in the order of the sidebar. What belongs to no domain comes last; there
 * are no groups if there are no domains.
 */
export function groupByDomain(context: Grouped): DomainGroup[] {
  const domains = listDomains(context);
  if (domains.length === 0) return [];
  const groups = new Map(domains.map(({ key, id, label }) => [key, { id, label }]));
  const common = {
    // No file can be named so.
    id: 'no-domain',
    label: t('reference.common'),
  };
  const domainOf = (symbol: ReferenceSymbol): typeof common =>
    groups.get(domainKey(symbol, context.groupBy)) ?? common;
  return [...groups.values(), common]
    .map((domain) => ({
      ...domain,
      symbols: context.symbols.filter((symbol) => domainOf(symbol) === domain),
    }))
    .filter(({ symbols }) => symbols.length > 0);
}

/** Where the symbols of a domain are listed. */
export function domainPath({ id }: Pick<Domain, 'id'>): string {
  return `${referencePath}#${id}`;
}

/** The group of a symbol; empty for none. A function is asked about operations alone. */
export function domainKey(symbol: ReferenceSymbol, groupBy: GroupBy): string {
  if (groupBy === 'file') return sourceOf(symbol)?.file ?? '';
  if (typeof groupBy === 'function') return isOperation(symbol) ? groupBy(symbol.definition) : '';
  const { astNode } = symbol.definition;
  const directive =
    astNode && 'directives' in astNode
      ? astNode.directives?.find(({ name }) => name.value === groupBy.directive)
      : undefined;
  const value = directive?.arguments?.find(({ name }) => name.value === groupBy.argument)?.value;
  return value && 'value' in value ? String(value.value) : '';
}
