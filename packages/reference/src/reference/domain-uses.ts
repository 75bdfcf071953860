import type { ReferenceSymbol } from '../graphql/symbols';
import { isOperation, isType } from '../graphql/symbols';
import type { ReferenceContext } from './context';
import { relationsOf } from './context';
import type { Domain } from './domains';
import { domainKey } from './domains';
import { ownerOf } from './neighbours';

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
