import type { GraphQLSchema } from 'graphql';
import type { Constraint, Formats } from 'graphql-docs-reference/graphql';
import { constraintFault, findConstraintFaults } from 'graphql-docs-reference/graphql';
import { invalid } from './failure';
import { wrapResolvers } from './resolvers';

/** A resolver that itself reports what is wrong with its input, all at once or in its own words. */
export function reporting<Args, Context, Result>(
  resolve: (root: unknown, args: Args, context: Context) => Result,
): typeof resolve {
  return Object.assign(resolve, { reportsProblems: true });
}

/** Has resolvers refuse arguments beyond what `@constraint` says of them, in the order of the schema. */
export function enforceConstraints(schema: GraphQLSchema, formats?: Formats): void {
  wrapResolvers(schema, (resolve, { args }) => {
    if ('reportsProblems' in resolve || args.length === 0) return resolve;
    return (parent, given, context, info) => {
      for (const arg of args) {
        const [fault] = findConstraintFaults(arg, given[arg.name], [arg.name], formats);
        if (fault) throw invalid(fault.path.join('.'), fault.message);
      }
      return resolve(parent, given, context, info);
    };
  });
}

/** For limits that depend on more than a value. @throws VALIDATION_FAILED for a value beyond them. */
export function checkConstraint(field: string, value: unknown, constraint: Constraint): void {
  const message = constraintFault(value, constraint);
  if (message !== undefined) throw invalid(field, message);
}
