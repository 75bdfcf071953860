import type { GraphQLSchema } from 'graphql';
import * as z from 'zod';
import type { OperationField } from 'graphql-docs-reference/graphql';
import { accessOf } from 'graphql-docs-reference/graphql';
import type { Contract } from 'graphql-docs-reference/options';

export const accessSchema = z.strictObject({
  role: z.string().describe('The least role of the caller.'),
  connections: z
    .array(z.string())
    .optional()
    .describe('One of these, to what the operation is about.'),
  permission: z.string().optional(),
});

/** The conditions of a field, of which all must hold, or undefined if the schema has none. */
export function accessIn(
  schema: GraphQLSchema,
  field: OperationField,
  contract: Contract,
): z.output<typeof accessSchema> | undefined {
  const access = accessOf(schema, field, contract);
  if (!access) return undefined;
  const { role, connections, permission } = access;
  return {
    role,
    ...(connections.length > 0 && { connections: [...connections] }),
    ...(permission !== undefined && { permission }),
  };
}
