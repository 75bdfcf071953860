import { memo } from 'graphql-docs-reference/calls';
import type { Category, SymbolKind } from 'graphql-docs-reference/graphql';
import { categories, namedType } from 'graphql-docs-reference/graphql';
import type { SymbolFile, SymbolMatch, SymbolRecord } from 'graphql-docs-reference/search';
import { createSymbolMatcher, readSymbols } from 'graphql-docs-reference/search';
import { currentApi } from '../api';

export interface SymbolGroup extends Pick<Category, 'label'> {
  readonly symbols: readonly SymbolRecord[];
}

export interface SchemaIndex {
  /** Operations and types, by kind. */
  readonly groups: readonly SymbolGroup[];
  /** The likeliest first. */
  readonly find: (query: string) => readonly SymbolRecord[];
  /** Fields, arguments or values; of an operation its arguments. */
  readonly membersOf: (record: SymbolRecord) => readonly SymbolRecord[];
  /** The type at the heart of the type of a field or argument. */
  readonly typeOf: (record: SymbolRecord) => SymbolRecord | undefined;
  readonly typeNamed: (name: string) => SymbolRecord | undefined;
  /** The symbol that a member is of, or the symbol itself. */
  readonly ownerOf: (record: SymbolRecord) => SymbolRecord;
}

const directives: readonly SymbolKind[] = ['typeDirective', 'operationDirective'];

const indexOf = memo(createSchemaIndex);

export async function loadSchemaIndex(): Promise<SchemaIndex> {
  return indexOf(await currentApi().loadSymbols());
}

export function createSchemaIndex(file: SymbolFile): SchemaIndex {
  const records = readSymbols(file).filter(({ coordinate }) => !coordinate.startsWith('@'));
  const symbols = records.filter(({ depth }) => depth === 0);
  const types = new Map(symbols.map((symbol) => [symbol.coordinate, symbol]));
  const members = new Map<SymbolRecord, SymbolRecord[]>();
  const owners = new Map<SymbolRecord, SymbolRecord>();
  const path: SymbolRecord[] = [];
  for (const record of records) {
    path.length = record.depth;
    const [symbol] = path;
    const parent = path.at(-1);
    if (parent) members.set(parent, [...(members.get(parent) ?? []), record]);
    if (symbol) owners.set(record, symbol);
    path.push(record);
  }
  const match = createSymbolMatcher(records);
  return {
    groups: categories
      .filter(({ kind }) => !directives.includes(kind))
      .map(({ kind, label }) => ({ label, symbols: symbols.filter((one) => one.kind === kind) }))
      .filter((group) => group.symbols.length > 0),
    find: (query) =>
      match(query)
        .sort((one, other) => placeOf(one) - placeOf(other))
        .map(({ record }) => record),
    membersOf: (record) => members.get(record) ?? [],
    typeOf: ({ type }) => types.get(namedType(type)),
    typeNamed: (name) => types.get(name),
    ownerOf: (record) => owners.get(record) ?? record,
  };
}

/** What has the words of a query in its own name: operations first, then types, and values last. */
function placeOf({ record: { kind, depth }, tier }: SymbolMatch): number {
  if (tier === 'exact' && depth === 0) return 0;
  if (!['exact', 'prefix', 'words'].includes(tier)) return 4;
  if (kind === 'query' || kind === 'mutation') return 1;
  return kind === 'enumValue' ? 3 : 2;
}
