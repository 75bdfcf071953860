import type {
  DocumentNode,
  FieldNode,
  GraphQLError,
  GraphQLObjectType,
  GraphQLResolveInfo,
  GraphQLSchema,
  SelectionSetNode,
} from 'graphql';
import {
  getIntrospectionQuery,
  getNamedType,
  introspectionTypes,
  isObjectType,
  Kind,
  parse,
  SchemaMetaFieldDef,
  visit,
} from 'graphql';
import type { Limits } from './limits';
import { fragmentsOf, selectionsWithin, tooLarge } from './limits';

/** How many times the fields of the standard introspection an introspection may have. */
const allowance = 2;

const standard = parse(
  getIntrospectionQuery({
    schemaDescription: true,
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    inputValueDeprecation: true,
    oneOf: true,
  }),
);

const entries: readonly string[] = ['__schema', '__type'];
const types = new Map<string, GraphQLObjectType>(
  introspectionTypes.filter(isObjectType).map((type) => [type.name, type]),
);

/**
 * Says of an introspection that it would take too long. Its lists multiply, as in `fields` of `type` of
 * `fields`, and graphql-js resolves them itself, which no budget of resolvers sees. What is allowed
 * grows with the schema, because so does the introspection of every tool.
 *
 * The document must be valid.
 */
export function introspectionFailure(
  document: DocumentNode,
  schema: GraphQLSchema,
  most: Limits,
): GraphQLError | undefined {
  const asked = introspectedFields(document, schema);
  if (asked === 0) return undefined;
  if (asked === undefined) return tooLarge(`asks for "__schema" or "__type" below its root`, most);
  const allowed = allowedFields(schema);
  if (asked <= allowed) return undefined;
  return tooLarge(
    `asks for more than ${allowed} fields of the schema itself, twice as many as the standard introspection`,
    most,
  );
}

const allowedBySchema = new WeakMap<GraphQLSchema, number>();

function allowedFields(schema: GraphQLSchema): number {
  const allowed =
    allowedBySchema.get(schema) ?? allowance * (introspectedFields(standard, schema) ?? 0);
  allowedBySchema.set(schema, allowed);
  return allowed;
}

/**
 * Counts fields as an answer would have them, none skipped and what is deprecated included, each part of
 * the schema once for each selection. Undefined if some are below a field of the root, where the
 * number of answers is not known.
 */
function introspectedFields(document: DocumentNode, schema: GraphQLSchema): number | undefined {
  const fragments = fragmentsOf(document);
  const known = new Map<SelectionSetNode, Map<object, number>>();
  const info = { schema } as GraphQLResolveInfo;
  const roots = document.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION ? entriesOf(node.selectionSet) : [],
  );
  let written = 0;
  visit(document, {
    Field: ({ name }) => {
      if (entries.includes(name.value)) written += 1;
    },
  });
  if (written > new Set(roots).size) return undefined;
  return roots.reduce((sum, root) => sum + fieldsOfEntry(root), 0);

  function entriesOf({ selections }: SelectionSetNode): FieldNode[] {
    return selections.flatMap((node) => {
      if (node.kind === Kind.FIELD) return entries.includes(node.name.value) ? [node] : [];
      const inner = selectionsWithin(node, fragments);
      return inner ? entriesOf(inner) : [];
    });
  }

  /** Which type a name is of may be known only once variables are. */
  function fieldsOfEntry({ name, selectionSet }: FieldNode): number {
    if (!selectionSet) return 0;
    const ofSchema = name.value === SchemaMetaFieldDef.name;
    const sources = ofSchema ? [schema] : Object.values(schema.getTypeMap());
    const typeName = ofSchema ? '__Schema' : '__Type';
    return 1 + Math.max(...sources.map((source) => fieldsOf(selectionSet, typeName, source)));
  }

  function fieldsOf(set: SelectionSetNode, typeName: string, source: object): number {
    const counts = known.get(set) ?? new Map<object, number>();
    known.set(set, counts);
    const count = counts.get(source) ?? sum(set, typeName, source);
    counts.set(source, count);
    return count;
  }

  function sum({ selections }: SelectionSetNode, typeName: string, source: object): number {
    return selections.reduce((total, node) => {
      if (node.kind === Kind.FIELD) return total + 1 + fieldsBelow(node, typeName, source);
      const inner = selectionsWithin(node, fragments);
      return total + (inner ? fieldsOf(inner, typeName, source) : 0);
    }, 0);
  }

  function fieldsBelow(
    { name, selectionSet }: FieldNode,
    typeName: string,
    source: object,
  ): number {
    const field = types.get(typeName)?.getFields()[name.value];
    if (!selectionSet || !field?.resolve) return 0;
    const below = getNamedType(field.type).name;
    const found: unknown = field.resolve(source, { includeDeprecated: true }, undefined, info);
    const sources: readonly unknown[] = Array.isArray(found) ? found : [found];
    return sources.reduce<number>(
      (total, each) =>
        typeof each === 'object' && each !== null
          ? total + fieldsOf(selectionSet, below, each)
          : total,
      0,
    );
  }
}
