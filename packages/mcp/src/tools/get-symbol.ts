import type { GraphQLSchema, ResolvedSchemaElement } from 'graphql';
import { isObjectType, resolveSchemaCoordinate } from 'graphql';
import { suggestionList } from 'graphql/jsutils/suggestionList.js';
import * as z from 'zod';
import { describeInMarkdown, historyOf } from 'graphql-docs-reference/changelog';
import {
  accessOf,
  definitionAt,
  errorCodesOf,
  replacementOf,
} from 'graphql-docs-reference/graphql';
import type { Contract } from 'graphql-docs-reference/options';
import { createSymbolMatcher } from 'graphql-docs-reference/search';
import { printSymbol } from '../print-symbol';
import type { Site, SiteSymbol } from '../site';
import { urlOf } from '../site';
import type { Tool } from '../tool';
import { accessSchema, conditionsOf, coordinateSchema, defineTool, ToolError } from '../tool';

const outputSchema = z.strictObject({
  coordinate: z.string(),
  kind: z.string(),
  description: z.string().describe('CommonMark, whole.'),
  sdl: z
    .string()
    .describe(
      'Comments are descriptions of members. Below a field: the types of its arguments and its result.',
    ),
  detail: z
    .enum(['all', 'sentences', 'names'])
    .describe(
      'How much of the descriptions of members fits; ask for a member to read all of its own.',
    ),
  deprecated: z
    .strictObject({
      reason: z.string(),
      replacement: z.string().optional(),
      removal: z.string().optional().describe('Day from which it may be gone.'),
    })
    .optional(),
  since: z.string().optional().describe('Release that added it; the first one says nothing.'),
  changed: z.array(z.string()).optional().describe('Later changes, the newest first, 5 at most.'),
  access: accessSchema.optional(),
  errors: z
    .array(z.strictObject({ code: z.string(), meaning: z.string() }))
    .optional()
    .describe('Besides those that everything can fail with.'),
  pathFromQuery: z
    .array(z.string())
    .optional()
    .describe('Fields that lead from a query to this type or field; none for an input.'),
  returnedBy: z.array(z.string()).optional().describe('Operations, 8 at most.'),
  listedBy: z
    .array(z.string())
    .optional()
    .describe('Operations and fields that give pages of it, 8 at most.'),
  takenBy: z.array(z.string()).optional().describe('Arguments and input fields, 8 at most.'),
  examples: z.array(z.string()).describe('Names for get_examples, 5 at most.'),
  url: z.string(),
});

export function createGetSymbol(site: Site): Tool {
  return defineTool({
    name: 'get_symbol',
    title: 'Look up a symbol of the schema',
    description: `Everything the schema says of one operation, type, field, argument, enum value or directive: its SDL with descriptions, who may use it (access), the error codes it fails with, when it changed or goes away, how to reach it from a query, and the names of examples. Call it before you write a document, for the operation and for each type you select from. ${tellContract(site.data.contract)}Coordinates: ${sampleCoordinates(site).join(', ')}. An unknown name is answered with suggestions.`,
    inputSchema: z.strictObject({ coordinate: coordinateSchema }),
    outputSchema,
    run: ({ coordinate }) => lookUp(site, findSymbol(site, coordinate)),
  });
}

/** What its answers say of access and errors in short. */
function tellContract({ access, errors }: Contract): string {
  return [
    ...(access?.everyone === undefined ? [] : [`The role ${access.everyone} needs no token. `]),
    ...(errors?.common.length
      ? [`Everything can also fail with ${errors.common.join(', ')}. `]
      : []),
  ].join('');
}

const sampleKinds = ['query', 'mutation', 'object', 'field', 'argument', 'enumValue', 'directive'];

/** One of each kind that the schema has, to show how an agent asks. */
function sampleCoordinates(site: Site): string[] {
  const symbols = [...site.symbols().values()].filter(({ isDeprecated }) => !isDeprecated);
  return sampleKinds.flatMap((kind) => {
    const found = symbols.find((symbol) => symbol.kind === kind);
    return found ? [`"${found.coordinate}"`] : [];
  });
}

const most = { changes: 5, examples: 5, users: 8 };

function lookUp(site: Site, symbol: SiteSymbol): z.input<typeof outputSchema> {
  const { coordinate, kind } = symbol;
  const schema = site.schema();
  const { since, changed, removal } = historyOf(site.data.changelog, coordinate);
  const element = resolveSchemaCoordinate(schema, coordinate);
  const definition = definitionAt(schema, coordinate);
  const type = element?.kind === 'NamedType' ? element.type.name : undefined;
  const users = type === undefined ? undefined : site.relations().get(type);
  return {
    coordinate,
    kind,
    description: definition?.description?.trim() ?? '',
    ...printSymbol(
      schema,
      coordinate,
      (name) => site.symbols().get(name)?.summary ?? '',
      site.data.contract,
    ),
    ...deprecation(definition?.deprecationReason, removal, site.data.contract),
    since,
    ...(changed.length > 0 && {
      changed: changed
        .slice(0, most.changes)
        .map((change) => `${change.release ?? 'Not released'}: ${describeInMarkdown(change)}`),
    }),
    ...contractOf(site, element),
    pathFromQuery: pathTo(site, element),
    returnedBy: users?.returnedBy.slice(0, most.users),
    listedBy: type === undefined ? undefined : listsOf(site, type).slice(0, most.users),
    takenBy: users?.takenBy.slice(0, most.users),
    examples: (site.examplesByUse().get(coordinate) ?? [])
      .slice(0, most.examples)
      .map(({ name }) => name),
    url: urlOf(site, symbol.path),
  };
}

/** What leads to the pages of a type, such as `BookPage.items`, in which it stands. */
function listsOf({ relations, schema }: Site, type: string): string[] {
  const owners = (relations().get(type)?.heldBy ?? []).flatMap((coordinate) => {
    const [owner = ''] = coordinate.split('.');
    const page = schema().getType(owner);
    return isObjectType(page) && 'totalResults' in page.getFields() ? [owner] : [];
  });
  return owners.flatMap((owner) => {
    const { returnedBy = [], heldBy = [] } = relations().get(owner) ?? {};
    return [...returnedBy, ...heldBy];
  });
}

type Element = ResolvedSchemaElement | undefined;

function deprecation(
  reason: string | null | undefined,
  removal: string | undefined,
  contract: Contract,
): Pick<z.input<typeof outputSchema>, 'deprecated'> {
  if (!reason) return {};
  return { deprecated: { reason, replacement: replacementOf(reason, contract), removal } };
}

function contractOf(
  site: Site,
  element: Element,
): Pick<z.input<typeof outputSchema>, 'access' | 'errors'> {
  if (element?.kind !== 'Field') return {};
  const schema = site.schema();
  const { contract } = site.data;
  const access = accessOf(schema, element.field, contract);
  return {
    access: access && conditionsOf(access),
    errors: errorCodesOf(schema, element.field, contract)?.map((code) => ({
      code,
      meaning: site.symbols().get(`${contract.errors?.enum}.${code}`)?.summary ?? '',
    })),
  };
}

function pathTo({ relations, schema }: Site, element: Element): string[] | undefined {
  if (element?.kind === 'NamedType') {
    const path = relations().get(element.type.name)?.pathFromQuery;
    return path && path.length > 0 ? [...path] : undefined;
  }
  if (element?.kind !== 'Field') return undefined;
  const root = Object.values(schema().getQueryType()?.getFields() ?? {}).includes(element.field);
  if (root) return undefined;
  const owner = element.type.name;
  const path = relations().get(owner)?.pathFromQuery ?? [];
  return path.length > 0 ? [...path, `${owner}.${element.field.name}`] : undefined;
}

/**
 * What a coordinate names, also without the root type (`books` for `Query.books`) and with the
 * wrong case.
 *
 * @throws ToolError that names what is near.
 */
export function findSymbol(site: Site, coordinate: string): SiteSymbol {
  const symbols = [...site.symbols().values()];
  const ways: ((symbol: SiteSymbol) => boolean)[] = [
    (symbol) => symbol.coordinate === coordinate,
    (symbol) => symbol.label === coordinate,
    (symbol) => symbol.coordinate.toLowerCase() === coordinate.toLowerCase(),
  ];
  const alike = ways.map((fits) => symbols.filter(fits)).find((found) => found.length > 0) ?? [];
  const [only, another] = alike;
  if (only && !another) return only;
  throw new ToolError(unknownSymbol(site, coordinate, alike));
}

function unknownSymbol(site: Site, coordinate: string, alike: readonly SiteSymbol[]): string {
  const known = removalOf(site, coordinate) ?? sayRoot(site.schema(), coordinate);
  if (known !== undefined) return known;
  const near =
    alike.length > 0 ? alike.map((symbol) => symbol.coordinate) : nearest(site, coordinate);
  const hint =
    near.length > 0
      ? `Did you mean ${near.map((name) => `"${name}"`).join(', ')}?`
      : 'Call search to find its name.';
  return `Unknown coordinate "${coordinate}". ${hint}`;
}

/** Root types are no symbols of their own. */
function sayRoot(schema: GraphQLSchema, name: string): string | undefined {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const [field] = Object.keys(roots.find((type) => type?.name === name)?.getFields() ?? {});
  if (field === undefined) return undefined;
  return `"${name}" is a root type. Ask for one of its fields, such as "${name}.${field}", or call search.`;
}

/** What was removed is remembered. */
function removalOf({ data }: Site, coordinate: string): string | undefined {
  const change = data.changelog.releases
    .flatMap(({ changes }) => changes)
    .find((one) => one.coordinate === coordinate && one.kind.endsWith('-removed'));
  if (!change) return undefined;
  const release = change.release ? ` in the release of ${change.release}` : '';
  return `"${coordinate}" was removed${release}. ${change.note ?? ''}`.trim();
}

const mostSuggestions = 5;

/** By typing errors, and by words of the name. */
function nearest(site: Site, coordinate: string): string[] {
  const symbols = [...site.symbols().values()];
  const match = createSymbolMatcher(symbols);
  const [field = ''] = coordinate.split('(', 1);
  const own = field.slice(field.lastIndexOf('.') + 1);
  const found = [coordinate, own].flatMap((name) => match(name).slice(0, mostSuggestions));
  const alike = suggestionList(
    coordinate,
    symbols.map((symbol) => symbol.coordinate),
  );
  const names = [...alike.slice(0, 2), ...found.map(({ record }) => record.coordinate)];
  return [...new Set(names)].slice(0, mostSuggestions);
}
