import type { GraphQLSchema, TypeNode } from 'graphql';
import { isEnumType, isObjectType, isScalarType, Kind } from 'graphql';
import type { Column } from './columns';
import { columnsOf, namedTypeOf } from './columns';
import type { TableSource } from './read-tables';

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
