import type { DocumentNode } from 'graphql';
import { Kind, print } from 'graphql';
import type { Change } from '../changelog/change';
import { isEditorial } from '../changelog/change';
import { ownersOf } from '../changelog/history';
import { findAccess } from '../graphql/find-access';
import { formatNumber } from '../i18n/format';
import { t } from '../i18n/t';
import type { ClientFile } from './extract-documents';
import { extractDocuments } from './extract-documents';
import { findFaults } from './find-faults';
import { findReach } from './find-reach';
import type { Definition, Whole } from './read-definitions';
import { nameOf, placeIn, readDefinitions, withFragments } from './read-definitions';
import type { CheckedApi, ClientFault, ClientReport, OperationReport, Sizes } from './report';

/** Checks all documents of a client. Fragments can be in other files than what spreads them. */
export function checkClient<Size extends Sizes>(
  files: readonly ClientFile[],
  api: CheckedApi<Size>,
  since?: string,
): ClientReport<Size> {
  const documents = files.flatMap((file) => extractDocuments(file));
  const { definitions, unread } = readDefinitions(documents, api.schema);
  const wholes = definitions.map((definition) => withFragments(definition, definitions));
  const spread = new Set(
    wholes.flatMap(({ definition, found }) => (isSent(definition) ? found : [])),
  );
  const operations = wholes
    // A fragment is checked with the operations that spread it.
    .filter(({ definition }) => !spread.has(definition))
    .map((whole) => checkWhole(whole, api, since));
  return { operations, unread };
}

function isSent({ node }: Definition): boolean {
  return node.kind === Kind.OPERATION_DEFINITION;
}

function checkWhole<Size extends Sizes>(
  { definition, found, missing }: Whole,
  api: CheckedApi<Size>,
  since: string | undefined,
): OperationReport<Size> {
  const { schema, contract, measure } = api;
  const { node } = definition;
  const parts = [definition, ...found];
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: parts.map((part) => part.node),
  };
  const isOperation = node.kind === Kind.OPERATION_DEFINITION;
  const place = placeIn(definition.source, node.loc?.start ?? 0);
  const size = isOperation
    ? measure?.(print(document), schema, undefined, node.name?.value)
    : undefined;
  return {
    ...place,
    name: nameOf(definition),
    kind: isOperation ? node.operation : 'fragment',
    faults: [
      ...findFaults(parts, document, { api, missing }),
      ...(size ? limitFaults(size).map((fault) => ({ ...place, ...fault })) : []),
    ],
    deprecated: findDeprecated(parts, api),
    access: findAccess(document, schema, contract),
    size,
    changes: since === undefined ? [] : changesSince(since, parts, api),
  };
}

/** What is over a limit. Costs depend on variables, which only the program knows. */
function limitFaults({
  depth,
  fields,
  aliases,
  cost,
}: Sizes): Pick<ClientFault, 'level' | 'message' | 'rule'>[] {
  const values = ({ has, of }: Sizes['depth']) => ({
    has: formatNumber(has),
    of: formatNumber(of),
  });
  const isOver = (part: Sizes['depth']): boolean => part.has > part.of;
  const errors = [
    ...(isOver(depth) ? [t('check.tooDeep', values(depth))] : []),
    ...(isOver(fields) ? [t('check.tooManyFields', values(fields))] : []),
    ...(isOver(aliases) ? [t('check.tooManyAliases', values(aliases))] : []),
  ];
  const warnings = cost && isOver(cost) ? [t('check.tooCostly', values(cost))] : [];
  return [
    ...errors.map((message) => ({ rule: 'limit', level: 'error', message }) as const),
    ...warnings.map((message) => ({ rule: 'limit', level: 'warning', message }) as const),
  ];
}

function findDeprecated(
  parts: readonly Definition[],
  { schema, upcoming }: CheckedApi,
): OperationReport['deprecated'] {
  const byName = new Map(upcoming.map((item) => [item.coordinate, item]));
  return parts.flatMap(({ source, uses }) =>
    [...uses(schema, [...byName.keys()])].flatMap(([offset, coordinate]) => {
      const item = byName.get(coordinate);
      return item ? [{ ...item, ...placeIn(source, offset) }] : [];
    }),
  );
}

/** What concerns a document: changes of what it names, and those of its types that ask for work. */
function changesSince(
  since: string,
  parts: readonly Definition[],
  { schema, releases }: CheckedApi,
): readonly Change[] {
  const changes = releases
    .filter(({ date }) => date === undefined || date > since)
    .flatMap((release) => release.changes)
    .filter((change) => !isEditorial(change));
  const coordinates = changes.map(({ coordinate }) => coordinate);
  const named = new Set(parts.flatMap(({ uses }) => [...uses(schema, coordinates).values()]));
  const reached = findReach(
    parts.map(({ node }) => node),
    schema,
  );
  return changes.filter(({ coordinate, level }) => {
    if (named.has(coordinate)) return true;
    const [owner = coordinate] = ownersOf(coordinate);
    return level !== 'safe' && (reached.has(coordinate) || reached.has(owner));
  });
}
