import type {
  ASTNode,
  ConstValueNode,
  DefinitionNode,
  DocumentNode,
  GraphQLError,
  GraphQLSchema,
  InputValueDefinitionNode,
  TypeNode,
} from 'graphql';
import { buildASTSchema, Kind, parse, print, Source, validateSchema, visit } from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import type { Directives } from '../options/contract';
import type { Federated } from './federation';
import { asSubgraph, withoutApplications, hideMembers } from './federation';
import { listReferencePages } from './links';
import { claimPages, findPathProblems } from './output-paths';
import type { Place, Problem } from './problem';
import { placeIn, placeOf, PrintedSource } from './problem';

/** A file of SDL; its name shows in messages and edit links. */
export interface SchemaFile {
  readonly name: string;
  readonly text: string;
  /** Where what stands at an offset of the text is in the file, which has it in other words. */
  readonly placeAt?: ((offset: number) => Omit<Place, 'file'>) | undefined;
}

type SchemaResult =
  | {
      readonly schema: GraphQLSchema;
      readonly problems: readonly [];
      /** SDL of what is documented, where that is not all of the files. */
      readonly sdl?: string | undefined;
    }
  | { readonly schema: undefined; readonly problems: readonly Problem[] };

/**
 * Builds one schema from files of SDL, with the place of each definition kept in its syntax tree.
 * Never throws for bad SDL: all that is wrong comes back, in the order of the files.
 *
 * @param directives what is hidden is left out, and so is what only the gateway of a subgraph asks for.
 */
export function buildSchemaFromFiles(
  files: readonly SchemaFile[],
  directives: Directives = {},
): SchemaResult {
  const problems: Problem[] = [];
  const definitions: DefinitionNode[] = [];
  for (const file of files) {
    if (file.text.trim() === '') {
      problems.push(at(file.name, 'Unexpected empty file. Add a definition or delete the file.'));
      continue;
    }
    if (deepLists.test(file.text)) {
      problems.push(at(file.name, tooDeep));
      continue;
    }
    try {
      const document = parse(sourceOf(file));
      definitions.push(
        ...(noReason.test(file.text) ? withReasons(document) : document).definitions,
      );
    } catch (error) {
      problems.push(error instanceof RangeError ? at(file.name, tooDeep) : problemOf(error, files));
    }
  }
  if (problems.length > 0) return { schema: undefined, problems };
  const subgraph = asSubgraph(definitions);
  const whole = subgraph ? [...subgraph.definitions, ...subgraph.assumed] : definitions;
  const sdlErrors = validateSDL({ kind: Kind.DOCUMENT, definitions: whole });
  if (sdlErrors.length > 0) return failed(sdlErrors.map((error) => problemOf(error, files)));
  const documented = chooseDefinitions(definitions, subgraph, directives);
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: documented };
  const unreadable = [...findDefaultCircles(documented), ...findNestedDescriptions(document)];
  if (unreadable.length > 0) return failed(unreadable);
  const schema = buildSchema(document);
  if (isGraphQLError(schema)) return failed([problemOf(schema, files)]);
  const errors = validateSchema(schema);
  if (errors.length > 0) return failed(errors.map((error) => problemOf(error, files)));
  const faults = findPathProblems(claimPages(listReferencePages(schema)));
  if (faults.length > 0) return failed(faults);
  return { schema, problems: [], ...(documented !== definitions && { sdl: print(document) }) };
}

function sourceOf({ name, text, placeAt }: SchemaFile): Source {
  return placeAt ? new PrintedSource(text, name, placeAt) : new Source(text, name);
}

/** Those that pages are made of. Clients of a gateway don't see what is inaccessible. */
function chooseDefinitions(
  definitions: readonly DefinitionNode[],
  subgraph: Federated | undefined,
  directives: Directives,
): readonly DefinitionNode[] {
  const known = subgraph
    ? { inaccessible: 'hide', federation__inaccessible: 'hide', ...directives }
    : directives;
  const hidden = Object.entries(known).flatMap(([name, does]) => (does === 'hide' ? [name] : []));
  const whole = subgraph?.definitions ?? definitions;
  const seen = hidden.length > 0 ? hideMembers(whole, new Set(hidden)) : whole;
  return subgraph ? withoutApplications({ ...subgraph, definitions: seen }, directives) : seen;
}

/** Without which GraphQL.js takes nothing for deprecated. */
const noReason = /@deprecated\s*\(\s*reason\s*:\s*"\s*"/;

/** With the default in the place of reasons that are empty. */
function withReasons(document: DocumentNode): DocumentNode {
  return visit(document, {
    Directive: ({ name, arguments: [reason] = [], ...node }) =>
      name.value === 'deprecated' &&
      reason?.value.kind === Kind.STRING &&
      !reason.value.value.trim()
        ? { ...node, name }
        : undefined,
  });
}

/** Where a stack has room for them, what follows may have none. */
const deepLists = /(?:\[\s*){500}/;

const tooDeep =
  'Unexpected depth: lists within lists can be read to some hundreds. Write it flatter.';

/** An error comes of a directive of GraphQL that a file defines with arguments of other types. */
function buildSchema(document: DocumentNode): GraphQLSchema | GraphQLError {
  try {
    return buildASTSchema(document, { assumeValidSDL: true });
  } catch (error) {
    if (isGraphQLError(error)) return error;
    throw error;
  }
}

function failed(problems: Problem[]): SchemaResult {
  return { schema: undefined, problems };
}

function at(file: string, message: string): Problem {
  return { file, line: 1, column: 1, message };
}

function problemOf(error: unknown, [first]: readonly SchemaFile[]): Problem {
  if (!isGraphQLError(error)) throw error;
  const message = withHint(error);
  const node = error.nodes?.find((candidate) => candidate.loc);
  const source = error.source ?? node?.loc?.source;
  const start = error.positions?.[0] ?? node?.loc?.start;
  // It lacks something that any file can have.
  if (!source || start === undefined) return at(first?.name ?? 'schema', message);
  return { ...placeIn(source, start), message };
}

/** By its name: `validateSDL`, which the package's entry lacks, may come from another build of it. */
function isGraphQLError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === 'GraphQLError';
}

const hints: readonly (readonly [RegExp, string])[] = [
  [/^Syntax Error/, 'Fix the SDL at this place.'],
  [
    /There can be only one type named/,
    'Begin one of the two with "extend", rename it, or delete it.',
  ],
  [/^Unknown \w+ "[^"]*"\.$|^Cannot extend/, 'Define it in the schema, or correct the name.'],
  [/ must define one or more /, 'Define one, or delete the type.'],
  [/can only be defined once|There can be only one/, 'Delete one of the two.'],
  [/^Argument "[^"]*" has invalid value/, 'Define the directive as GraphQL does, or not at all.'],
  [/^Query root type/, 'Define the type Query, or name another as schema { query: … }.'],
  [/must not begin with "__"/, 'Choose a name without the two underscores.'],
];

function withHint({ message, nodes }: GraphQLError): string {
  const found = hints.find(([pattern]) => pattern.test(message));
  if (!found) return message;
  const other = found[1].includes('of the two') ? nodes?.[1] : undefined;
  return [message.replace(/\.?$/, '.'), ...(other ? [otherAt(other)] : []), found[1]].join(' ');
}

function otherAt(node: ASTNode): string {
  const { file, line, column } = placeOf(node);
  return `The other one is at ${file}:${line}:${column}.`;
}

/**
 * Default values of input fields that are made of each other, such as `input A { b: A = {} }`:
 * graphql-js would read them without an end.
 */
function findDefaultCircles(definitions: readonly DefinitionNode[]): Problem[] {
  const inputs = new Map<string, readonly InputValueDefinitionNode[]>();
  for (const node of definitions)
    if (node.kind.startsWith('InputObjectType') && 'fields' in node) {
      const fields = (node.fields ?? []) as readonly InputValueDefinitionNode[];
      inputs.set(node.name.value, [...(inputs.get(node.name.value) ?? []), ...fields]);
    }
  const ended = new Set<string>();
  return [...inputs.keys()].flatMap((type) => visitInput(type, []));

  function visitInput(type: string, open: readonly string[]): Problem[] {
    if (ended.has(type)) return [];
    const problems = (inputs.get(type) ?? []).flatMap((field): Problem[] => {
      const used = field.defaultValue ? typesIn(field.defaultValue, field.type) : [];
      const back = used.find((name) => name === type || open.includes(name));
      if (back === undefined) return used.flatMap((name) => visitInput(name, [...open, type]));
      const message = `Unexpected default value of ${type}.${field.name.value}, which is made of default values of ${back} and so of itself. Delete one of the default values.`;
      return [{ ...placeOf(field), message }];
    });
    ended.add(type);
    return problems;
  }

  /** Input types whose default values are read to read a value. */
  function typesIn(value: ConstValueNode, type: TypeNode): string[] {
    if (type.kind === Kind.NON_NULL_TYPE) return typesIn(value, type.type);
    if (type.kind === Kind.LIST_TYPE)
      return (value.kind === Kind.LIST ? value.values : [value]).flatMap((item) =>
        typesIn(item, type.type),
      );
    const fields = inputs.get(type.name.value);
    if (value.kind !== Kind.OBJECT || !fields) return [];
    const within = value.fields.flatMap(({ name, value: inner }) => {
      const field = fields.find((candidate) => candidate.name.value === name.value);
      return field ? typesIn(inner, field.type) : [];
    });
    return [type.name.value, ...within];
  }
}

/** Far more than anybody reads, and far fewer than what reads Markdown can bear. */
const mostLevels = 20;

/** Descriptions with quotes and lists so deep in each other that no page can be made of them. */
function findNestedDescriptions(document: DocumentNode): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    [Kind.STRING]: (node) => {
      if (!node.value.split('\n').some((line) => levelsOf(line) > mostLevels)) return;
      const message = `Unexpected line with more than ${mostLevels} levels of quotes and lists. Write it flatter.`;
      problems.push({ ...placeOf(node), message });
    },
  });
  return problems;
}

function levelsOf(line: string): number {
  const [marks = ''] = /^[\s>+*-]*/.exec(line) ?? [];
  return marks.match(/>|[+*-]\s/g)?.length ?? 0;
}
