import type { SchemaElement } from '../graphql/members';
import { capitalise, compareNames, ownerOf, slugify } from '../graphql/names';
import { referencePath } from '../graphql/routes';
import type { OperationSymbol, ReferenceSymbol } from '../graphql/symbols';
import { isOperation, isType } from '../graphql/symbols';
import type { GroupBy } from '../options/contract';
import type { ReferenceContext } from './context';
import { sourceOf, relationsOf } from './context';
import { t } from '../i18n/t';
import type { Block } from '../document/tree';
import { link, paragraph, text } from '../document/tree';
import { countOperations, countTypes } from './members';

/** A part of the API: by default, what one file of the schema defines. */
export interface Domain {
  /** What its symbols have in common: a file, or what `groupBy` says of them. */
  readonly key: string;
  readonly label: string;
  /** Anchor of its section on the landing page. */
  readonly id: string;
  readonly operations: readonly OperationSymbol[];
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
  // No file can be named so.
  const common = { id: 'no-domain', label: t('reference.common') };
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
function domainKey(symbol: ReferenceSymbol, groupBy: GroupBy): string {
  if (groupBy === 'file') return sourceOf(symbol)?.file ?? '';
  if (typeof groupBy === 'function') return isOperation(symbol) ? groupBy(symbol.definition) : '';
  const { astNode }: SchemaElement = symbol.definition;
  const directive = astNode?.directives?.find(({ name }) => name.value === groupBy.directive);
  const value = directive?.arguments?.find(({ name }) => name.value === groupBy.argument)?.value;
  return value && 'value' in value ? String(value.value) : '';
}

/**
 * The domains one below the other, and an arc from each to those whose types it uses. Each uses
 * mostly what is below it, so what the others rest on is at the foot.
 */
export function domainMap(domains: readonly Domain[], uses: readonly DomainUse[]): Block[] {
  const shown = strongUses(uses);
  if (shown.length === 0) return [];
  const rows = inOrder(domains, shown);
  return [
    paragraph(text(t('reference.mapLegend'))),
    {
      type: 'domainMap',
      entries: rows.map(({ id, label, operations, types }) => [
        link(`#${id}`, text(label)),
        text(` ${countOperations(operations.length)}, ${countTypes(types)}`),
      ]),
      arcs: shown.map(({ from, to, count }) => [rows.indexOf(from), rows.indexOf(to), count]),
    },
  ];
}

/** A single field is noise, unless it is the most that a domain has to do with others. */
function strongUses(uses: readonly DomainUse[]): DomainUse[] {
  return uses.filter(
    ({ from, count }) =>
      count > 1 || !uses.some((other) => other.from === from && other.count > count),
  );
}

/** As few arcs lead up as can be, and all are short; the domains without arcs are last. */
function inOrder(domains: readonly Domain[], uses: readonly DomainUse[]): Domain[] {
  const joined = domains.filter((domain) =>
    uses.some(({ from, to }) => from === domain || to === domain),
  );
  let best = joined;
  let moved = best;
  do {
    best = moved;
    moved = bestMove(best, uses);
  } while (moved !== best);
  return [...best, ...domains.filter((domain) => !joined.includes(domain))];
}

/** The order after the one move of a domain that gains most, or the same order if none gains. */
function bestMove(order: Domain[], uses: readonly DomainUse[]): Domain[] {
  const moves = order.flatMap((domain) => {
    const others = order.filter((other) => other !== domain);
    return order.map((_, place) => others.toSpliced(place, 0, domain));
  });
  return moves.reduce(
    (best, move) => (strain(move, uses) < strain(best, uses) ? move : best),
    order,
  );
}

/** Length of all arcs, each as often as it has fields; one that leads up is as long as the list more. */
function strain(order: readonly Domain[], uses: readonly DomainUse[]): number {
  const places = new Map(order.map((domain, place) => [domain, place]));
  return uses.reduce((sum, { from, to, count }) => {
    const length = (places.get(to) ?? 0) - (places.get(from) ?? 0);
    return sum + count * (length > 0 ? length : order.length - length);
  }, 0);
}

/** How many fields, operations and unions of one domain have types that another defines. */
export interface DomainUse {
  readonly from: Domain;
  readonly to: Domain;
  readonly count: number;
}

/** Who uses whom, in the order of the domains. What belongs to no domain is common to all. */
export function listDomainUses(context: ReferenceContext, domains: readonly Domain[]): DomainUse[] {
  const keyOf = (symbol: ReferenceSymbol): string => domainKey(symbol, context.groupBy);
  const keys = new Map(
    context.symbols
      .filter((symbol) => isOperation(symbol) || isType(symbol))
      .map((symbol) => [symbol.coordinate, keyOf(symbol)]),
  );
  const keyOfMember = (member: string): string | undefined =>
    keys.get(member) ?? keys.get(ownerOf(member));
  return domains.flatMap((to) => {
    const types = context.symbols.filter((symbol) => isType(symbol) && keyOf(symbol) === to.key);
    const members = new Set(types.flatMap(({ name }) => membersThatUse(context, name)));
    return domains.flatMap((from) => {
      if (from === to) return [];
      const count = [...members].filter((member) => keyOfMember(member) === from.key).length;
      return count === 0 ? [] : [{ from, to, count }];
    });
  });
}

function membersThatUse(context: ReferenceContext, type: string): string[] {
  const { returnedBy, heldBy, takenBy, memberOf } = relationsOf(context, type);
  const members = takenBy.map((argument) => argument.replace(/\(.*/, ''));
  return [...returnedBy, ...heldBy, ...members, ...memberOf];
}
