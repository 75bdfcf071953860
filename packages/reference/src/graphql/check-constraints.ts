import type {
  ASTVisitor,
  FragmentDefinitionNode,
  GraphQLSchema,
  OperationDefinitionNode,
  ValidationContext,
  ValueNode,
} from 'graphql';
import {
  getNamedType,
  GraphQLError,
  isInputObjectType,
  Kind,
  TypeInfo,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { ValueFault } from './check-response';
import { findConstraintFaults } from './constraint';

/** A rule of validation: values in a document keep to the limits that `@constraint` gives them. */
export function keepConstraints(context: ValidationContext): ASTVisitor {
  return {
    Argument: (node) => {
      const argument = context.getArgument();
      if (!argument) return;
      // A variable is unknown here, and so is not there.
      const value: unknown = valueFromASTUntyped(node.value);
      for (const { path, message } of findConstraintFaults(argument, value, []))
        context.reportError(new GraphQLError(message, { nodes: nodeAt(node.value, path) }));
    },
  };
}

function nodeAt(node: ValueNode, path: ValueFault['path']): ValueNode {
  return path.reduce<ValueNode>((within, key) => {
    if (within.kind === Kind.LIST) return within.values[Number(key)] ?? within;
    if (within.kind !== Kind.OBJECT) return within;
    return within.fields.find(({ name }) => name.value === key)?.value ?? within;
  }, node);
}

/** Variables of an operation that go beyond the limits of where it or a fragment uses them. */
export function checkVariableConstraints(
  values: Readonly<Record<string, unknown>>,
  definitions: readonly (OperationDefinitionNode | FragmentDefinitionNode)[],
  schema: GraphQLSchema,
): ValueFault[] {
  const faults: ValueFault[] = [];
  const typeInfo = new TypeInfo(schema);
  const check = (value: ValueNode, used: Parameters<typeof findConstraintFaults>[0]): void => {
    if (value.kind !== Kind.VARIABLE) return;
    const { value: name } = value.name;
    faults.push(...findConstraintFaults(used, values[name], [name]));
  };
  const visitor = visitWithTypeInfo(typeInfo, {
    Argument: ({ value }) => {
      const argument = typeInfo.getArgument();
      if (argument) check(value, argument);
    },
    ObjectField: ({ name, value }) => {
      const parent = getNamedType(typeInfo.getParentInputType());
      const field = isInputObjectType(parent) ? parent.getFields()[name.value] : undefined;
      if (field) check(value, field);
    },
  });
  for (const definition of definitions) visit(definition, visitor);
  return faults;
}
