import {
  definitionAt,
  constraintFault,
  findConstraintFaults,
} from 'graphql-docs-reference/graphql';
import type { ModelRequest } from 'graphql-docs-reference/options';
import type { GraphQLError, GraphQLFieldResolver, GraphQLObjectType, GraphQLSchema } from 'graphql';
import {
  defaultFieldResolver,
  getNullableType,
  isIntrospectionType,
  isListType,
  isObjectType,
} from 'graphql';
import { failure, invalid } from './failure';
import type { Limits } from './limits';
import { pastLimit } from './limits';
import type { AnyRow } from './world';
import { allTables } from './world';
import type { Constraint, Formats } from 'graphql-docs-reference/graphql';

export type Field = ReturnType<GraphQLObjectType['getFields']>[string];

export type FieldResolver<C> = GraphQLFieldResolver<unknown, C, Readonly<Record<string, unknown>>>;

interface Signature {
  // Written as a method: a resolver may then say more of its parent, arguments and context than `unknown`.
  resolve(parent: unknown, args: unknown, context: unknown): unknown;
}

/** What a resolver is to whatever is put around it. */
type AnyResolver = Signature['resolve'] & Partial<Pick<About, 'subject'>>;

type AnyResolvers = Readonly<Record<string, Readonly<Record<string, AnyResolver>>>>;

/** A resolver that says which object an operation is about, for those who check access. */
export interface About {
  subject(args: unknown, context: unknown): AnyRow | undefined;
}

/** Resolvers by type and field, of each part of an API. */
export type ResolversByDomain = Readonly<Record<string, readonly AnyResolvers[]>>;

/**
 * Gives fields their resolvers, and all others one that reads the row.
 *
 * @param orElse - Answers what neither a resolver nor a property of the row does.
 * @throws Error that names, by domain, all resolvers for which the schema has no field.
 */
export function attachResolvers<C>(
  schema: GraphQLSchema,
  byDomain: ResolversByDomain,
  orElse: GraphQLFieldResolver<unknown, C>,
): void {
  const problems: string[] = [];
  for (const { domain, typeName, fieldName, resolve } of resolversIn(byDomain)) {
    const type = schema.getType(typeName);
    const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
    if (field) field.resolve = resolve;
    else
      problems.push(
        `${domain}: Unexpected resolver of "${typeName}.${fieldName}", expected a field of the schema. Describe it there, or take the resolver out.`,
      );
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  for (const { field } of fieldsOf(schema)) field.resolve ??= readProperty(orElse);
}

/** What operations are about, by coordinate, as their resolvers say. */
export function subjectsOf(
  byDomain: ResolversByDomain,
): Readonly<Record<string, About['subject']>> {
  return Object.fromEntries(
    resolversIn(byDomain).flatMap(({ typeName, fieldName, resolve: { subject } }) =>
      subject ? [[`${typeName}.${fieldName}`, subject] as const] : [],
    ),
  );
}

function resolversIn(byDomain: ResolversByDomain) {
  return Object.entries(byDomain).flatMap(([domain, all]) =>
    all.flatMap((resolvers) =>
      Object.entries(resolvers).flatMap(([typeName, fields]) =>
        Object.entries(fields).map(([fieldName, resolve]) => {
          return { domain, typeName, fieldName, resolve };
        }),
      ),
    ),
  );
}

/**
 * Makes the resolver of a field that has none: it reads the row's property of that name. Null is
 * what a row says; what it says nothing of, `orElse` answers.
 */
function readProperty<C>(orElse: GraphQLFieldResolver<unknown, C>): typeof orElse {
  return (row, args, context, info) => {
    const isSaid = typeof row === 'object' && row !== null && info.fieldName in row;
    return (isSaid ? defaultFieldResolver : orElse)(row, args, context, info);
  };
}

/** Puts something around the resolver of each field. */
export function wrapResolvers<C>(
  schema: GraphQLSchema,
  wrap: (resolve: FieldResolver<C>, field: Field, type: GraphQLObjectType) => FieldResolver<C>,
): void {
  for (const { type, field } of fieldsOf(schema))
    field.resolve = wrap(field.resolve ?? defaultFieldResolver, field, type);
}

function fieldsOf(schema: GraphQLSchema): { type: GraphQLObjectType; field: Field }[] {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => !isIntrospectionType(type))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })));
}

/** What the parts of an answer cost. */
const costs = { field: 1, list: 20, error: 20 } as const;

/** Sums up what an answer costs. Lists within lists multiply, so that a small document can ask for much. */
export class Budget {
  readonly #most: Limits;
  #left: number;

  constructor(most: Limits) {
    this.#most = most;
    this.#left = most.answer;
  }

  get isExceeded(): boolean {
    return this.#left < 0;
  }

  spend(cost: number): void {
    this.#left -= cost;
    if (this.isExceeded) throw tooMuch(this.#most);
  }
}

export function tooMuch(most: Limits): GraphQLError {
  const message = `The answer would cost more than ${most.answer} points. A field costs ${costs.field}, a list ${costs.list} and an error ${costs.error}.`;
  return pastLimit(message, most);
}

/** Puts the price before every resolver, and whoever watches the request. */
export function enforceBudget(schema: GraphQLSchema): void {
  type Watched = Pick<ModelRequest, 'watch'> & { readonly budget: Budget };
  wrapResolvers<Watched>(schema, (resolve, field) => {
    const cost = costOf(field);
    return (parent, args, context, info) => {
      context.budget.spend(cost);
      try {
        context.watch?.(info);
        return resolve(parent, args, context, info);
      } catch (error) {
        context.budget.spend(costs.error);
        throw error;
      }
    };
  });
}

/** What a field costs each time. A page of a list is made from the whole of it. */
export function costOf(field: Field): number {
  const isList = isListType(getNullableType(field.type)) || pagingArgument(field) !== undefined;
  return isList ? costs.list : costs.field;
}

/** The argument that says how many entries a page has. */
export function pagingArgument({ args }: Field): Field['args'][number] | undefined {
  return args.find(({ name }) => name === 'limit' || name === 'first');
}

/** Has the whole list that a resolver gives for a page become the page that the caller asks for. */
export function cutPages(schema: GraphQLSchema): void {
  wrapResolvers(schema, (resolve, { type, args }) => {
    if (isListType(getNullableType(type)) || !args.some(({ name }) => name === 'offset'))
      return resolve;
    return (parent, given, context, info) => {
      const rows = resolve(parent, given, context, info);
      return Array.isArray(rows) ? page(rows, given as PageArguments) : rows;
    };
  });
}

type PageArguments = Readonly<Record<'offset' | 'limit', number>>;

/** One page of a list, in the shape of every `Paged…` type. */
interface Page<R> extends PageArguments {
  readonly data: readonly R[];
  readonly totalResults: number;
}

/** One page of rows; the schema limits what offset and limit can be. */
export function page<R>(rows: readonly R[], { offset, limit }: PageArguments): Page<R> {
  return { data: rows.slice(offset, offset + limit), totalResults: rows.length, offset, limit };
}

/** Objects that a world holds: more than tests leave behind, and few enough for lists to stay quick. */
export const capacity = 10_000;

/**
 * Refuses changes of a world that is full. It is asked before a change begins, which so happens as a
 * whole or not at all.
 */
export function enforceCapacity(schema: GraphQLSchema): void {
  wrapResolvers<{ readonly world: object }>(schema, (resolve, _field, type) => {
    if (type !== schema.getMutationType()) return resolve;
    return (parent, args, context, info) => {
      const size = allTables(context.world).reduce((sum, table) => sum + table.size, 0);
      if (size < capacity) return resolve(parent, args, context, info);
      const message = `The model is full: it holds ${capacity} objects. Reset it to make changes again.`;
      throw failure('RATE_LIMITED', message, { retryAfter: 0 });
    };
  });
}

/** Puts descriptions into a schema, each at its schema coordinate. */
export function describeSchema(
  schema: GraphQLSchema,
  texts: Readonly<Record<string, string>>,
): void {
  for (const [coordinate, description] of Object.entries(texts)) {
    const definition = definitionAt(schema, coordinate);
    if (definition) definition.description = description;
  }
}

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
