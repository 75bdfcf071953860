import type { ExecutionResult, GraphQLSchema } from 'graphql';

/**
 * Somebody in whose name requests can be sent. The first of a list is the guest, who isn't signed
 * in; an empty list says that all get the same answers.
 */
export interface Caller {
  /** As examples name it: `# as: member`. */
  readonly id: string;
  /** As readers choose it: `Member`. */
  readonly label: string;
  /** Above a request, as `As a member`; otherwise the label stands there. */
  readonly sends?: string | undefined;
  /** Who it is and what it may do, as a sentence. */
  readonly description: string;
  /** Access token that test servers take; a guest has none. */
  readonly token?: string | undefined;
  /** Whether requests that name nobody are sent in this name; the first caller unless one says so. */
  readonly isDefault?: boolean;
}

/** What answers requests in the place of the API, from data of its own in memory. */
export interface Model {
  /** Answers as the API would, and remembers what a mutation changed. Never throws. */
  readonly run: (request: ModelRequest) => Promise<ExecutionResult>;
  /** Begins again, as if no mutation had been sent. */
  readonly reset: () => void;
  /** Gives the schema its descriptions, by coordinate, for introspections: its SDL may have none. */
  readonly describe?: (texts: Readonly<Record<string, string>>) => void;
  /**
   * What the API would have sent to servers that listen to it, for the changes since the last call.
   * The first call, and the first after a reset, only begins to watch.
   */
  readonly takeEvents?: () => Promise<readonly unknown[]>;
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
  readonly objects?: (rows: unknown) => readonly ModelObject[];
  /** Whether the limits of requests in the model are those of the API, so that editors may state them. */
  readonly hasLimitsOfApi?: boolean;
}

/** An object of a model, by its type and its identifier. */
export interface ModelObject {
  readonly __typename: string;
  readonly id: string;
}

/** The model of an API by its own rules. Without one, answers are made up from the schema. */
export interface ModelOption extends ModelModule {
  /** Its module, relative to the site, for what is bundled. */
  readonly module: string;
  /** Reads the rows that the model begins with, each time that the schema is read. */
  readonly readRows?: (schema: GraphQLSchema) => Promise<unknown>;
  /** Folder of the files that it reads them from, relative to the site, which the dev server follows. */
  readonly rows?: string;
}
