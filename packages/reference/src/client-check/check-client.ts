import type { DocumentNode, ASTNode, GraphQLError, GraphQLSchema, GraphQLNamedType } from 'graphql';
import {
  Kind,
  print,
  NoUndefinedVariablesRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  validate,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
} from 'graphql';
import type { Change } from '../changelog/change';
import { isEditorial, ownersOf } from '../changelog/change';
import { findAccess } from '../graphql/contract';
import { placeIn } from '../graphql/problem';
import { formatNumber } from '../i18n/format';
import { t } from '../i18n/t';
import type { ClientFile } from './extract-documents';
import { extractDocuments } from './extract-documents';
import type { Definition, Whole } from './read-documents';
import { nameOf, readDocuments, withFragments } from './read-documents';
import type { CheckedApi, ClientFault, ClientReport, OperationReport, Sizes } from './report';
import { requestRules } from '../graphql/check-sample';
import { keepConstraints } from '../graphql/constraint';
import { compareNames } from '../graphql/names';
import { visitTyped } from '../graphql/symbols';

/** Checks all documents of a client. Fragments can be in other files than what spreads them. */
export function checkClient<Size extends Sizes>(
  files: readonly ClientFile[],
  api: CheckedApi<Size>,
  since?: string,
): ClientReport<Size> {
  const documents = files.flatMap((file) => extractDocuments(file));
  const { definitions, unread } = readDocuments(documents, api.schema);
  const wholes = definitions.map((definition) => withFragments(definition, definitions));
  const spread = new Set(
    wholes.flatMap(({ definition, found }) =>
      definition.node.kind === Kind.OPERATION_DEFINITION ? found : [],
    ),
  );
  const operations = wholes
    // A fragment is checked with the operations that spread it.
    .filter(({ definition }) => !spread.has(definition))
    .map((whole) => checkWhole(whole, api, since));
  return { operations, unread };
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
      ...findFaults(parts, document, api, missing),
      ...(size ? limitFaults(size).map((fault) => ({ ...place, ...fault })) : []),
    ],
    deprecated: findDeprecated(parts, api),
    access: findAccess(document, schema, contract),
    size,
    changes: since === undefined ? [] : changesSince(since, parts, api),
  };
}

/** What is over a limit. Costs depend on variables, which only the program knows. */
function limitFaults(size: Sizes): Pick<ClientFault, 'level' | 'message'>[] {
  const parts = [
    { part: size.depth, level: 'error', say: t('check.tooDeep') },
    { part: size.fields, level: 'error', say: t('check.tooManyFields') },
    { part: size.aliases, level: 'error', say: t('check.tooManyAliases') },
    { part: size.cost, level: 'warning', say: t('check.tooCostly') },
  ] as const;
  return parts.flatMap(({ part, level, say }) => {
    if (!part || part.has <= part.of) return [];
    const message = say
      .replace('{has}', formatNumber(part.has))
      .replace('{of}', formatNumber(part.of));
    return [{ level, message }];
  });
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

const rules = requestRules.filter((rule) => rule !== NoUnusedFragmentsRule);

/**
 * All that is wrong with a document, at its places in the files of its definitions.
 *
 * @param missing names of fragments that no file has.
 */
function findFaults(
  parts: readonly Definition[],
  document: DocumentNode,
  api: CheckedApi,
  missing: ReadonlySet<string>,
): ClientFault[] {
  // What isn't here could use a variable, and a fragment of Relay declares its own.
  const isPart = missing.size > 0 || parts.some(({ isLocal }) => isLocal);
  const declares = parts.some(({ source }) => source.body.includes('@argumentDefinitions'));
  const applied = rules.filter(
    (rule) =>
      !(isPart && rule === NoUnusedVariablesRule) &&
      !(declares && rule === NoUndefinedVariablesRule),
  );
  const clashes = parts.flatMap((part) =>
    part.clashes.filter(({ nodes: [at] = [] }) => at && isWithin(at, part.node)),
  );
  const errors = validate(api.schema, document, [...applied, keepConstraints], { maxErrors: 50 });
  return [...clashes, ...errors]
    .map((error) => faultOf(error, parts, api))
    .sort((a, b) => compareNames(a.file, b.file) || a.line - b.line || a.column - b.column);
}

function faultOf(error: GraphQLError, parts: readonly Definition[], api: CheckedApi): ClientFault {
  const node = error.nodes?.[0];
  const part = parts.find(({ source }) => source === node?.loc?.source) ?? parts[0];
  if (!node?.loc || !part) throw error;
  const { source, start } = node.loc;
  const own = parts.find((one) => one.source === source && isWithin(node, one.node)) ?? part;
  return {
    ...placeIn(source, start),
    level: 'error',
    message: error.message,
    ...removalAt('name' in node ? (node.name?.loc?.start ?? start) : start, own, api),
  };
}

function isWithin({ loc }: ASTNode, { loc: outer }: ASTNode): boolean {
  return !!loc && !!outer && loc.start >= outer.start && loc.end <= outer.end;
}

/** The removal of what a name meant, and what replaced it, as the deprecation before it said. */
function removalAt(
  offset: number,
  { uses }: Definition,
  { schema, releases }: CheckedApi,
): Pick<ClientFault, 'removed' | 'replacement'> {
  const changes = releases.flatMap((release) => release.changes);
  const removals = changes.filter(({ kind }) => kind.endsWith('-removed'));
  const names = removals.map(({ coordinate }) => coordinate);
  const name = uses(schema, names).get(offset);
  const removed = removals.find(({ coordinate }) => coordinate === name);
  const deprecation = changes.find(
    ({ coordinate, replacement }) => coordinate === name && replacement !== undefined,
  );
  return removed ? { removed, replacement: deprecation?.replacement } : {};
}

/**
 * Coordinates of what a document doesn't name, but that can break it: fields with their arguments,
 * the inputs of its variables, and the enums, unions and interfaces that its answer has.
 */
function findReach(
  definitions: readonly Definition['node'][],
  schema: GraphQLSchema,
): ReadonlySet<string> {
  const reached = new Set<string>();
  for (const definition of definitions)
    visitTyped(definition, schema, (typeInfo) => ({
      Field: () => {
        const [field, parent] = [typeInfo.getFieldDef(), typeInfo.getParentType()];
        if (!field || !parent) return;
        reached.add(`${parent.name}.${field.name}`);
        const type = getNamedType(field.type);
        if (isEnumType(type) || isAbstractType(type)) reached.add(type.name);
      },
      VariableDefinition: () => reachInput(getNamedType(typeInfo.getInputType() ?? undefined)),
      ObjectValue: () => reachInput(getNamedType(typeInfo.getInputType() ?? undefined)),
    }));
  return reached;

  function reachInput(type: GraphQLNamedType | undefined): void {
    if (!type || reached.has(type.name)) return;
    if (isEnumType(type)) reached.add(type.name);
    if (!isInputObjectType(type)) return;
    reached.add(type.name);
    for (const field of Object.values(type.getFields())) reachInput(getNamedType(field.type));
  }
}
