import type { DocumentNode, GraphQLSchema } from 'graphql';
import { Kind, parse } from 'graphql';
import { findMarks } from './marks';

/**
 * Those of the coordinates that an executable document names; variables are not part of it. What
 * does not parse names none.
 */
export function findUses(
  text: string,
  schema: GraphQLSchema,
  coordinates: readonly string[],
): ReadonlySet<string> {
  const marks = findMarks(parseSafely(text), schema, new Map(coordinates.map((one) => [one, one])));
  return new Set([...marks.values()].flatMap(({ href }) => href ?? []));
}

function parseSafely(text: string): DocumentNode {
  try {
    return parse(text);
  } catch {
    return { kind: Kind.DOCUMENT, definitions: [] };
  }
}
