import type { GraphQLSchema } from 'graphql';
import { definitionAt } from '../graphql/definition-at';
import type { Problem } from '../graphql/problem';
import { ownersOf } from './history';
import { rootsOf } from './reach';

export type Place = Omit<Problem, 'message'>;

/**
 * Where something is, or was, in the files of a schema. What is gone was in its type, which is still
 * there; a root type is in many files, so that a line of the schema before says more.
 */
export function placeOf(
  coordinate: string,
  schema: GraphQLSchema,
  before: GraphQLSchema | undefined,
): Place {
  const owners = ownersOf(coordinate).filter((owner) => !rootsOf(schema).includes(owner));
  const places = [
    ...[coordinate, ...owners].map((name) => placeIn(schema, name)),
    before && placeIn(before, coordinate),
  ];
  return places.find((place) => place !== undefined) ?? { file: 'schema', line: 1, column: 1 };
}

function placeIn(schema: GraphQLSchema, coordinate: string): Place | undefined {
  const name = definitionAt(schema, coordinate)?.astNode?.name;
  if (!name?.loc) return undefined;
  const { line, column } = name.loc.startToken;
  return { file: name.loc.source.name, line, column };
}
