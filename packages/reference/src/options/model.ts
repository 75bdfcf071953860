import type { ExecutionResult, GraphQLSchema, Kind } from 'graphql';

/** What answers requests in the place of the API, from data of its own in memory. */
export interface Model {
  /** Answers as the API would, and remembers what a mutation changed. Never throws. */
  readonly run: (request: ModelRequest) => Promise<ExecutionResult>;
  /** Begins again, as if no mutation had been sent. */
  readonly reset: () => void;
  /** Gives the schema its descriptions, by coordinate, for introspections: its SDL may have none. */
  readonly describe?: (texts: Readonly<Record<string, string>>) => void;
}

export interface ModelRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  /** Needed where the document has several operations. */
  readonly operationName?: string | null | undefined;
  /** Id of the caller; nobody is signed in where no caller has it. */
  readonly as?: string | undefined;
  /** Value of the header `Accept-Language`. */
  readonly acceptLanguage?: string | null | undefined;
}

/**
 * What the module of a model exports by the name `model`. It runs in Node, in a worker of the
 * browser and in the package for coding agents, so it reads no file. Rows are JSON of its own.
 */
export interface ModelModule {
  readonly createModel: (sdl: string, rows: unknown) => Model;
  /** Has the schema that editors check requests against refuse what the model refuses. */
  readonly prepare?: (schema: GraphQLSchema) => void;
  /** Objects that there are at first, of which editors take identifiers. */
  readonly objects?: (
    rows: unknown,
  ) => readonly { readonly __typename: string; readonly id: string }[];
}

/** The model of an API by its own rules. Without one, answers are made up from the schema. */
export interface ModelOption extends ModelModule {
  /** The few words that it reads of descriptions, by kind of definition: others aren't bundled. */
  readonly words?: Readonly<Partial<Record<Kind, (description: string) => string>>>;
  /** Its module, relative to the site, for what is bundled. */
  readonly module: string;
  /** Reads the rows that the model begins with, each time that the schema is read. */
  readonly readRows?: (schema: GraphQLSchema) => Promise<unknown>;
}
