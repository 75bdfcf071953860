import type { GraphQLError, GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { defaultFieldResolver, isObjectType } from 'graphql';
import type { Context } from './context';
import { failure } from './failure';

/** How many fields one answer may hold: more than any screen shows, and little for a machine. */
const mostValues = 20_000;

/** Counts what an answer holds. Lists within lists multiply, so that a small document can ask for much. */
export class Budget {
  #left = mostValues;

  get isExceeded(): boolean {
    return this.#left < 0;
  }

  spend(): void {
    this.#left -= 1;
    if (this.isExceeded) throw tooMuch();
  }
}

export interface BudgetedContext extends Context {
  readonly budget: Budget;
}

export function tooMuch(): GraphQLError {
  return failure('RATE_LIMITED', `The answer would hold more than 20,000 fields.`, {
    retryAfter: 0,
  });
}

/** Puts the count before every resolver. */
export function enforceBudget(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    if (type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const resolve: GraphQLFieldResolver<unknown, BudgetedContext> =
        field.resolve ?? defaultFieldResolver;
      field.resolve = (parent, args, context: BudgetedContext, info) => {
        context.budget.spend();
        return resolve(parent, args, context, info);
      };
    }
  }
}
