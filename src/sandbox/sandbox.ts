import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import {
  buildSchema,
  execute,
  GraphQLError,
  isObjectType,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { enforceAccess } from './access';
import type { Caller } from './caller';
import { allResolvers, allSubjects } from './domains';
import type { failure } from './failure';
import { limitFailures } from './limits';
import { createWorld } from './world';

export interface SandboxRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly operationName?: string;
  readonly caller: Caller;
}

export interface Sandbox {
  /** Answers as the platform would, and remembers what a mutation changed. Never throws. */
  readonly run: (request: SandboxRequest) => Promise<ExecutionResult>;
  /** Begins anew, as if no mutation had been sent. */
  readonly reset: () => void;
}

/** An executable model of the API that `sdl` describes, with a world of its own in memory. */
export function createSandbox(sdl: string): Sandbox {
  const schema = createExecutableSchema(sdl);
  let world = createWorld();
  return {
    run: async ({ query, variables, operationName, caller }) => {
      const prepared = prepare(query, schema);
      if ('errors' in prepared) return prepared;
      const result = await execute({
        schema,
        document: prepared.document,
        variableValues: variables,
        operationName,
        contextValue: { caller, world },
      });
      return result.errors ? { ...result, errors: result.errors.map(withCode) } : result;
    },
    reset: () => {
      world = createWorld();
    },
  };
}

function createExecutableSchema(sdl: string): GraphQLSchema {
  const schema = buildSchema(sdl);
  for (const [typeName, fields] of allResolvers.flatMap((resolvers) => Object.entries(resolvers))) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`The schema has no object type ${typeName}.`);
    for (const [fieldName, resolve] of Object.entries(fields)) {
      const field = type.getFields()[fieldName];
      if (!field) throw new Error(`The schema has no field ${typeName}.${fieldName}.`);
      field.resolve = resolve;
    }
  }
  enforceAccess(schema, allSubjects);
  return schema;
}

type Prepared = { readonly document: DocumentNode } | { readonly errors: GraphQLError[] };

function prepare(query: string, schema: GraphQLSchema): Prepared {
  try {
    const document = parse(query);
    const errors = validate(schema, document, specifiedRules, { maxErrors: 20 });
    if (errors.length > 0)
      return { errors: errors.map((error) => recode(error, 'VALIDATION_FAILED')) };
    const tooLarge = limitFailures(document);
    return tooLarge.length > 0 ? { errors: tooLarge } : { document };
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return { errors: [recode(error, 'VALIDATION_FAILED')] };
  }
}

/** What no resolver meant to throw is a fault of the platform. */
function withCode(error: GraphQLError): GraphQLError {
  if (error.extensions['code'] !== undefined) return error;
  if (error.originalError === undefined) return recode(error, 'VALIDATION_FAILED');
  return recode(error, 'INTERNAL');
}

function recode(error: GraphQLError, code: Parameters<typeof failure>[0]): GraphQLError {
  const { message, nodes, source, positions, path, originalError } = error;
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    path,
    originalError,
    extensions: { code },
  });
}
