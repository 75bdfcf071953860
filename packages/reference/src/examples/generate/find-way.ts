import type { GraphQLArgument, GraphQLSchema } from 'graphql';
import {
  getNamedType,
  isObjectType,
  isInterfaceType,
  isRequiredArgument,
  resolveSchemaCoordinate,
} from 'graphql';
import { capitalise } from '../../graphql/names';
import { shortestPaths } from '../../graphql/relations';
import type { GeneratedRequest } from './generate-request';
import { Variables } from './generate-request';
import type { Field } from './select-fields';
import { pageArgument, pageSize, selectFields } from './select-fields';

/** The shortest request that leads from one part of a schema to another. */
export interface Way extends GeneratedRequest {
  /** Coordinates of the fields that it asks for, each within the one before it. */
  readonly steps: readonly string[];
}

/** A value of an argument that has to be given; `field` is the coordinate of its field. */
export type ValueFor = (argument: GraphQLArgument, field: string) => unknown;

/**
 * Finds the shortest way between two types or fields, given as coordinates, and the request that
 * takes it. The request begins at the query type, so that `from` is what it leads through.
 *
 * @returns undefined if no fields lead there, or something of it is no type or field with an output.
 */
export function findWay(
  { from, to }: { readonly from: string; readonly to: string },
  schema: GraphQLSchema,
  valueFor: ValueFor,
): Way | undefined {
  const query = schema.getQueryType();
  const first = query && stepsTo(from, query.name, schema);
  if (!first) return undefined;
  const last = fieldAt(first.at(-1), schema);
  // The type that was asked for, also where the field is an interface.
  const start =
    from === query.name || !last
      ? query.name
      : (schema.getType(from)?.name ?? getNamedType(last.type).name);
  const rest = from === to ? [] : stepsTo(to, start, schema);
  const steps = rest && [...first, ...rest];
  return steps && steps.length > 0
    ? { steps, ...requestAlong(steps, to, schema, valueFor) }
    : undefined;
}

function stepsTo(to: string, from: string, schema: GraphQLSchema): readonly string[] | undefined {
  const element = resolveSchemaCoordinate(schema, to);
  if (element?.kind !== 'NamedType' && element?.kind !== 'Field') return undefined;
  const within = element.type.name;
  const ways = shortestPaths(schema, schema.getType(from), true);
  const path = within === from ? [] : ways.get(within);
  return element.kind === 'Field' ? path && [...path, to] : path;
}

function fieldAt(coordinate: string | undefined, schema: GraphQLSchema): Field | undefined {
  const [typeName = '', name = ''] = coordinate?.split('.') ?? [];
  const type = schema.getType(typeName);
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}

function requestAlong(
  steps: readonly string[],
  to: string,
  schema: GraphQLSchema,
  valueFor: ValueFor,
): GeneratedRequest {
  const variables = new Variables();

  function ask([step, ...others]: readonly string[], within: string): string {
    const field = fieldAt(step, schema);
    if (step === undefined || !field) {
      const type = schema.getType(within);
      const target = schema.getType(to);
      const wanted = target && target !== type ? target : type;
      const fields = wanted ? selectFields(wanted, schema) : '';
      return wanted === type ? fields : `{ ... on ${to} ${fields} }`;
    }
    const [owner = ''] = step.split('.');
    const page = pageArgument(field);
    const list = variables.give(
      field,
      (argument) => argument === page || isRequiredArgument(argument),
      (argument) => (argument === page ? pageSize : valueFor(argument, step)),
    );
    const selection = `${field.name}${list} ${ask(others, getNamedType(field.type).name)}`;
    return owner === within ? `{ ${selection} }` : `{ ... on ${owner} { ${selection} } }`;
  }

  const selection = ask(steps, schema.getQueryType()?.name ?? '');
  return variables.request(`query To${capitalise(to.replace(/^.*\./, ''))}`, selection);
}
