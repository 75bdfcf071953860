import type { GraphQLFieldResolver } from 'graphql';
import { defaultFieldResolver } from 'graphql';

/**
 * Makes the resolver of a field that has none: it reads the row's property of that name. Null is
 * what a row says; a field of which it says nothing was forgotten.
 *
 * @param domain - Folder of `src/sandbox/domains` that resolves other fields of the type.
 */
export function readProperty(domain?: string): GraphQLFieldResolver<unknown, unknown> {
  return (row, args, context, info) => {
    const { parentType, fieldName } = info;
    if (typeof row === 'object' && row !== null && fieldName in row)
      return defaultFieldResolver(row, args, context, info);
    const problem = `Neither a resolver nor a row has "${parentType.name}.${fieldName}".`;
    throw new Error(`${problem} ${fix(parentType.name, domain)}`);
  };
}

function fix(typeName: string, domain: string | undefined): string {
  if (typeName === 'Query' || typeName === 'Mutation')
    return 'Resolve it in the operations.ts of its domain, in src/sandbox/domains.';
  const place = domain ? `src/sandbox/domains/${domain}` : 'its domain in src/sandbox/domains';
  return `Add a resolver in ${place} (usually to fields.ts), or the value to rows.ts and seed.ts there.`;
}
