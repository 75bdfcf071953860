import type {
  GraphQLSchema,
  ConstDirectiveNode,
  DefinitionNode,
  EnumValueDefinitionNode,
  FieldDefinitionNode,
  GraphQLNamedType,
  InputValueDefinitionNode,
  NamedTypeNode,
  OperationTypeDefinitionNode,
  TypeDefinitionNode,
} from 'graphql';
import type { Heading, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Place, Problem } from '../graphql/problem';
import type { SchemaFile } from '../graphql/schema-source';
import { buildSchemaFromFiles } from '../graphql/schema-source';
import { isDay } from './days';
import { Kind, print } from 'graphql';

/** A schema as it was on the day of a release, or as it is. */
export interface Snapshot {
  /** `2026-11-22`; undefined for what is not released. */
  readonly date: string | undefined;
  readonly schema: GraphQLSchema;
  /** On what changed since the snapshot before. */
  readonly notes: Notes;
}

/** Reads the files of `releases/`: a folder for each day, with a `schema.graphql` and `notes.md`. */
export function readSnapshots(files: readonly SchemaFile[]): {
  /** The oldest first. */
  readonly snapshots: readonly Snapshot[];
  readonly problems: readonly Problem[];
} {
  const problems = files.flatMap((file) => checkName(file, files));
  const snapshots = files.flatMap((file): Snapshot[] => {
    if (!file.name.endsWith('/schema.graphql') || !isDay(folderOf(file))) return [];
    const notesFile = files.find(({ name }) => name === besides(file, 'notes.md'));
    const { notes, problems: found } = parseNotes(notesFile ?? { name: file.name, text: '' });
    const { schema, problems: faults } = buildSchemaFromFiles([file]);
    problems.push(...faults, ...found);
    return schema ? [{ date: folderOf(file), schema, notes }] : [];
  });
  return { snapshots: snapshots.sort(byDate), problems };
}

function folderOf({ name }: SchemaFile): string {
  return name.split('/').at(-2) ?? '';
}

function besides({ name }: SchemaFile, other: string): string {
  return name.replace(/[^/]*$/, other);
}

function byDate(a: Snapshot, b: Snapshot): number {
  return (a.date ?? '') < (b.date ?? '') ? -1 : 1;
}

function checkName(file: SchemaFile, files: readonly SchemaFile[]): Problem[] {
  const at = (message: string): Problem[] => [{ file: file.name, line: 1, column: 1, message }];
  if (!/(?:^|\/)releases\/[^/]+\/(?:schema\.graphql|notes\.md)$/.test(file.name)) {
    return at(
      'Unexpected file, expected releases/2026-11-22/schema.graphql or notes.md. Delete or move it.',
    );
  }
  const folder = folderOf(file);
  if (!isDay(folder)) {
    return at(`Unexpected folder "${folder}", expected a day such as 2026-11-22. Rename it.`);
  }
  const snapshot = besides(file, 'schema.graphql');
  if (files.some(({ name }) => name === snapshot)) return [];
  return at(`Unexpected notes without ${snapshot}. Restore the snapshot, or delete the notes.`);
}

/** What a release says of one change, and the place of its heading. */
export interface Note extends Place {
  readonly coordinate: string;
  /** CommonMark. */
  readonly text: string;
  /** Where the text begins. */
  readonly textLine: number;
}

/** By the coordinate of what changed. */
export type Notes = ReadonlyMap<string, Note>;

/**
 * Reads a file of notes: a heading of the second level for each coordinate, and text below it.
 * A heading of the first level may open the file, with words for those who write notes.
 */
export function parseNotes({ name: file, text }: SchemaFile): {
  notes: Notes;
  problems: readonly Problem[];
} {
  const nodes = fromMarkdown(text).children;
  const starts = nodes.flatMap((node, index) => (isHeading(node) ? [index] : []));
  const problems: Problem[] = [];
  const notes = new Map<string, Note>();
  const report = (node: RootContent, message: string): void => {
    problems.push({ file, ...startOf(node), message });
  };
  const [opening] = nodes;
  if (opening && !isHeading(opening))
    report(opening, `Unexpected text, expected ${form} above it.`);
  for (const [order, start] of starts.entries()) {
    const node = nodes[start];
    if (!node || !isHeading(node) || (start === 0 && node.depth === 1)) continue;
    const coordinate = coordinateIn(node);
    const below = nodes.slice(start + 1, starts[order + 1]);
    if (coordinate === undefined) {
      report(node, `Unexpected heading, expected ${form}, with one coordinate.`);
    } else if (below.length === 0) {
      report(node, 'Unexpected heading without text, expected what the change means for clients.');
    } else if (notes.has(coordinate)) {
      report(node, `Unexpected second note on "${coordinate}". Merge it with the first.`);
    } else {
      const [from, to] = [below[0]?.position?.start, below.at(-1)?.position?.end];
      notes.set(coordinate, {
        file,
        ...startOf(node),
        coordinate,
        text: text.slice(from?.offset, to?.offset),
        textLine: from?.line ?? 1,
      });
    }
  }
  return { notes, problems };
}

/** Headings below the second level are part of a note. */
function isHeading(node: RootContent): node is Heading {
  return node.type === 'heading' && node.depth <= 2;
}

const form = '"## `Coordinate`"';

function coordinateIn({ depth, children }: Heading): string | undefined {
  const [code] = children;
  if (depth !== 2 || children.length !== 1 || code?.type !== 'inlineCode') return undefined;
  return code.value;
}

function startOf({ position }: RootContent): { line: number; column: number } {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  return { line, column };
}

/** Where the releases of a schema are, beside its files. */
export interface ReleasePaths {
  /** Folder of the SDL, `.` at the top of the site. */
  readonly folder: string;
  /** Folder with a folder for each release. */
  readonly releases: string;
  /** File of the notes on what is not released. */
  readonly unreleased: string;
}

/** For a file or a glob of SDL; of a glob, what is in front of its first star or other sign. */
export function releasePathsOf(schemaPattern: string): ReleasePaths {
  const [fixed = ''] = /^[^*?{[(!]*/.exec(schemaPattern) ?? [];
  const folder = fixed.slice(0, fixed.lastIndexOf('/') + 1);
  return {
    folder: folder.slice(0, -1) || '.',
    releases: `${folder}releases`,
    unreleased: `${folder}unreleased.md`,
  };
}

/**
 * Prints the SDL of a schema as a release keeps it: one document with extensions merged, and with
 * the directives that it applies, which `printSchema` leaves out. Where a definition stands in the
 * files of the schema makes no difference. The order of values and error codes does: roles are
 * ranked by the order of their enum.
 */
export function printSnapshot(schema: GraphQLSchema): string {
  const definitions: DefinitionNode[] = [
    ...schemaDefinition(schema),
    ...byName(schema.getDirectives().flatMap(({ astNode }) => astNode ?? [])).map((directive) => ({
      ...directive,
      arguments: byName(directive.arguments ?? []),
      locations: byKey(directive.locations, ({ value }) => value),
    })),
    ...byName(Object.values(schema.getTypeMap()).flatMap(mergeType)),
  ];
  return `${print({ kind: Kind.DOCUMENT, definitions })}\n`;
}

function schemaDefinition(schema: GraphQLSchema): DefinitionNode[] {
  const { astNode } = schema;
  if (!astNode) return [];
  const nodes = [astNode, ...schema.extensionASTNodes];
  const operationTypes = nodes.flatMap((node): readonly OperationTypeDefinitionNode[] => {
    return node.operationTypes ?? [];
  });
  return [
    { ...astNode, operationTypes, directives: nodes.flatMap(({ directives }) => directives ?? []) },
  ];
}

/** What definitions and extensions of a type are made of; each kind has some of it. */
interface Parts {
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
  readonly interfaces?: readonly NamedTypeNode[] | undefined;
  readonly fields?: readonly (FieldDefinitionNode | InputValueDefinitionNode)[] | undefined;
  readonly types?: readonly NamedTypeNode[] | undefined;
  readonly values?: readonly EnumValueDefinitionNode[] | undefined;
}

function mergeType({ astNode, extensionASTNodes }: GraphQLNamedType): TypeDefinitionNode[] {
  if (!astNode) return [];
  const nodes: readonly Parts[] = [astNode, ...extensionASTNodes];
  const merged = {
    ...astNode,
    directives: nodes.flatMap(({ directives = [] }) => directives),
    interfaces: byName(nodes.flatMap(({ interfaces = [] }) => interfaces)),
    fields: byName(nodes.flatMap(({ fields = [] }) => fields)).map((field) =>
      'arguments' in field ? { ...field, arguments: byName(field.arguments ?? []) } : field,
    ),
    types: byName(nodes.flatMap(({ types = [] }) => types)),
    values: nodes.flatMap(({ values = [] }) => values),
  };
  return [merged as TypeDefinitionNode];
}

function byName<T extends { readonly name: { readonly value: string } }>(nodes: readonly T[]): T[] {
  return byKey(nodes, ({ name }) => name.value);
}

/** By code unit, which is the same on every machine. */
function byKey<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...items].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0));
}
