import type { GraphQLSchema, GraphQLNamedType } from 'graphql';
import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { Definition } from './read-definitions';

/**
 * Coordinates of what a document doesn't name, but that can break it: fields with their arguments,
 * the inputs of its variables, and the enums, unions and interfaces that its answer has.
 */
export function findReach(
  definitions: readonly Definition['node'][],
  schema: GraphQLSchema,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const typeInfo = new TypeInfo(schema);
  for (const definition of definitions)
    visit(
      definition,
      visitWithTypeInfo(typeInfo, {
        Field: () => {
          const [field, parent] = [typeInfo.getFieldDef(), typeInfo.getParentType()];
          if (!field || !parent) return;
          reached.add(`${parent.name}.${field.name}`);
          const type = getNamedType(field.type);
          if (isEnumType(type) || isAbstractType(type)) reached.add(type.name);
        },
        VariableDefinition: () => reachInput(getNamedType(typeInfo.getInputType() ?? undefined)),
        ObjectValue: () => reachInput(getNamedType(typeInfo.getInputType() ?? undefined)),
      }),
    );
  return reached;

  function reachInput(type: GraphQLNamedType | undefined): void {
    if (!type || reached.has(type.name)) return;
    if (isEnumType(type)) reached.add(type.name);
    if (!isInputObjectType(type)) return;
    reached.add(type.name);
    for (const field of Object.values(type.getFields())) reachInput(getNamedType(field.type));
  }
}
