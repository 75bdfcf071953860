import type {
  DocumentNode,
  FieldNode,
  GraphQLArgument,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import {
  getNamedType,
  getNullableType,
  getOperationAST,
  isCompositeType,
  isListType,
  isInterfaceType,
  isObjectType,
  Kind,
  valueFromASTUntyped,
} from 'graphql';
import type { Sizes } from 'graphql-docs-reference/client-check';
import { constraintOf } from 'graphql-docs-reference/graphql';
import { cyclesOf, parseDocument } from './document';
import { fragmentsOf, limits, selectionsWithin, sizeOfDocument } from './limits';
import type { Field } from './resolvers';
import { costOf, pagingArgument } from './resolvers';

/** What a request has of a limit, and what it may have. */
export type Part = Sizes['depth'];

/** What a request has of each limit, as far as that is known before it is sent. */
export interface Measure extends Sizes {
  /** What an answer costs at most, with lists as long as they can be; undefined for too many fields. */
  readonly cost: Cost | undefined;
}

interface Cost extends Part {
  /** The list whose entries cost most, by the names on the way to it. */
  readonly most: string | undefined;
  /** Lists of which the schema doesn't say how long they can be, counted with one entry. */
  readonly endless: readonly string[];
}

type Variables = Readonly<Record<string, unknown>>;

/**
 * Measures a document, and the cost of one of its operations. What the schema doesn't have costs
 * nothing, so that a request can be measured while it is written.
 *
 * @returns undefined for what doesn't parse or spreads without end.
 */
export function measureRequest(
  query: string,
  schema: GraphQLSchema,
  variables: Variables = {},
  operationName?: string,
): Measure | undefined {
  const parsed = parseDocument(query);
  if ('errors' in parsed || cyclesOf(parsed.document, schema).length > 0) return undefined;
  const { document } = parsed;
  const { depth, fields, aliases } = sizeOfDocument(document);
  const operation = getOperationAST(document, operationName);
  return {
    depth: { has: depth, of: limits.depth },
    fields: { has: fields, of: limits.fields },
    aliases: { has: aliases, of: limits.aliases },
    cost:
      operation && fields <= limits.fields
        ? costOfOperation(operation, document, schema, variables)
        : undefined,
  };
}

function costOfOperation(
  operation: OperationDefinitionNode,
  document: DocumentNode,
  schema: GraphQLSchema,
  variables: Variables,
): Cost {
  const fragments = fragmentsOf(document);
  const values = valuesOf(operation, variables);
  const byList = new Map<string, number>();
  const endless = new Set<string>();
  const root = schema.getRootType(operation.operation)?.name ?? '';
  walk(operation.selectionSet, root, { times: 1, path: '', list: '', page: undefined });
  const [[most] = []] = [...byList].filter(([list]) => list !== '').sort(([, a], [, b]) => b - a);
  const has = [...byList.values()].reduce((sum, cost) => sum + cost, 0);
  return { has, of: limits.answer, most, endless: [...endless] };

  /**
   * @param place - `times` says how many objects of the type there are, and `page` how many entries
   * a list has that is a field of them.
   */
  function walk({ selections }: SelectionSetNode, typeName: string, place: Place): void {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) {
        walkField(node, typeName, place);
        continue;
      }
      const condition =
        node.kind === Kind.INLINE_FRAGMENT
          ? node.typeCondition
          : fragments.get(node.name.value)?.typeCondition;
      const within = selectionsWithin(node, fragments);
      if (within) walk(within, condition?.name.value ?? typeName, place);
    }
  }

  function walkField(node: FieldNode, typeName: string, place: Place): void {
    const type = schema.getType(typeName);
    const field =
      isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    // Introspection costs nothing.
    if (!field) return;
    const { times, list } = place;
    byList.set(list, (byList.get(list) ?? 0) + times * costOf(field));
    const named = getNamedType(field.type);
    if (!node.selectionSet || !isCompositeType(named)) return;
    const path = place.path === '' ? node.name.value : `${place.path}.${node.name.value}`;
    const page = pageOf(node, field, values);
    if (!isListType(getNullableType(field.type))) {
      walk(node.selectionSet, named.name, { times, path, list, page });
      return;
    }
    const length = page ?? place.page ?? constraintOf(field).maxItems;
    if (length === undefined) endless.add(path);
    const inner = { times: times * (length ?? 1), path, list: path, page: undefined };
    walk(node.selectionSet, named.name, inner);
  }
}

interface Place {
  readonly times: number;
  readonly path: string;
  /** Path of the innermost list around it. */
  readonly list: string;
  readonly page: number | undefined;
}

/** Entries that a field is asked for; what the argument allows at most where that isn't known. */
function pageOf(node: FieldNode, field: Field, values: Variables): number | undefined {
  const argument = pagingArgument(field);
  if (!argument) return undefined;
  const given = node.arguments?.find(({ name }) => name.value === argument.name);
  const value = given ? valueFromASTUntyped(given.value, { ...values }) : argument.defaultValue;
  return typeof value === 'number' ? Math.max(0, value) : mostOf(argument);
}

function mostOf(argument: GraphQLArgument): number | undefined {
  if (typeof argument.defaultValue === 'number') return argument.defaultValue;
  return constraintOf(argument).max;
}

function valuesOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Variables,
): Variables {
  const defaults = variableDefinitions.flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  return { ...Object.fromEntries(defaults), ...given };
}
