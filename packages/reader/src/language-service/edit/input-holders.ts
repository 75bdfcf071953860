import type { GraphQLInputType, GraphQLSchema, ObjectValueNode } from 'graphql';
import {
  getNamedType,
  isInputObjectType,
  isInputType,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { Executable } from './definition-at';
import { declaredBy } from './definition-at';
import type { Variables } from './parse-request';

type Path = readonly (string | number)[];

/** An input object of a request: written in it, or within the value of a variable. */
export type InputHolder =
  | { readonly kind: 'literal'; readonly type: string; readonly node: ObjectValueNode }
  | {
      readonly kind: 'variable';
      readonly type: string;
      readonly path: Path;
      readonly value: Variables;
    };

/** Those of an operation or fragment, the outer before the inner. */
export function inputHolders(
  definition: Executable,
  values: Variables,
  schema: GraphQLSchema,
): InputHolder[] {
  return [...literals(definition, schema), ...ofVariables(definition, values, schema)];
}

function literals(definition: Executable, schema: GraphQLSchema): InputHolder[] {
  const found: InputHolder[] = [];
  const types = new TypeInfo(schema);
  visit(
    definition,
    visitWithTypeInfo(types, {
      VariableDefinition: () => false,
      ObjectValue: (node) => {
        const type = getNamedType(types.getInputType());
        if (isInputObjectType(type)) found.push({ kind: 'literal', type: type.name, node });
      },
    }),
  );
  return found;
}

function ofVariables(
  definition: Executable,
  values: Variables,
  schema: GraphQLSchema,
): InputHolder[] {
  return declaredBy(definition).flatMap(({ variable, type: node }) => {
    const name = variable.name.value;
    const type = typeFromAST(schema, node);
    return isInputType(type) ? within(values[name], type, [name]) : [];
  });
}

function within(value: unknown, type: GraphQLInputType, path: Path): InputHolder[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => within(entry, type, [...path, index]));
  }
  const named = getNamedType(type);
  if (typeof value !== 'object' || value === null || !isInputObjectType(named)) return [];
  const own: InputHolder = { kind: 'variable', type: named.name, path, value: { ...value } };
  const inner = Object.entries(value).flatMap(([key, entry]) => {
    const field = named.getFields()[key];
    return field ? within(entry, field.type, [...path, key]) : [];
  });
  return [own, ...inner];
}

export function hasField(holder: InputHolder, name: string): boolean {
  if (holder.kind === 'variable') return name in holder.value;
  return holder.node.fields.some((field) => field.name.value === name);
}
