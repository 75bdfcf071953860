import type { ASTNode, FieldNode, GraphQLSchema } from 'graphql';
import { Kind, OperationTypeNode, parse } from 'graphql';
import type { AnsweredExample } from '../examples/example';
import { visitTyped } from '../graphql/symbols';

/** For each object and interface, the example that shows best how to read it. */
export type Readings = ReadonlyMap<string, AnsweredExample>;

interface Reading {
  readonly example: AnsweredExample;
  readonly score: number;
}

/**
 * Finds for each type the example that reads most of its fields and has an object of it in its
 * answer. A query goes before a mutation that reads up to twice as many.
 */
export function findReadings(
  examples: readonly AnsweredExample[],
  schema: GraphQLSchema,
): Readings {
  const best = new Map<string, Reading>();
  for (const example of examples) {
    if (example.errors.length > 0 || example.deprecated) continue;
    for (const [type, score] of scoresOf(example, schema)) {
      const known = best.get(type);
      if (!known || isBetter({ example, score }, known)) best.set(type, { example, score });
    }
  }
  return new Map([...best].map(([type, { example }]) => [type, example]));
}

/** Of two that read as much, the one that says it with less. */
function isBetter(a: Reading, b: Reading): boolean {
  return a.score > b.score || (a.score === b.score && lengthOf(a) < lengthOf(b));
}

function lengthOf({ example: { query, answer } }: Reading): number {
  return query.length + JSON.stringify(answer).length;
}

function scoresOf({ query, answer }: AnsweredExample, schema: GraphQLSchema): Map<string, number> {
  const fields = new Map<string, Set<string>>();
  let weight = 1;
  visitTyped(parse(query), schema, (typeInfo) => ({
    // What a fragment reads has no path of its own.
    FragmentDefinition: () => false,
    OperationDefinition: ({ operation }) => {
      weight = operation === OperationTypeNode.QUERY ? 2 : 1;
    },
    Field: (node, _key, _parent, _path, ancestors) => {
      const owner = typeInfo.getParentType();
      if (!owner || node.name.value.startsWith('__')) return;
      const keys = [...ancestors, node].flatMap((part) =>
        isField(part) ? [part.alias?.value ?? part.name.value] : [],
      );
      if (!isAnswered(answer.data, keys)) return;
      const known = fields.get(owner.name) ?? new Set();
      fields.set(owner.name, known.add(node.name.value));
    },
  }));
  return new Map([...fields].map(([owner, names]) => [owner, names.size * weight]));
}

function isField(part: ASTNode | readonly ASTNode[]): part is FieldNode {
  return 'kind' in part && part.kind === Kind.FIELD;
}

/** Whether an answer has a value at a path, which may lead through lists. */
function isAnswered(value: unknown, [key, ...rest]: readonly string[]): boolean {
  if (Array.isArray(value)) {
    return value.some((item: unknown) => isAnswered(item, key === undefined ? [] : [key, ...rest]));
  }
  if (key === undefined) return value !== undefined;
  if (typeof value !== 'object' || value === null) return false;
  return isAnswered((value as Readonly<Record<string, unknown>>)[key], rest);
}
