import type { SymbolKind } from '../graphql/routes';
import { argumentAnchor, symbolPaths, categories } from '../graphql/routes';
import type { GraphQLSchema } from 'graphql';
import { flattenMembers, membersOf } from '../graphql/members';
import type { ReferenceSymbol } from '../graphql/symbols';
import { listSymbols } from '../graphql/symbols';

/**
 * A name, its type where it has one, and `deprecated` where it is: `name`, `name Type!`,
 * `NAME  deprecated`. Neither names nor types hold a space.
 */
type NameEntry = string;

/** A member of a symbol; the first of a list is a field, which the others are arguments of. */
type MemberEntry = NameEntry | readonly NameEntry[];

type SymbolEntry = readonly [name: NameEntry, description: string, members: readonly MemberEntry[]];

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

type MemberKind = 'field' | 'inputField' | 'argument' | 'enumValue';

/** Something of the schema that has an address of its own. */
export interface SymbolRecord {
  readonly kind: SymbolKind | MemberKind;
  readonly name: string;
  /** As the GraphQL specification writes it: `Query.books(limit:)`. */
  readonly coordinate: string;
  /** The coordinate without the root type, which says nothing to a reader: `books(limit:)`. */
  readonly label: string;
  /** As the SDL writes it, or nothing. */
  readonly type: string;
  /** One line, or nothing: members have none. */
  readonly description: string;
  /** Route with anchor, without the base address of the site. */
  readonly path: string;
  readonly isDeprecated: boolean;
  /** 0 for a symbol, 1 for its member, 2 for an argument of that. */
  readonly depth: number;
}

/** The records of a file, each symbol before its members. */
export function readSymbols(file: SymbolFile): SymbolRecord[] {
  return file.flatMap((group) => {
    const paths = symbolPaths(
      group.kind,
      group.symbols.map(([entry]) => readEntry(entry).name),
    );
    return group.symbols.flatMap((symbol) => {
      const record = symbolRecord(group, symbol, paths);
      return [record, ...symbol[2].flatMap((member) => memberRecords(record, group.kind, member))];
    });
  });
}

function symbolRecord(
  { kind, prefix }: SymbolGroup,
  [entry, description]: SymbolEntry,
  paths: ReadonlyMap<string, string>,
): SymbolRecord {
  const names = readEntry(entry);
  return {
    ...names,
    kind,
    coordinate: `${prefix}${names.name}`,
    label: prefix === '@' ? `@${names.name}` : names.name,
    description,
    path: paths.get(names.name) ?? '',
    depth: 0,
  };
}

function memberRecords(
  owner: SymbolRecord,
  ownerKind: SymbolKind,
  member: MemberEntry,
): SymbolRecord[] {
  const [entry = '', ...args] = typeof member === 'string' ? [member] : member;
  const names = readEntry(entry);
  const kind = memberKinds[ownerKind];
  if (kind === undefined) return [argumentRecord(owner, names, names.name)];
  const record: SymbolRecord = {
    ...names,
    kind,
    coordinate: `${owner.coordinate}.${names.name}`,
    label: `${owner.label}.${names.name}`,
    description: '',
    path: `${owner.path}#${names.name}`,
    depth: 1,
  };
  return [
    record,
    ...args.map((argument) => {
      const argumentNames = readEntry(argument);
      const anchor = argumentAnchor(names.name, argumentNames.name);
      return { ...argumentRecord(record, argumentNames, anchor), path: `${owner.path}#${anchor}` };
    }),
  ];
}

function argumentRecord(owner: SymbolRecord, names: Names, anchor: string): SymbolRecord {
  return {
    ...names,
    kind: 'argument',
    coordinate: `${owner.coordinate}(${names.name}:)`,
    label: `${owner.label}(${names.name}:)`,
    description: '',
    path: `${owner.path}#${anchor}`,
    depth: owner.depth + 1,
  };
}

/** Of all other kinds that have members these are arguments. */
const memberKinds: Readonly<Partial<Record<SymbolKind, MemberKind>>> = {
  object: 'field',
  interface: 'field',
  input: 'inputField',
  enum: 'enumValue',
};

type Names = Pick<SymbolRecord, 'name' | 'type' | 'isDeprecated'>;

function readEntry(entry: NameEntry): Names {
  const [name = '', type = '', mark] = entry.split(' ');
  return { name, type, isDeprecated: mark === 'deprecated' };
}

export type SectionEntry = readonly [heading: string, anchor: string];

/** A page of prose, by what its author says that it is about. */
export interface GuideRecord {
  readonly kind: 'guide' | 'post';
  readonly title: string;
  readonly description: string;
  /** Route without the base address of the site. */
  readonly path: string;
  readonly sections: readonly SectionEntry[];
}

/** What the search reads beyond names and headings; it is loaded after them. */
export interface TextFile {
  /**
   * By path of a guide: what stands before its first heading, then the text of each of its
   * sections. A line is a sentence, a row of a table or a command.
   */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** One line for each record of `readSymbols`, empty where the schema says nothing. */
  readonly descriptions: readonly string[];
}
