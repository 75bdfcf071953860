import type { GraphQLSchema } from 'graphql';
import { resolveSchemaCoordinate } from 'graphql';
import { summarize } from '../../reference/description';
import type { SymbolFile } from '../../search/symbol-file';
import { readSymbols } from '../../search/symbol-records';

/** What the schema says about each member, in order of the records; symbols say it themselves. */
export function describeMembers(schema: GraphQLSchema, file: SymbolFile): string[] {
  return readSymbols(file).map(({ coordinate, depth }) =>
    depth === 0 ? '' : summarize(descriptionOf(schema, coordinate)),
  );
}

function descriptionOf(schema: GraphQLSchema, coordinate: string): string | null | undefined {
  const found = resolveSchemaCoordinate(schema, coordinate);
  if (found === undefined) return undefined;
  switch (found.kind) {
    case 'Field':
      return found.field.description;
    case 'InputField':
      return found.inputField.description;
    case 'EnumValue':
      return found.enumValue.description;
    case 'FieldArgument':
      return found.fieldArgument.description;
    case 'DirectiveArgument':
      return found.directiveArgument.description;
    default:
      return undefined;
  }
}
