import type { GraphQLSchema, TypeNode } from 'graphql';
import { isEnumType, isObjectType, isScalarType, Kind, print } from 'graphql';
import type { Problem } from 'graphql-docs-reference/graphql';
import { hasScalarForm, suggest } from 'graphql-docs-reference/graphql';
import type { FirstRows } from 'graphql-docs-model';
import type { Column } from './columns';
import { columnsOf, typesOf } from './columns';
import type { TableSource, WrittenRow } from './read-tables';

/** All that is wrong with the rows of tables, by the schema and by what the tables say themselves. */
export function checkRows(
  tables: readonly TableSource[],
  town: FirstRows,
  schema: GraphQLSchema,
): Problem[] {
  return tables.flatMap((table) => {
    const columns = [...columnsOf(table, schema).values()];
    const fields = typesOf(table, schema).flatMap((type) => Object.keys(type.getFields()));
    const known = new Set([...columns.map(({ name }) => name), ...fields]);
    const ids = new Set<string>();
    return (town[table.name] ?? []).flatMap((row, index): Problem[] => {
      const { placeOf } = table.rows[index] ?? { placeOf: () => table.placeOf([table.name]) };
      const isTwice = ids.has(row.id);
      ids.add(row.id);
      const unexpected = Object.keys(row).filter(
        (name) => !known.has(name) && name !== '__typename',
      );
      return [
        ...(isTwice
          ? [
              {
                ...placeOf('id'),
                message: `Unexpected second row "${row.id}". Give it an id of its own.`,
              },
            ]
          : []),
        ...unexpected.map((name) => {
          const fix = `Take it out, or describe it in "own".${suggest(name, known)}`;
          const message = `Unexpected column "${name}" of "${table.name}". ${fix}`;
          return { ...placeOf(name), message };
        }),
        ...columns.flatMap((column) => checkColumn(column, { ...row }, placeOf, schema)),
      ];
    });
  });
}

function checkColumn(
  column: Column,
  row: Readonly<Record<string, unknown>>,
  placeOf: WrittenRow['placeOf'],
  schema: GraphQLSchema,
): Problem[] {
  const { name, type, isOptional } = column;
  if (!(name in row)) {
    const message = `Missing "${name}: ${textOf(column)}". Add it to the row, or to "each".`;
    return isOptional ? [] : [{ ...placeOf(), message }];
  }
  const fault = faultOf(row[name], type, column, schema);
  if (fault === undefined) return [];
  const message = `Unexpected ${name}${fault}, expected ${textOf(column)}.`;
  return [{ ...placeOf(name), message }];
}

function textOf({ type, choices }: Column): string {
  return choices ? choices.join(' | ') : print(type);
}

/** Where in a value and with what it fails its type, as `.city: 3`. */
function faultOf(
  value: unknown,
  type: TypeNode,
  column: Column,
  schema: GraphQLSchema,
): string | undefined {
  const fault = `: ${JSON.stringify(value)}`;
  if (type.kind === Kind.NON_NULL_TYPE)
    return value === null ? fault : faultOf(value, type.type, column, schema);
  if (value === null) return undefined;
  if (type.kind === Kind.LIST_TYPE) {
    if (!Array.isArray(value)) return fault;
    return value.map((each) => faultOf(each, type.type, column, schema)).find(Boolean);
  }
  if (column.choices) return column.choices.includes(value as string) ? undefined : fault;
  const named = schema.getType(type.name.value);
  if (isEnumType(named)) return named.getValue(value as string) ? undefined : fault;
  if (isScalarType(named)) return hasScalarForm(named, value) ? undefined : fault;
  if (!isObjectType(named)) return undefined;
  if (typeof value !== 'object') return fault;
  const fields = named.getFields();
  for (const [name, each] of Object.entries(value)) {
    const node = fields[name]?.astNode;
    const found = node ? faultOf(each, node.type, column, schema) : `: no field of ${named.name}`;
    if (found !== undefined) return `.${name}${found}`;
  }
  return undefined;
}
