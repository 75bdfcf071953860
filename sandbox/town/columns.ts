import type { GraphQLObjectType, GraphQLSchema, TypeNode } from 'graphql';
import { isObjectType, Kind, parseType } from 'graphql';
import type { TableSource } from './read-tables';

/** A column of a table: what its values must be. */
export interface Column {
  readonly name: string;
  /** As in SDL; a named type that the schema lacks is one of `sandbox/types/values.ts`. */
  readonly type: TypeNode;
  /** Values of an enum of its own, `PUBLIC | MEMBERS!` in the table. */
  readonly choices?: readonly string[];
  readonly isOptional: boolean;
  /** Whether the table itself says the type. */
  readonly isOwn: boolean;
}

/** Columns of a table by name: its own, and those fields of its types that a row holds. */
export function columnsOf(table: TableSource, schema: GraphQLSchema): ReadonlyMap<string, Column> {
  const columns = new Map<string, Column>();
  const held = new Set(table.rows.flatMap(({ values }) => Object.keys(values)));
  for (const type of typesOf(table, schema)) {
    for (const { name, astNode } of Object.values(type.getFields())) {
      if (astNode && held.has(name))
        columns.set(name, { name, type: astNode.type, isOptional: false, isOwn: false });
    }
  }
  for (const [key, text] of Object.entries({ id: 'ID!', ...table.own })) {
    const name = key.replace(/\?$/, '');
    if (name === 'id' && columns.has('id')) continue;
    const choices = text.includes('|')
      ? text
          .replace(/!$/, '')
          .split('|')
          .map((choice) => choice.trim())
      : undefined;
    const type = parseType(choices ? `String${text.endsWith('!') ? '!' : ''}` : text, {
      noLocation: true,
    });
    columns.set(name, { name, type, choices, isOptional: key.endsWith('?'), isOwn: true });
  }
  return columns;
}

/** Types of the schema whose fields the rows of a table answer. */
export function typesOf({ type, also }: TableSource, schema: GraphQLSchema): GraphQLObjectType[] {
  return [type, ...also].map((name) => schema.getType(name)).filter(isObjectType);
}

export function namedTypeOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedTypeOf(type.type);
}
