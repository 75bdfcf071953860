import type { GraphQLSchema } from 'graphql';
import { GraphQLError, Kind, parse } from 'graphql';
import { readUnfinished } from '../read-variables';
import { fillEmpty, filler } from './text-edits';
import { fieldsIn, inputHolders } from './toggle-input-field';
import type { EditedRequest } from './request';
import { EditFault } from './request';
import type { SelectionSite } from './sites';
import { fieldAt, fragmentsOn, siteFor, siteOf, sitesFrom } from './sites';

/** Coordinates of all that `toggle` would take out; undefined while the request does not parse. */
export function selectedAt(
  request: EditedRequest,
  schema: GraphQLSchema,
): readonly string[] | undefined {
  if (request.text.trim() === '') return [];
  const { text, cursor } = fillEmpty(request.text, request.cursor);
  try {
    const sites = sitesFrom(parse(text), cursor, schema);
    const types = new Set(sites.map(({ type }) => type.name));
    const selections = [...types].flatMap((type) => {
      const site = siteOf(type, sites, schema);
      return site ? fieldCoordinates(site, cursor) : [];
    });
    return [
      ...selections,
      ...fragmentTypes(sites, schema),
      ...inputCoordinates(sites, request.variables, schema),
    ];
  } catch (error) {
    if (error instanceof GraphQLError || error instanceof EditFault) return undefined;
    throw error;
  }
}

function fieldCoordinates(site: SelectionSite, cursor: number): string[] {
  const names = (site.set?.selections ?? []).flatMap((node) =>
    node.kind === Kind.FIELD && node.name.value !== filler ? [node.name.value] : [],
  );
  return [...new Set(names)].flatMap((name) => {
    const coordinate = `${site.type.name}.${name}`;
    const args = fieldAt(site, name, cursor)?.arguments ?? [];
    return [coordinate, ...args.map((arg) => `${coordinate}(${arg.name.value}:)`)];
  });
}

function fragmentTypes(sites: readonly SelectionSite[], schema: GraphQLSchema): string[] {
  const types = sites.flatMap(({ set }) =>
    (set?.selections ?? []).flatMap((node) =>
      node.kind === Kind.INLINE_FRAGMENT && node.typeCondition
        ? [node.typeCondition.name.value]
        : [],
    ),
  );
  return [...new Set(types)].filter((type) => {
    const site = siteFor(type, sites, schema);
    return site && fragmentsOn(site, type).length > 0;
  });
}

function inputCoordinates(
  sites: readonly SelectionSite[],
  variables: string,
  schema: GraphQLSchema,
): string[] {
  const definition = sites[0]?.definition;
  if (!definition) return [];
  const seen = new Set<string>();
  return inputHolders(definition, readUnfinished(variables), schema).flatMap((holder) => {
    if (seen.has(holder.type)) return [];
    seen.add(holder.type);
    return fieldsIn(holder).map((name) => `${holder.type}.${name}`);
  });
}
