import type { GraphQLSchema, ResolvedSchemaElement } from 'graphql';
import { resolveSchemaCoordinate } from 'graphql';
import { descriptionFile } from '../../graphql/description-file';

/** Descriptions by schema coordinate. */
export type Descriptions = Readonly<Record<string, string>>;

/**
 * What the editor says of names, in the files that it loads it from.
 *
 * @param summarize gives a description as one line of plain text.
 */
export function listDescriptions(
  schema: GraphQLSchema,
  coordinates: Iterable<string>,
  summarize: (description: string) => string,
): Map<string, Descriptions> {
  const files = new Map<string, Record<string, string>>();
  for (const coordinate of coordinates) {
    const description = descriptionOf(schema, coordinate);
    if (!description) continue;
    const name = descriptionFile(coordinate);
    const file = files.get(name) ?? {};
    file[coordinate] = summarize(description);
    files.set(name, file);
  }
  return files;
}

/** Whole descriptions, which an introspection asks for. */
export function listTexts(schema: GraphQLSchema, coordinates: Iterable<string>): Descriptions {
  return Object.fromEntries(
    [...coordinates].flatMap((coordinate) => {
      const description = descriptionOf(schema, coordinate);
      return description ? [[coordinate, description]] : [];
    }),
  );
}

function descriptionOf(schema: GraphQLSchema, coordinate: string): string | null | undefined {
  const element = resolveSchemaCoordinate(schema, coordinate);
  return element && definitionOf(element).description;
}

function definitionOf(element: ResolvedSchemaElement): {
  readonly description?: string | null | undefined;
} {
  switch (element.kind) {
    case 'NamedType':
      return element.type;
    case 'Field':
      return element.field;
    case 'InputField':
      return element.inputField;
    case 'EnumValue':
      return element.enumValue;
    case 'FieldArgument':
      return element.fieldArgument;
    case 'Directive':
      return element.directive;
    case 'DirectiveArgument':
      return element.directiveArgument;
  }
}
