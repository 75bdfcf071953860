import type { GraphQLSchema } from 'graphql';
import { definitionAt, descriptionFile } from 'graphql-docs-reference/graphql';

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
    const description = definitionAt(schema, coordinate)?.description;
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
      const description = definitionAt(schema, coordinate)?.description;
      return description ? [[coordinate, description]] : [];
    }),
  );
}
