import type { GraphQLNamedType, GraphQLSchema } from 'graphql';
import { getNamedType, isInterfaceType, isObjectType } from 'graphql';
import { waysFrom } from '../../graphql/relations';
import type { ArgumentsFor, GeneratedRequest } from './generate-request';
import { generateRequest } from './generate-request';

/** A query, with the coordinates of the fields that it goes through. */
export interface Way extends GeneratedRequest {
  readonly path: readonly string[];
}

/**
 * The shortest query that reads a type or a field, by way of another if one is given; undefined where
 * no query leads there. Of ways of one length, it is the first in the order of the SDL.
 *
 * @param from - coordinate of a type or a field.
 * @param to - the same.
 */
export function findWay(
  schema: GraphQLSchema,
  { from, to }: { readonly from?: string | undefined; readonly to: string },
  argumentsFor: ArgumentsFor,
): Way | undefined {
  const root = schema.getQueryType();
  const path: string[] = [];
  let current: GraphQLNamedType | undefined = root ?? undefined;
  for (const coordinate of from === undefined ? [to] : [from, to]) {
    const steps: readonly string[] | undefined = current && stepsTo(schema, current, coordinate);
    if (!steps) return undefined;
    path.push(...steps);
    current = typeAfter(schema, steps.at(-1)) ?? schema.getType(coordinate) ?? current;
  }
  const [first, ...way] = path;
  const definition = fieldAt(schema, first);
  if (!definition) return undefined;
  return { path, ...generateRequest({ kind: 'query', definition }, schema, argumentsFor, way) };
}

/** The fields from a type to a coordinate; undefined if none lead there. */
function stepsTo(
  schema: GraphQLSchema,
  start: GraphQLNamedType,
  coordinate: string,
): readonly string[] | undefined {
  const [owner = '', name] = coordinate.split('.');
  const steps = start.name === owner ? [] : waysFrom(schema, start).get(owner);
  return name === undefined ? steps : steps && [...steps, coordinate];
}

function typeAfter(schema: GraphQLSchema, step: string | undefined): GraphQLNamedType | undefined {
  const field = fieldAt(schema, step);
  return field && getNamedType(field.type);
}

function fieldAt(schema: GraphQLSchema, coordinate = '') {
  const [owner = '', name = ''] = coordinate.split('.');
  const type = schema.getType(owner);
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}
