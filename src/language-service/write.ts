import type { GraphQLField, GraphQLSchema } from 'graphql';
import {
  getNamedType,
  isCompositeType,
  isRequiredArgument,
  isUnionType,
  resolveSchemaCoordinate,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/**
 * What is written into a request for a coordinate: of a field its name, with the arguments that it
 * needs and a selection, of an argument or a field of an input what comes before its value.
 */
export function write(coordinate: string, schema: GraphQLSchema): string {
  const element = resolveSchemaCoordinate(schema, coordinate);
  switch (element?.kind) {
    case 'Field':
      return writeField(element.field);
    case 'FieldArgument':
    case 'DirectiveArgument':
    case 'InputField':
      return `${lastName(coordinate)}: `;
    default:
      return lastName(coordinate);
  }
}

function writeField(field: Field): string {
  const args = field.args.filter(isRequiredArgument).map(({ name }) => `${name}: `);
  const call = args.length === 0 ? field.name : `${field.name}(${args.join(', ')})`;
  const type = getNamedType(field.type);
  if (!isCompositeType(type)) return call;
  const leaves = isUnionType(type) ? [] : Object.values(type.getFields()).filter(isLeaf);
  const leaf = leaves.find(({ name }) => name === 'id') ?? leaves[0];
  return `${call} { ${leaf?.name ?? '__typename'} }`;
}

/** Whether it can be asked for by its name alone. */
function isLeaf({ type, args }: Field): boolean {
  return !isCompositeType(getNamedType(type)) && !args.some(isRequiredArgument);
}

/** `limit` of `Query.spaces(limit:)`. */
function lastName(coordinate: string): string {
  return /(\w+)\W*$/.exec(coordinate)?.[1] ?? '';
}
