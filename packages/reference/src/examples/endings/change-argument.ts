import type { ArgumentNode, GraphQLArgument, OperationDefinitionNode } from 'graphql';
import { Kind, parse, parseType, print, valueFromASTUntyped, visit } from 'graphql';
import { printJson } from '../../json/print-json';
import type { Example } from '../example';

/** Reads the value that an example gives an argument of its operation; undefined where it gives none. */
export function argumentOf(example: Example, name: string): unknown {
  const node = argumentNodes(example.query).find((argument) => argument.name.value === name);
  return node && valueFromASTUntyped(node.value, { ...example.variables?.values });
}

/**
 * The same example with another value of an argument. A value that its document holds becomes a
 * variable, so that what differs stands in the variables alone.
 */
export function withArgument<E extends Example>(
  example: E,
  { name, type }: Pick<GraphQLArgument, 'name' | 'type'>,
  value: unknown,
): E {
  const given = argumentNodes(example.query).find((argument) => argument.name.value === name);
  const values = { ...example.variables?.values };
  const isVariable = given?.value.kind === Kind.VARIABLE;
  const taken = given?.value.kind === Kind.VARIABLE ? given.value.name.value : name;
  const variable = isVariable || !(taken in values) ? taken : `${taken}Changed`;
  const changed = { ...values, [variable]: value };
  return {
    ...example,
    query: isVariable ? example.query : withVariable(example.query, name, variable, String(type)),
    variables: { file: '', text: printJson(changed), values: changed },
  };
}

function argumentNodes(query: string): readonly ArgumentNode[] {
  const [operation] = parse(query).definitions.filter(
    (node) => node.kind === Kind.OPERATION_DEFINITION,
  );
  const [field] = operation?.selectionSet.selections ?? [];
  return field?.kind === Kind.FIELD ? (field.arguments ?? []) : [];
}

function withVariable(query: string, argument: string, variable: string, type: string): string {
  const name = { kind: Kind.NAME, value: variable } as const;
  const reference = { kind: Kind.VARIABLE, name } as const;
  let level = 0;
  const document = visit(parse(query), {
    OperationDefinition: (node): OperationDefinitionNode => ({
      ...node,
      variableDefinitions: [
        ...(node.variableDefinitions ?? []),
        { kind: Kind.VARIABLE_DEFINITION, variable: reference, type: parseType(type) },
      ],
    }),
    Field: {
      enter: (node, _key, _parent, _path, ancestors) => {
        level += 1;
        const isRoot = level === 1 && ancestors.some(isOperation);
        if (!isRoot) return undefined;
        const rest = (node.arguments ?? []).filter(({ name: { value } }) => value !== argument);
        const added = {
          kind: Kind.ARGUMENT,
          name: { kind: Kind.NAME, value: argument },
          value: reference,
        } as const;
        return { ...node, arguments: [...rest, added] };
      },
      leave: () => {
        level -= 1;
      },
    },
  });
  return print(document);
}

function isOperation(node: unknown): boolean {
  return (node as { kind?: unknown }).kind === Kind.OPERATION_DEFINITION;
}
