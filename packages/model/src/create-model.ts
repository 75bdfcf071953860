import type { Model, ModelRequest } from 'graphql-docs-reference/options';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { buildSchema } from 'graphql';
import type { Formats } from 'graphql-docs-reference/graphql';
import type { Wording } from './answer';
import { createAnswer } from './answer';
import {
  enforceConstraints,
  attachResolvers,
  cutPages,
  describeSchema,
  enforceBudget,
  enforceCapacity,
  wrapResolvers,
} from './resolvers';
import { Made } from './made-up/made';
import type { MadeUp } from './made-up/create-made-up';
import type { Memory } from './made-up/objects';
import type { FieldResolver, ResolversByDomain } from './resolvers';
import type { AnyRow, Clock, FirstRows, Journal, RowTypes, World } from './world';
import { createWorld } from './world';

/** What a model knows of an API that its schema does not say. Each resolver gets a `C`. */
export interface Rules<C, R extends ModelRequest = ModelRequest, W = unknown> extends Wording {
  /** Resolvers of each part of the API. A field without one is read from the row by its name. */
  readonly resolvers: ResolversByDomain;
  /** What resolvers get for a request. */
  readonly contextOf: (request: R, world: W) => C;
  /** Rows of a type that whoever asks may know of: what is made up refers to them. */
  readonly rowsOf: (typeName: string, context: C) => readonly AnyRow[];
  /** Answers what neither a resolver nor a property of the row does, or has it made up. */
  readonly orElse?: (makeUp: FieldResolver<C>) => FieldResolver<C>;
  /** Changes arguments, whose limits have been checked, before resolvers get them. */
  readonly readArguments?: (schema: GraphQLSchema) => void;
  /** Checks of formats that the API has of its own, for `@constraint(format:)`. */
  readonly formats?: Formats;
  /** Has scalars and resolvers refuse values and callers, before anything else happens. */
  readonly checkAccess?: (schema: GraphQLSchema) => void;
}

export interface RuledModel<W, R extends ModelRequest = ModelRequest> extends Omit<
  Required<Model>,
  'run' | 'takeEvents'
> {
  readonly run: (request: R) => Promise<ExecutionResult>;
  /** All that it knows now, to read only. Rows are replaced, so that two readings can be compared. */
  readonly world: () => W;
}

/**
 * Makes executable models of the API that `sdl` describes, each with a world of its own in memory.
 * What they know of the schema and of documents, they share.
 */
export function createModels<
  T extends RowTypes<T>,
  R extends ModelRequest,
  C extends { readonly world: World<T> },
>(sdl: string, rules: Rules<C, R, World<T>>): (rows: FirstRows) => RuledModel<World<T>, R> {
  const schema = createExecutableSchema(sdl, rules);
  const createRun = createAnswer<R>(schema, rules);
  return (rows) => {
    let world = createWorld<T>(rows);
    return {
      run: createRun({
        contextOf: (request) => rules.contextOf(request, world),
        journalOf: () => world.journal,
      }),
      describe: (texts) => describeSchema(schema, texts),
      reset: () => {
        world = createWorld<T>(rows);
      },
      world: () => world,
    };
  };
}

/** @throws Error if the schema lacks a field that a resolver is for. */
function createExecutableSchema<C extends Pick<MakingUp, 'world'>>(
  sdl: string,
  rules: Pick<
    Rules<C>,
    'resolvers' | 'rowsOf' | 'orElse' | 'readArguments' | 'formats' | 'checkAccess'
  >,
): GraphQLSchema {
  const { resolvers, rowsOf, orElse, readArguments, formats, checkAccess } = rules;
  // Whoever builds the site has validated it, which takes longer than all else here.
  const schema = buildSchema(sdl, { assumeValid: true });
  const makeUp = createMakeUp<C & MakingUp>(schema, rowsOf);
  attachResolvers(schema, resolvers, orElse?.(makeUp as FieldResolver<C>) ?? makeUp);
  readArguments?.(schema);
  enforceConstraints(schema, formats);
  cutPages(schema);
  // Rules know rows, and nothing of an object that is made up.
  wrapResolvers<C & MakingUp>(
    schema,
    (resolve) => (parent, args, context, info) =>
      (parent instanceof Made ? makeUp : resolve)(parent, args, context, info),
  );
  enforceCapacity(schema);
  checkAccess?.(schema);
  enforceBudget(schema);
  return schema;
}

/** Context of a request of which something may be made up. */
interface MakingUp {
  readonly world: { readonly clock: Clock; readonly journal: Journal };
  /** Coordinates of fields whose answers were made up. */
  readonly madeUp: Set<string>;
}

/**
 * Makes the resolver of fields that no rule and no row answers.
 *
 * @param rowsOf - Rows of a type to which what is made up may refer, for who asks.
 */
function createMakeUp<C extends MakingUp>(
  schema: GraphQLSchema,
  rowsOf: (typeName: string, context: C) => readonly AnyRow[],
): FieldResolver<C> {
  const models = new WeakMap<C, MadeUp>();
  const memories = new WeakMap<C['world'], Memory>();
  return async (parent, args, context, info) => {
    context.madeUp.add(`${info.parentType.name}.${info.fieldName}`);
    // Where every field has a rule, no reader loads this.
    const { createMadeUp, Memory } = await import('./made-up/create-made-up');
    const { world } = context;
    const memory = memories.get(world) ?? new Memory((undo) => world.journal.note(undo));
    memories.set(world, memory);
    const rows = (typeName: string): readonly AnyRow[] => rowsOf(typeName, context);
    const model = models.get(context) ?? createMadeUp(schema, world.clock.now(), memory, rows);
    models.set(context, model);
    return model.resolve(parent, args, context, info);
  };
}
