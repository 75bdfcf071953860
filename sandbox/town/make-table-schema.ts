import type { GraphQLSchema, TypeNode } from 'graphql';
import { isEnumType, isObjectType, Kind } from 'graphql';
import { columnsOf, typesOf } from './columns';
import type { TableSource } from './read-tables';

type JsonSchema = Readonly<Record<string, unknown>>;

const kinds: Readonly<Record<string, string>> = {
  Boolean: 'boolean',
  Float: 'number',
  Int: 'integer',
};

/** JSON Schema of `tables.yaml`, by which an editor completes and explains columns and values. */
export function makeTableSchema(schema: GraphQLSchema, tables: readonly TableSource[]): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: Object.fromEntries(tables.map((table) => [table.name, schemaOf(table)])),
  };

  function schemaOf(table: TableSource): JsonSchema {
    const descriptions = new Map(
      typesOf(table, schema).flatMap((type) =>
        Object.values(type.getFields()).map(({ name, description }) => [name, description]),
      ),
    );
    const columns = [...columnsOf(table, schema).values()].map(({ name, type, choices }) => [
      name,
      {
        ...(choices ? { enum: choices } : valueOf(type)),
        description: descriptions.get(name) ?? undefined,
      },
    ]);
    const row = { type: 'object', properties: Object.fromEntries(columns) as JsonSchema };
    return {
      type: 'object',
      required: ['type'],
      properties: {
        type: { const: table.type },
        also: { type: 'array', items: { type: 'string' } },
        own: { type: 'object', additionalProperties: { type: 'string' } },
        each: row,
        rows: {
          anyOf: [
            { type: 'object', additionalProperties: row },
            { type: 'array', items: row },
          ],
        },
      },
      additionalProperties: false,
    };
  }

  function valueOf(type: TypeNode, isNullable = true): JsonSchema {
    if (type.kind === Kind.NON_NULL_TYPE) return valueOf(type.type, false);
    const value =
      type.kind === Kind.LIST_TYPE
        ? { type: 'array', items: valueOf(type.type) }
        : namedValue(type.name.value);
    return isNullable ? { anyOf: [value, { type: 'null' }] } : value;
  }

  /** What has a type of its own in TypeScript can be anything here. */
  function namedValue(name: string): JsonSchema {
    const type = schema.getType(name);
    if (isEnumType(type)) return { enum: type.getValues().map((value) => value.name) };
    if (isObjectType(type)) return { type: 'object' };
    if (kinds[name]) return { type: kinds[name] };
    return ['String', 'ID', 'UUID', 'Date', 'DateTime'].includes(name) ? { type: 'string' } : {};
  }
}
