import type { GraphQLSchema } from 'graphql';
import type { Changelog } from '../changelog/change';
import type { Caller } from '../document/tree';
import type { AnsweredExample, Example } from '../examples/example';
import { callers } from '../examples/personas';
import type { LinkMap } from '../graphql/links';
import { createLinkMap } from '../graphql/links';
import { findApplications } from '../graphql/applications';
import type { Relations, TypeRelations } from '../graphql/relations';
import { findRelations } from '../graphql/relations';
import { mainTypeOf } from '../graphql/main-type';
import type { ReferenceSymbol } from '../graphql/symbols';
import { isOperation, listSymbols } from '../graphql/symbols';
import type { Readings } from './readings';
import { findReadings } from './readings';
import type { GuideSample } from '../migrations/guide-sample';
import type { AnsweredMigration } from '../migrations/migration';

/** What the pages of one schema share, worked out once. */
export interface ReferenceContext {
  readonly schema: GraphQLSchema;
  readonly symbols: readonly ReferenceSymbol[];
  readonly links: LinkMap;
  readonly relations: Relations;
  /** Object type that each operation is about, by the operation's coordinate. */
  readonly subjects: ReadonlyMap<string, string | undefined>;
  /** Coordinates that carry each directive, by the directive's name. */
  readonly applications: ReadonlyMap<string, readonly string[]>;
  /** Address of a file or folder of the SDL, or undefined if the source is not published. */
  readonly sourceUrl: (path: string, line?: number) => string | undefined;
  /** Address that takes requests, shown on the landing page; undefined for another schema. */
  readonly endpoint: string | undefined;
  /** Of all operations, in the order in which a page shows its own. */
  readonly examples: readonly AnsweredExample[];
  /** Generated requests of subscriptions, which are shown and not run. */
  readonly unanswered: readonly Example[];
  /** Those in whose name a reader can run them; none where all get the same answers. */
  readonly callers: readonly Caller[];
  /** Of the examples, the one that shows best how to read each type. */
  readonly readings: Readings;
  /** Of all that is deprecated. */
  readonly migrations: readonly AnsweredMigration[];
  /** What guides still show of it. */
  readonly guideSamples: readonly GuideSample[];
  /** From released snapshots; without releases where there are none. */
  readonly changelog: Changelog;
}

export function createContext(
  schema: GraphQLSchema,
  options: Pick<ReferenceContext, 'sourceUrl' | 'endpoint'> &
    Partial<
      Pick<
        ReferenceContext,
        'examples' | 'unanswered' | 'callers' | 'migrations' | 'guideSamples' | 'changelog'
      >
    >,
): ReferenceContext {
  const symbols = listSymbols(schema);
  return {
    examples: [],
    unanswered: [],
    callers,
    migrations: [],
    guideSamples: [],
    changelog: { releases: [], upcoming: [] },
    ...options,
    schema,
    symbols,
    applications: findApplications(schema),
    subjects: findSubjects(schema, symbols),
    links: createLinkMap(schema),
    relations: findRelations(schema),
    readings: findReadings(options.examples ?? [], schema),
  };
}

function findSubjects(
  schema: GraphQLSchema,
  symbols: readonly ReferenceSymbol[],
): ReferenceContext['subjects'] {
  return new Map(
    symbols.flatMap((symbol): [string, string | undefined][] =>
      isOperation(symbol) ? [[symbol.coordinate, mainTypeOf(schema, symbol.definition)]] : [],
    ),
  );
}

const none: TypeRelations = {
  returnedBy: [],
  heldBy: [],
  takenBy: [],
  memberOf: [],
  implementedBy: [],
  pathFromQuery: [],
};

export function relationsOf({ relations }: ReferenceContext, type: string): TypeRelations {
  return relations.get(type) ?? none;
}

/** File and line where a symbol is defined; undefined for what GraphQL itself defines. */
export function sourceOf({
  definition,
}: ReferenceSymbol): { file: string; line: number } | undefined {
  const loc = definition.astNode?.loc;
  if (!loc) return undefined;
  return { file: loc.source.name, line: loc.startToken.line };
}
