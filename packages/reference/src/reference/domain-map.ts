import type { Block } from '../document/tree';
import { link, paragraph, text } from '../document/tree';
import { ownerOf } from '../graphql/names';
import type { ReferenceSymbol } from '../graphql/symbols';
import { isOperation, isType } from '../graphql/symbols';
import type { ReferenceContext } from './context';
import { relationsOf } from './context';
import type { Domain } from './domains';
import { domainKey } from './domains';
import { countOperations, countTypes } from './members';
import { t } from '../i18n/t';

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
