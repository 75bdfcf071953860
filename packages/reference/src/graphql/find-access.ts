import type { DocumentNode, GraphQLSchema } from 'graphql';
import { TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { Access, Contract } from '../options/contract';
import { accessOf } from './contract';
import type { OperationField } from './symbols';

/** A field that not everyone may read or call. */
export interface FieldAccess {
  readonly coordinate: string;
  readonly field: OperationField;
  readonly access: Access;
}

/** What callers need for the fields of a document, each once; nothing of fields that are open. */
export function findAccess(
  document: DocumentNode,
  schema: GraphQLSchema,
  contract: Contract,
): FieldAccess[] {
  const found = new Map<string, FieldAccess>();
  const typeInfo = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field: () => {
        const [field, parent] = [typeInfo.getFieldDef(), typeInfo.getParentType()];
        const access = field && accessOf(schema, field, contract);
        if (!access || !parent || isOpen(access, contract)) return;
        const coordinate = `${parent.name}.${field.name}`;
        found.set(coordinate, { coordinate, field, access });
      },
    }),
  );
  return [...found.values()];
}

/** Whether the role is that of everyone, and no other condition is made. */
function isOpen({ role, ...conditions }: Access, { access }: Contract): boolean {
  const others: readonly unknown[] = Object.values(conditions);
  return (
    role === access?.everyone &&
    others.every((value) => value === undefined || (Array.isArray(value) && value.length === 0))
  );
}
