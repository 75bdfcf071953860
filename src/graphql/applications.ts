import type { ConstDirectiveNode, GraphQLSchema } from 'graphql';
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
} from 'graphql';
import { compareNames } from './symbols';

interface Applicable {
  readonly astNode?: { readonly directives?: readonly ConstDirectiveNode[] } | null | undefined;
}

/** Sorted coordinates on which the SDL applies each directive, by the directive's name. */
export function findApplications(schema: GraphQLSchema): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  const note = (coordinate: string, { astNode }: Applicable): void => {
    for (const { name } of astNode?.directives ?? []) {
      const coordinates = found.get(name.value) ?? new Set();
      found.set(name.value, coordinates.add(coordinate));
    }
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type)) continue;
    note(type.name, type);
    if (isEnumType(type)) {
      for (const value of type.getValues()) note(`${type.name}.${value.name}`, value);
    } else if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields()))
        note(`${type.name}.${field.name}`, field);
    } else if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        const coordinate = `${type.name}.${field.name}`;
        note(coordinate, field);
        for (const argument of field.args) note(`${coordinate}(${argument.name}:)`, argument);
      }
    }
  }
  return new Map([...found].map(([name, set]) => [name, [...set].sort(compareNames)]));
}
