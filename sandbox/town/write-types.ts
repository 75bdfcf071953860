import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import { readFiles, readSchema } from 'docusaurus-preset-graphql-docs/content';
import { InputError } from 'graphql-docs-reference/graphql';
import type { GraphQLObjectType, GraphQLSchema, TypeNode } from 'graphql';
import {
  isEnumType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  parse,
} from 'graphql';
import type { Column, TableSource } from './read-town';
import { columnsOf, namedTypeOf, readTables, tablePattern } from './read-town';

/** Where the generated types are, relative to the site; git ignores them. */
const folder = 'sandbox/types';

/**
 * Writes the types by which the compiler checks the resolvers of the sandbox.
 *
 * @throws InputError with what is wrong with the schema or the tables.
 */
export async function writeTypes(siteDir: string): Promise<void> {
  const { schema, sdl } = await readSchema(siteDir, 'schema/**/*.graphql');
  const { tables, problems } = readTables(await readFiles(siteDir, tablePattern));
  if (problems.length > 0) throw new InputError(problems);
  await writeIfChanged(join(siteDir, folder, 'schema.ts'), await printSchemaTypes(sdl, schema));
  await writeIfChanged(join(siteDir, folder, 'tables.ts'), printTableTypes(schema, tables));
}

/** A file that stays as it is keeps its date, so that no editor checks everything again. */
async function writeIfChanged(path: string, text: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => undefined)) !== text) await writeFile(path, text);
}

/** What a field of each scalar of the schema is in TypeScript. */
const scalars = {
  Date: 'string',
  DateTime: 'string',
  UUID: 'string',
  JSONObject: 'Readonly<Record<string, unknown>>',
  Upload: 'unknown',
  Void: 'null',
  GeoJSON: 'Readonly<Record<string, unknown>>',
  GeoJsonPoint: { input: 'unknown', output: 'GeoPoint' },
  GeoJsonPolygon: { input: 'unknown', output: 'GeoPolygon' },
};

const config = {
  disableDescriptions: true,
  // A row holds each of its columns, and an input what has a default.
  avoidOptionals: { field: true, defaultValue: true },
  enumsAsTypes: true,
  immutableTypes: true,
  namingConvention: 'keep',
  scalars,
  strictScalars: true,
  useTypeImports: true,
};

/** TypeScript of the types, fields and arguments of the schema. */
async function printSchemaTypes(sdl: string, schema: GraphQLSchema): Promise<string> {
  const types = await codegen({
    filename: 'schema.ts',
    documents: [],
    schema: parse(sdl),
    config,
    plugins: [{ typescript: {} }],
    pluginMap: { typescript },
  });
  return [
    "import type { GeoPoint, GeoPolygon } from './geo';",
    types,
    printFields(schema),
    '',
  ].join('\n\n');
}

/** Object types by name, and the arguments of their fields. */
function printFields(schema: GraphQLSchema): string {
  const objects = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !isIntrospectionType(type),
  ) as GraphQLObjectType[];
  const withArguments = objects.flatMap((type) => {
    const fields = Object.values(type.getFields()).filter(({ args }) => args.length > 0);
    const lines = fields.map(({ name, args }) => {
      // What is required or has a default is always there.
      const given = args.filter((arg) => isNonNullType(arg.type) || arg.defaultValue !== undefined);
      const names = given.map((arg) => `'${arg.name}'`).join(' | ');
      const all = `${type.name}${name}Args`;
      return `    ${name}: ${names ? `RequireFields<${all}, ${names}>` : all};`;
    });
    return lines.length > 0 ? [`  ${type.name}: {\n${lines.join('\n')}\n  };`] : [];
  });
  const names = objects.map(({ name }) => `  ${name}: ${name};`);
  return [
    'type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };',
    `export interface Types {\n${names.join('\n')}\n}`,
    `export interface Arguments {\n${withArguments.join('\n')}\n}`,
  ].join('\n\n');
}

/** TypeScript of rows by table, and of which row is the parent of a type's fields. */
export function printTableTypes(schema: GraphQLSchema, tables: readonly TableSource[]): string {
  const used = new Map<string, Set<string>>();
  const parents = new Map<string, string>();
  const rows = tables.map((table) => {
    for (const type of [table.type, ...table.also]) parents.set(type, `Tables['${table.name}']`);
    const columns = [...columnsOf(table, schema).values()];
    for (const column of columns) collect(column, table);
    const lines = columns.map(
      (column) => `    readonly ${column.name}${column.isOptional ? '?' : ''}: ${typeOf(column)};`,
    );
    return `  ${table.name}: {\n    readonly __typename: '${table.type}';\n${lines.join('\n')}\n  };`;
  });
  const stored = [...used].map(([type, fields]) => {
    const names = [...fields].map((name) => `'${name}'`).join(' | ');
    return `  ${type}: Pick<schema.${type}, ${names}>;`;
  });
  return [
    "import type * as schema from './schema';",
    "import type * as values from './values';",
    `/** Parts of rows that are objects of the schema, with the fields that rows hold. */\nexport interface Stored {\n${stored.join('\n')}\n}`,
    `/** Rows by table. */\nexport interface Tables {\n${rows.join('\n')}\n}`,
    `/** What the fields of a type are read from. */\nexport interface Parents {\n${[...parents].map(([type, row]) => `  ${type}: ${row};`).join('\n')}\n}`,
    '',
  ].join('\n\n');

  /** Notes which fields of an object within rows are held, and what stands for it otherwise. */
  function collect(column: Column, table: TableSource): void {
    const name = namedTypeOf(column.type);
    const said = fieldType(table, column.name);
    if (column.isOwn && said !== undefined && !column.choices) {
      const type = namedTypeOf(said);
      if (isObjectType(schema.getType(type)) && !schema.getType(name))
        parents.set(type, `values.${name}`);
    }
    if (isObjectType(schema.getType(name)))
      for (const row of table.rows) collectFields(name, row.values[column.name]);
  }

  function fieldType(table: TableSource, name: string): TypeNode | undefined {
    const type = schema.getType(table.type);
    return isObjectType(type) ? type.getFields()[name]?.astNode?.type : undefined;
  }

  function collectFields(name: string, value: unknown): void {
    if (Array.isArray(value)) {
      for (const each of value) collectFields(name, each);
      return;
    }
    const type = schema.getType(name);
    if (typeof value !== 'object' || value === null || !isObjectType(type)) return;
    const fields = used.get(name) ?? new Set<string>();
    used.set(name, fields);
    parents.set(name, `Stored['${name}']`);
    for (const [key, each] of Object.entries(value)) {
      fields.add(key);
      const node = type.getFields()[key]?.astNode;
      if (node) collectFields(namedTypeOf(node.type), each);
    }
  }

  function typeOf({ type, choices }: Column): string {
    if (!choices) return printed(type);
    const union = choices.map((choice) => `'${choice}'`).join(' | ');
    return type.kind === Kind.NON_NULL_TYPE ? union : `${union} | null`;
  }

  function printed(type: TypeNode, isNullable = true): string {
    if (type.kind === Kind.NON_NULL_TYPE) return printed(type.type, false);
    const bare =
      type.kind === Kind.LIST_TYPE ? `readonly (${printed(type.type)})[]` : named(type.name.value);
    return isNullable ? `${bare} | null` : bare;
  }

  function named(name: string): string {
    const type = schema.getType(name);
    if (isScalarType(type)) return `schema.Scalars['${name}']['output']`;
    if (isEnumType(type)) return `schema.${name}`;
    return isObjectType(type) ? `Stored['${name}']` : `values.${name}`;
  }
}
