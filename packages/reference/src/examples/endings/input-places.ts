import type {
  GraphQLArgument,
  GraphQLInputField,
  GraphQLInputType,
  ArgumentNode,
  OperationDefinitionNode,
} from 'graphql';
import {
  getNullableType,
  getOperationAST,
  isInputObjectType,
  isListType,
  Kind,
  parse,
  parseType,
  print,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import { printJson } from '../../json';
import type { Example } from '../example';

/** A place for a value within an argument: the argument itself, or what its value holds. */
export interface InputPlace {
  readonly path: readonly (string | number)[];
  /** What declares it; of an entry of a list, what declares the list. */
  readonly input: Pick<GraphQLArgument | GraphQLInputField, 'name' | 'type' | 'astNode'>;
  readonly type: GraphQLInputType;
  /** Undefined where the value is left out. */
  readonly value: unknown;
}

/** All places within the value of an argument, and those that it leaves out, from outside to inside. */
export function placesOf(
  input: InputPlace['input'],
  value: unknown,
  path: InputPlace['path'] = [input.name],
  type: GraphQLInputType = input.type,
): InputPlace[] {
  const place = { path, input, type, value };
  const target = getNullableType(type);
  if (isListType(target) && Array.isArray(value)) {
    const entries = value.flatMap((entry: unknown, index) =>
      placesOf(input, entry, [...path, index], target.ofType),
    );
    return [place, ...entries];
  }
  if (!isInputObjectType(target) || typeof value !== 'object' || value === null) return [place];
  const values: Readonly<Record<string, unknown>> = { ...value };
  const fields = Object.values(target.getFields()).filter(
    ({ name }) => !target.isOneOf || name in values,
  );
  return [
    place,
    ...fields.flatMap((field) => placesOf(field, values[field.name], [...path, field.name])),
  ];
}

/** A value with another one at a place within it. */
export function replaceAt(whole: unknown, path: InputPlace['path'], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((entry: unknown, index) =>
      index === key ? replaceAt(entry, rest, value) : entry,
    );
  const object: Readonly<Record<string, unknown>> = { ...(whole as object) };
  return { ...object, [key]: replaceAt(object[key], rest, value) };
}

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
  const [field] = getOperationAST(parse(query))?.selectionSet.selections ?? [];
  return field?.kind === Kind.FIELD ? (field.arguments ?? []) : [];
}

function withVariable(query: string, argument: string, variable: string, type: string): string {
  const name = { kind: Kind.NAME, value: variable } as const;
  const reference = { kind: Kind.VARIABLE, name } as const;
  const added = {
    kind: Kind.ARGUMENT,
    name: { kind: Kind.NAME, value: argument },
    value: reference,
  } as const;
  const document = visit(parse(query), {
    OperationDefinition: (node): OperationDefinitionNode => ({
      ...node,
      variableDefinitions: [
        ...(node.variableDefinitions ?? []),
        { kind: Kind.VARIABLE_DEFINITION, variable: reference, type: parseType(type) },
      ],
      selectionSet: {
        ...node.selectionSet,
        selections: node.selectionSet.selections.map((field) => {
          if (field.kind !== Kind.FIELD) return field;
          const rest = field.arguments?.filter((given) => given.name.value !== argument) ?? [];
          return { ...field, arguments: [...rest, added] };
        }),
      },
    }),
  });
  return print(document);
}
