import type { FieldNode, GraphQLSchema } from 'graphql';
import { getNamedType, Kind, parse, print, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

const prefix = 'typeIn_';

/** The document, which also asks each object for its type, under the type that the schema declares. */
export function askForTypes(query: string, schema: GraphQLSchema): string {
  const typeInfo = new TypeInfo(schema);
  const document = visit(
    parse(query),
    visitWithTypeInfo(typeInfo, {
      Field: (node): FieldNode | undefined => {
        const declared = getNamedType(typeInfo.getType() ?? undefined);
        if (!node.selectionSet || !declared) return undefined;
        const selections = [
          ...node.selectionSet.selections,
          typeField(`${prefix}${declared.name}`),
        ];
        return { ...node, selectionSet: { ...node.selectionSet, selections } };
      },
    }),
  );
  return print(document);
}

function typeField(alias: string): FieldNode {
  return {
    kind: Kind.FIELD,
    alias: { kind: Kind.NAME, value: alias },
    name: { kind: Kind.NAME, value: '__typename' },
  };
}

/** Types of all objects in the answer to such a document: `Book`, and `Loan.Book` in a union. */
export function findObjectTypes(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
    if (!key.startsWith(prefix)) return findObjectTypes(value);
    return [String(value), `${key.slice(prefix.length)}.${String(value)}`];
  });
}
