import type { GraphQLSchema } from 'graphql';
import type { Caller } from '../options/model';
import type { LinkMap } from './links';
import type { AnswerRequests } from './requests';

export interface LoadedSchema {
  readonly schema: GraphQLSchema;
  readonly links: LinkMap;
  /** Whether samples of guides have to be valid. They need not where guides are about another schema. */
  readonly samples: 'error' | 'off';
  /** Addresses of all pages of the reference. */
  readonly paths: readonly string[];
  /** Runs the samples of guides; absent where they are not for this schema. */
  readonly answer?: AnswerRequests | undefined;
  /** Whether answers follow from the schema alone. */
  readonly isMadeUp?: boolean | undefined;
  /** Those in whose name samples can be run; none where all get the same answers. */
  readonly callers?: readonly Caller[] | undefined;
  /**
   * Says what all that is here follows from but descriptions, for what is made with it to be kept;
   * undefined where that is not known.
   */
  readonly key?: string | undefined;
  /** What the playground begins with where answers are made up. */
  readonly first?: Exchange | undefined;
}

/** A request and its answer as a page shows them. */
export interface Exchange {
  readonly query: string;
  /** JSON, if the request has any. */
  readonly variables: string | undefined;
  /** JSON. */
  readonly response: string;
}

/** Holds the schema between the plugin that reads it and what uses it. */
export interface SchemaStore {
  /** That of a file of content, which is an older one below `versioned_docs`. */
  readonly get: (file?: string) => LoadedSchema;
  readonly set: (loaded: LoadedSchema, versions?: ReadonlyMap<string, LoadedSchema>) => void;
  /** Resolves once the schema is there, for what starts at the same time as its reading. */
  readonly whenSet: Promise<void>;
}

export function createSchemaStore(): SchemaStore {
  let current: LoadedSchema | undefined;
  let older: ReadonlyMap<string, LoadedSchema> = new Map();
  let resolveSet: () => void;
  const whenSet = new Promise<void>((resolve) => {
    resolveSet = resolve;
  });
  return {
    get: (file = '') => {
      if (current === undefined) throw new Error('The schema is used before it is loaded');
      const [, version = ''] = /[/\\]versioned_docs[/\\]version-([^/\\]+)/.exec(file) ?? [];
      return older.get(version) ?? current;
    },
    set: (loaded, versions = new Map()) => {
      current = loaded;
      older = versions;
      resolveSet();
    },
    whenSet,
  };
}
