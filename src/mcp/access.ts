import type { GraphQLSchema } from 'graphql';
import * as z from 'zod';
import { accessOf } from '../graphql/contract';
import type { OperationField } from '../graphql/symbols';

export const accessSchema = z.strictObject({
  role: z.string().describe('The least role of the caller; GUEST needs no access token.'),
  space: z.array(z.string()).optional().describe('One of these connections to the space.'),
  permission: z.string().optional(),
});

/** The conditions of `@access`, of which all must hold, or undefined if the schema has none. */
export function accessIn(
  schema: GraphQLSchema,
  field: OperationField,
): z.output<typeof accessSchema> | undefined {
  const access = accessOf(schema, field);
  if (!access) return undefined;
  const { role, space, permission } = access;
  return {
    role,
    ...(space.length > 0 && { space: [...space] }),
    ...(permission !== undefined && { permission }),
  };
}
