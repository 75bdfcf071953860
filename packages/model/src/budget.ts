import type { GraphQLError, GraphQLSchema } from 'graphql';
import { getNullableType, isListType } from 'graphql';
import { failure } from './failure';
import type { Field } from './resolvers';
import { wrapResolvers } from './resolvers';

/** What one answer may cost, which is more than any screen needs, and what its parts cost. */
const costs = { answer: 10_000, field: 1, list: 20, error: 20 } as const;

/** Sums up what an answer costs. Lists within lists multiply, so that a small document can ask for much. */
export class Budget {
  #left: number = costs.answer;

  get isExceeded(): boolean {
    return this.#left < 0;
  }

  spend(cost: number): void {
    this.#left -= cost;
    if (this.isExceeded) throw tooMuch();
  }
}

export interface Budgeted {
  readonly budget: Budget;
}

export function tooMuch(): GraphQLError {
  const message = `The answer would cost more than ${costs.answer} points. A field costs ${costs.field}, a list ${costs.list} and an error ${costs.error}.`;
  return failure('RATE_LIMITED', message, { retryAfter: 0 });
}

/** Puts the price before every resolver. */
export function enforceBudget(schema: GraphQLSchema): void {
  wrapResolvers<Budgeted>(schema, (resolve, field) => {
    const cost = isList(field) ? costs.list : costs.field;
    return (parent, args, context, info) => {
      context.budget.spend(cost);
      try {
        return resolve(parent, args, context, info);
      } catch (error) {
        context.budget.spend(costs.error);
        throw error;
      }
    };
  });
}

/** A page of a list is made from the whole of it. */
function isList({ type, args }: Field): boolean {
  return (
    isListType(getNullableType(type)) ||
    args.some(({ name }) => name === 'limit' || name === 'first')
  );
}
