import type { ExecutionResult, GraphQLResolveInfo, GraphQLSchema } from 'graphql';

/**
 * Somebody in whose name requests can be sent. The first of a list is the guest, who isn't signed
 * in; an empty list says that all get the same answers.
 */
export interface Caller {
  /** As examples name it: `# as: member`. Where it is the name of a role, the caller has that role. */
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
  /** Is told of each field before it is answered, and can throw the error that it answers with. */
  readonly watch?: ((info: GraphQLResolveInfo) => void) | undefined;
}

/** What can happen to a request besides the usual. */
export type Condition = 'expired-token' | 'limit' | 'lost' | 'slow' | 'unknown-value';

/** Keys of fields and indexes of entries, from the root of `data`. */
export type ResponsePath = readonly (string | number)[];

/** How a request is answered otherwise than as usual. */
export interface Conditions {
  readonly under?: Condition | undefined;
  /** Field of the response in whose place there is an error. */
  readonly failAt?: ResponsePath | undefined;
}

/** What happened to a request that was answered otherwise than as usual. It survives JSON. */
export interface Circumstances {
  readonly under?: Condition | undefined;
  /** Absent where no response arrived. */
  readonly http?: Http | undefined;
  /** Milliseconds that the response took longer. */
  readonly delay?: number | undefined;
  /** Value that the schema doesn't list, where the response has any of an enum. */
  readonly unknown?: UnknownValue | undefined;
  /** What failed with a field; absent where the response has no such field. */
  readonly loss?: Loss | undefined;
}

interface Http {
  readonly status: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
}

interface UnknownValue {
  readonly path: ResponsePath;
  readonly value: string;
  /** Its enum. */
  readonly type: string;
}

export interface Loss {
  /** Where null stands now; empty for `data` itself. */
  readonly nullAt: ResponsePath;
  /** From the field that failed up to the first place that can be null, or to the root. */
  readonly steps: readonly LossStep[];
}

interface LossStep {
  /** Of the field, as `Book.title`. */
  readonly coordinate: string;
  /** As SDL has it, `String!`; that of an entry where it is one. */
  readonly type: string;
  /** Whether it is an entry of the list that the field returns. */
  readonly isEntry: boolean;
}

/** What the API answers to a caller who has sent too many requests. */
export interface LimitReached extends Pick<ExecutionResult, 'errors'> {
  /** As `200 OK`. */
  readonly status: string;
  readonly headers: Readonly<Record<string, string>>;
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
  /**
   * Whether the limits of requests in the model are those of the API: then pages, editors and the
   * package for coding agents measure requests by them. Without, they state no limit.
   */
  readonly hasLimitsOfApi?: boolean;
  /** Id by which the model knows a caller whose token has expired; it is nobody's without. */
  readonly expiredCaller?: string;
  /** What a caller gets who has reached the limit of requests; status 429 and `Retry-After` without. */
  readonly limitReached?: (as: string) => LimitReached;
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
