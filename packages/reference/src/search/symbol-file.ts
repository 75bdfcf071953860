import type { GraphQLSchema } from 'graphql';
import { flattenMembers, membersOf } from '../graphql/members';
import type { SymbolKind } from '../graphql/routes';
import { categories } from '../graphql/routes';
import type { ReferenceSymbol } from '../graphql/symbols';
import { listSymbols } from '../graphql/symbols';

/**
 * A name, its type where it has one, and `deprecated` where it is: `name`, `name Type!`,
 * `NAME  deprecated`. Neither names nor types hold a space.
 */
export type NameEntry = string;

/** A member of a symbol; the first of a list is a field, which the others are arguments of. */
export type MemberEntry = NameEntry | readonly NameEntry[];

export type SymbolEntry = readonly [
  name: NameEntry,
  description: string,
  members: readonly MemberEntry[],
];

/** The symbols of one kind. */
export interface SymbolGroup {
  readonly kind: SymbolKind;
  /** What is before their names in a coordinate: `Query.`, `@`, or nothing. */
  readonly prefix: string;
  readonly symbols: readonly SymbolEntry[];
}

/**
 * What a browser needs to find every symbol, field, argument and value of a schema. Addresses and
 * coordinates are left out, since they follow from kinds and names.
 */
export type SymbolFile = readonly SymbolGroup[];

/** @param summarize gives the description of a symbol as one line of plain text. */
export function makeSymbolFile(
  schema: GraphQLSchema,
  summarize: (description: string | null | undefined) => string,
): SymbolFile {
  const symbols = listSymbols(schema);
  return categories.flatMap(({ kind }): SymbolGroup[] => {
    const ofKind = symbols.filter((symbol) => symbol.kind === kind);
    const [first] = ofKind;
    if (first === undefined) return [];
    return [
      {
        kind,
        prefix: first.coordinate.slice(0, -first.name.length),
        symbols: ofKind.map(({ definition }) => [
          nameEntry(definition),
          summarize(definition.description),
          memberEntries(definition),
        ]),
      },
    ];
  });
}

function memberEntries(definition: ReferenceSymbol['definition']): MemberEntry[] {
  return membersOf(definition, '').map((member) =>
    member.args.length === 0
      ? nameEntry(member.definition)
      : flattenMembers([member]).map((each) => nameEntry(each.definition)),
  );
}

interface Named {
  readonly name: string;
  readonly type?: { readonly toString: () => string };
  readonly deprecationReason?: string | null | undefined;
}

function nameEntry({ name, type, deprecationReason }: Named): NameEntry {
  const words = [name, type?.toString() ?? '', deprecationReason ? 'deprecated' : ''];
  return words.join(' ').trimEnd();
}
