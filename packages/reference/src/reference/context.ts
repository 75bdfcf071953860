import type { GraphQLSchema } from 'graphql';
import type { Changelog } from '../changelog/change';
import type { ReleasePaths } from '../changelog/snapshots';
import { releasePathsOf } from '../changelog/snapshots';
import type { Outcome } from '../examples/endings/answer-callers';
import type { Ending } from '../examples/endings/find-endings';
import type { AnsweredExample, Example } from '../examples/example';
import { groupByOperation, keyOf } from '../examples/example';
import { groupBy } from '../graphql/group-by';
import type { LinkMap } from '../graphql/links';
import { createLinkMap } from '../graphql/links';
import { findApplications, printApplications } from '../graphql/members';
import type { Place } from '../graphql/problem';
import { placeOf } from '../graphql/problem';
import type { Relations, TypeRelations } from '../graphql/relations';
import { findRelations, mainTypeOf, noRelations } from '../graphql/relations';
import type { OperationSymbol, ReferenceSymbol } from '../graphql/symbols';
import { deprecationOf, isOperation, listSymbols } from '../graphql/symbols';
import type { AnsweredMigration } from '../migrations';
import type { Contract, Directives, GroupBy, Texts } from '../options/contract';
import type { Caller } from '../options/model';
import type { ResolveLink } from './description';
import { resolveOwnLink } from './description';
import type { Readings } from './readings';
import { findReadings } from './readings';

/** A document of a guide or post that says that it shows something deprecated. */
export interface GuideSample {
  /** Title and address of the page. */
  readonly title: string;
  readonly path: string;
  readonly query: string;
}

/** What the pages are made from besides the schema. */
interface Given {
  /** Where links of descriptions lead. */
  readonly resolveLink: ResolveLink;
  /** Address of a file or folder of the SDL, or undefined if the source is not published. */
  readonly sourceUrl: (path: string, line?: number) => string | undefined;
  /** Where the SDL is that a page about the whole schema is made from. */
  readonly source: ReleasePaths;
  /** Address that takes requests, shown on the landing page; undefined for another schema. */
  readonly endpoint: string | undefined;
  /** Address of the package that checks the documents of clients; there is no page about it without. */
  readonly packageUrl?: string | undefined;
  /** Of all operations, in the order in which a page shows its own. */
  readonly examples: readonly AnsweredExample[];
  /** What comes back to each caller, by the name of the example that was sent. */
  readonly outcomes: ReadonlyMap<string, readonly Outcome[]>;
  /** Those in whose name a reader can run them; none where all get the same answers. */
  readonly callers: readonly Caller[];
  /** What the schema says of access, errors and what goes, and how. */
  readonly contract: Contract;
  /** What only the owner of the API knows. */
  readonly texts: Texts;
  readonly groupBy: GroupBy;
  /** Whether requests are measured by limits of the API. */
  readonly hasLimits: boolean;
  /** Of all that is deprecated. */
  readonly migrations: readonly AnsweredMigration[];
  /** What guides still show of it. */
  readonly guideSamples: readonly GuideSample[];
  /** From released snapshots; without releases where there are none. */
  readonly changelog: Changelog;
}

/** What the pages of one schema share, worked out once. */
export interface ReferenceContext extends Given {
  readonly schema: GraphQLSchema;
  readonly symbols: readonly ReferenceSymbol[];
  readonly links: LinkMap;
  readonly relations: Relations;
  /** Object type that each operation is about, by the operation's coordinate. */
  readonly subjects: ReadonlyMap<string, string | undefined>;
  /** Coordinates that carry each directive, by the directive's name. */
  readonly applications: ReadonlyMap<string, readonly string[]>;
  readonly examplesOf: (operation: OperationSymbol) => readonly AnsweredExample[];
  /** Requests without answers: of subscriptions, and those that nobody is known to be allowed to send. */
  readonly unansweredOf: (operation: OperationSymbol) => readonly Example[];
  /** Examples that fail, by the coordinate of their operation and the code, with a space between. */
  readonly endings: ReadonlyMap<string, AnsweredExample | undefined>;
  /** By `keyOf` of an operation. */
  readonly operations: ReadonlyMap<string, OperationSymbol>;
  /** What is not deprecated, by the object type that it is about. */
  readonly about: ReadonlyMap<string | undefined, readonly ReferenceSymbol[]>;
  /** Directives that pages show, with their arguments, by the coordinate that they stand on. */
  readonly applied: ReadonlyMap<string, readonly string[]>;
  /** Of the examples, the one that shows best how to read each type. */
  readonly readings: Readings;
}

export function createContext(
  schema: GraphQLSchema,
  options: Pick<Given, 'sourceUrl' | 'endpoint'> &
    Partial<Given> & {
      readonly unanswered?: readonly Example[];
      readonly endings?: readonly Ending[];
      readonly directives?: Directives;
    },
): ReferenceContext {
  const symbols = listSymbols(schema);
  const { examples = [], unanswered = [], endings = [] } = options;
  const operations = symbols.filter(isOperation);
  const subjects = new Map(
    operations.map(({ coordinate, definition }) => [coordinate, mainTypeOf(schema, definition)]),
  );
  return {
    examples,
    examplesOf: groupByOperation(examples),
    unansweredOf: groupByOperation(unanswered),
    operations: new Map(operations.map((symbol) => [keyOf(symbol), symbol])),
    about: groupBy(
      symbols.filter((symbol) => !deprecationOf(symbol)),
      ({ coordinate }) => subjects.get(coordinate),
    ),
    resolveLink: resolveOwnLink,
    source: releasePathsOf('schema/*.graphql'),
    callers: [],
    outcomes: new Map(),
    migrations: [],
    guideSamples: [],
    changelog: { releases: [], upcoming: [] },
    contract: {},
    texts: {},
    groupBy: 'file',
    hasLimits: false,
    ...options,
    schema,
    symbols,
    endings: new Map(
      endings.map(({ symbol, code, example }) => [`${symbol.coordinate} ${code}`, example]),
    ),
    applications: findApplications(schema),
    applied: printApplications(schema, options.directives ?? {}),
    subjects,
    links: createLinkMap(schema),
    relations: findRelations(schema),
    readings: findReadings(examples, schema),
  };
}

export function relationsOf({ relations }: ReferenceContext, type: string): TypeRelations {
  return relations.get(type) ?? noRelations();
}

/** File and line where a symbol is defined; undefined for what GraphQL itself defines. */
export function sourceOf({ definition }: ReferenceSymbol): Place | undefined {
  const { astNode } = definition;
  return astNode?.loc && placeOf(astNode);
}
