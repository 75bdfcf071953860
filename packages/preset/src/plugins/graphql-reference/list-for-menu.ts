import type { Groups, SymbolFile } from 'graphql-docs-reader/components';
import { deprecationOf, referencePath } from 'graphql-docs-reference/graphql';
import type { ReferenceContext } from 'graphql-docs-reference/reference';
import { categoriesOf, domainPath, groupByDomain } from 'graphql-docs-reference/reference';

/** What the sidebar needs of the symbols: its groups at once, and the rest on demand. */
export function listForMenu(context: ReferenceContext): { groups: Groups; symbols: SymbolFile } {
  const domains = groupByDomain(context);
  const kinds = categoriesOf(context).map((category) => ({
    ...category,
    symbols: context.symbols.filter(({ kind }) => kind === category.kind),
  }));
  return {
    groups: {
      domain: domains.map(({ id, label, symbols }) => ({
        id,
        label,
        href: domainPath({ id }),
        count: symbols.length,
      })),
      kind: kinds.map(({ kind, label, folder, symbols }) => ({
        id: kind,
        label,
        href: `${referencePath}/${folder}`,
        count: symbols.length,
      })),
    },
    symbols: Object.fromEntries(
      kinds.map(({ kind, symbols }) => [
        kind,
        symbols.map((symbol) => {
          const domain = domains.findIndex((group) => group.symbols.includes(symbol));
          return deprecationOf(symbol) ? [symbol.name, domain, 1] : [symbol.name, domain];
        }),
      ]),
    ),
  };
}
