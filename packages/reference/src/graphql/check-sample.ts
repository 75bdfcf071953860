import type {
  ASTVisitor,
  DocumentNode,
  GraphQLNamedType,
  GraphQLSchema,
  OperationDefinitionNode,
  ValidationContext,
  ValidationRule,
} from 'graphql';
import {
  getLocation,
  getNamedType,
  GraphQLError,
  isEnumType,
  isInputObjectType,
  Kind,
  NoDeprecatedCustomRule,
  parse,
  SingleFieldSubscriptionsRule,
  Source,
  specifiedRules,
  typeFromAST,
  validate,
} from 'graphql';
import { getVariableValues } from 'graphql/execution/values';
import type { ValueFault } from './check-response';
import type { SchemaElement } from './members';
import { suggest } from './problem';

/** A problem of a sample, at a place within it; lines and columns count from 1. */
export interface SampleFault {
  readonly line: number;
  readonly column: number;
  readonly rule: 'parse' | 'validate' | 'deprecated' | 'unnamed';
  readonly message: string;
}

/** The rules of the specification. */
export const documentRules: readonly ValidationRule[] = specifiedRules.map((rule) =>
  rule === SingleFieldSubscriptionsRule ? selectOneRootField : rule,
);

/** The rules of the specification, and one that those of `graphql` leave to who executes a document. */
export const requestRules = [...documentRules, knowRootTypes];

/** The rule of `graphql` throws where a condition leaves open whether a subscription has its field. */
function selectOneRootField(context: ValidationContext): ASTVisitor {
  return {
    Document: (document) => {
      try {
        validate(context.getSchema(), document, [SingleFieldSubscriptionsRule]).forEach((error) =>
          context.reportError(error),
        );
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error;
        const message = 'The root field of a subscription can have neither @skip nor @include.';
        context.reportError(new GraphQLError(message, { nodes: error.nodes ?? null }));
      }
    },
  };
}

/** No field of an operation that the schema does not have is looked at. */
function knowRootTypes(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition: (node) => {
      if (context.getSchema().getRootType(node.operation)) return;
      const message = `Unexpected ${node.operation}, which the schema does not have.`;
      context.reportError(new GraphQLError(message, { nodes: node }));
    },
  };
}

/**
 * All that is wrong with an executable document. A sample is complete: it parses, is valid against
 * the schema, uses nothing deprecated, and each of its operations has a name.
 */
export function checkSample(text: string, schema: GraphQLSchema): readonly SampleFault[] {
  const known = checked.get(schema) ?? new Map<string, readonly SampleFault[]>();
  checked.set(schema, known);
  const faults = known.get(text) ?? faultsOf(text, schema);
  known.set(text, faults);
  return faults;
}

/** A sample is checked by each part that makes something of it, and again when a file is saved. */
const checked = new WeakMap<GraphQLSchema, Map<string, readonly SampleFault[]>>();

function faultsOf(text: string, schema: GraphQLSchema): readonly SampleFault[] {
  const source = new Source(text);
  let document: DocumentNode;
  try {
    document = parse(source);
  } catch (error) {
    return [faultOf('parse', error)];
  }
  const faults = validate(schema, document, requestRules, { maxErrors: 20 }).map((error) =>
    faultOf('validate', error),
  );
  const deprecated = validate(schema, document, [NoDeprecatedCustomRule]).map((error) =>
    faultOf('deprecated', error),
  );
  const unnamed = document.definitions.flatMap((node): SampleFault[] => {
    if (node.kind !== Kind.OPERATION_DEFINITION || node.name) return [];
    const place = node.loc ? getLocation(source, node.loc.start) : { line: 1, column: 1 };
    const message = 'Unexpected operation without a name, expected a name for what it does.';
    return [{ ...place, rule: 'unnamed', message }];
  });
  return [...faults, ...deprecated, ...unnamed];
}

function faultOf(rule: SampleFault['rule'], error: unknown): SampleFault {
  if (!(error instanceof GraphQLError)) throw error;
  const { line, column } = error.locations?.[0] ?? { line: 1, column: 1 };
  return { line, column, rule, message: error.message };
}

/** All that keeps `values` from being the variables of an operation. */
export function checkVariables(
  values: Readonly<Record<string, unknown>>,
  operation: OperationDefinitionNode,
  schema: GraphQLSchema,
): ValueFault[] {
  const definitions = operation.variableDefinitions ?? [];
  const names = definitions.map(({ variable }) => variable.name.value);
  const unknown = Object.keys(values)
    .filter((name) => !names.includes(name))
    .map((name) => ({
      path: [name],
      message: `Unexpected variable "${name}", which the operation does not declare.${suggest(name, names)}`,
    }));
  const { errors = [] } = getVariableValues(schema, definitions, values);
  const invalid = errors.map(({ message }) => {
    const name = /^Variable "\$(\w+)"/.exec(message)?.[1] ?? '';
    return { path: name in values ? [name] : [], message };
  });
  return [...unknown, ...invalid];
}

/** Deprecated input fields and enum values that variables of an operation name. */
export function deprecatedVariables(
  values: Readonly<Record<string, unknown>>,
  { variableDefinitions = [] }: OperationDefinitionNode,
  schema: GraphQLSchema,
): ValueFault[] {
  return variableDefinitions.flatMap(({ variable, type }) => {
    const { value: name } = variable.name;
    const input = getNamedType(typeFromAST(schema, type));
    return input ? deprecatedWithin(input, values[name], [name]) : [];
  });
}

function deprecatedWithin(
  type: GraphQLNamedType,
  value: unknown,
  path: ValueFault['path'],
): ValueFault[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) => deprecatedWithin(type, entry, [...path, index]));
  const faultAt = (name: string, { deprecationReason }: SchemaElement, at: ValueFault['path']) =>
    deprecationReason == null
      ? []
      : [{ path: at, message: `${type.name}.${name} is deprecated. ${deprecationReason}` }];
  if (isEnumType(type) && typeof value === 'string')
    return faultAt(value, type.getValue(value) ?? {}, path);
  if (!isInputObjectType(type) || typeof value !== 'object' || value === null) return [];
  const fields = type.getFields();
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = fields[name];
    if (!field) return [];
    return [
      ...faultAt(name, field, [...path, name]),
      ...deprecatedWithin(getNamedType(field.type), inner, [...path, name]),
    ];
  });
}
