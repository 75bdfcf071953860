import type { ASTNode, GraphQLSchema, IntrospectionQuery } from 'graphql';
import {
  buildClientSchema,
  DEFAULT_DEPRECATION_REASON,
  isScalarType,
  isSpecifiedScalarType,
  Kind,
  parse,
  printSchema,
} from 'graphql';
import { once } from 'graphql-docs-reference/calls';
import type { Place, SchemaFile } from 'graphql-docs-reference/graphql';
import { InputError } from 'graphql-docs-reference/graphql';
import type { JsonNode } from 'graphql-docs-reference/json';
import { JsonFault, nodeAt, placeAt, readJson } from 'graphql-docs-reference/json';

type Response = object & { readonly data?: unknown };

/**
 * The same schema as SDL, which knows where the JSON has each of its definitions. There may be `data`
 * around an introspection, as in a response.
 *
 * @throws InputError for what is no introspection.
 */
export function readIntrospection({ name, text }: SchemaFile): SchemaFile {
  try {
    const json = parseJson(text) as Response | null;
    const found = json?.data ?? json;
    if (typeof found !== 'object' || found === null || !('__schema' in found))
      throw new Error('it has no "__schema".');
    const sdl = printClientSchema(buildClientSchema(found as IntrospectionQuery));
    const places = once(() => createPlaces(text, sdl));
    return { name, text: sdl, placeAt: (offset) => places()(offset) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `Unexpected JSON, expected the response to an introspection: ${reason} Save the whole response, or leave the file out with the option schema, as 'api/*.graphql'.`;
    const place = placeAt(text, error instanceof JsonFault ? error.place.from : 0);
    throw new InputError([{ file: name, ...place, message }]);
  }
}

/** @throws JsonFault, which knows where the text is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, withReason);
  } catch (error) {
    readJson(text);
    throw error;
  }
}

interface Element {
  readonly isDeprecated?: unknown;
  readonly deprecationReason?: unknown;
}

/** Some servers give no reason, without which GraphQL.js takes nothing for deprecated. */
function withReason(_key: string, value: unknown): unknown {
  const element = value as Element | string | number | boolean | null;
  if (typeof element !== 'object' || element?.isDeprecated !== true) return value;
  if (element.deprecationReason) return value;
  return { ...element, deprecationReason: DEFAULT_DEPRECATION_REASON };
}

/** `printSchema` knows no literal for an object of a custom scalar, such as a default of `{}`. */
function printClientSchema(schema: GraphQLSchema): string {
  const mark = 'literal:';
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isScalarType(type) || isSpecifiedScalarType(type)) continue;
    type.serialize = (value) =>
      typeof value === 'object' ? mark + encodeURIComponent(printLiteral(value)) : value;
  }
  return printSchema(schema).replaceAll(new RegExp(`"${mark}([^"]*)"`, 'g'), (_all, literal) =>
    decodeURIComponent(String(literal)),
  );
}

function printLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printLiteral).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, inner]) => `${name}: ${printLiteral(inner)}`);
  return `{${fields.join(', ')}}`;
}

/** Finds what stands at an offset of printed SDL in the JSON: its element, or what is said of that. */
function createPlaces(json: string, sdl: string): (offset: number) => Omit<Place, 'file'> {
  const whole = readJson(json);
  const schema = nodeAt(whole.children.get('data') ?? whole, ['__schema']);
  const [types, directives] = [byName(schema, 'types'), byName(schema, 'directives')];
  const places = parse(sdl).definitions.flatMap((node) => {
    const isDirective = node.kind === Kind.DIRECTIVE_DEFINITION;
    return placesOf(node, schema, isDirective ? directives : types);
  });
  places.sort(([one], [other]) => one - other);
  const lines = [0, ...Array.from(json.matchAll(/\n/g), ({ index }) => index + 1)];
  return (offset) => {
    const [, at] = places[lastUpTo(offset, places.length, (index) => places[index]?.[0])] ?? [];
    const line = lastUpTo(at ?? 0, lines.length, (index) => lines[index]);
    return { line: line + 1, column: (at ?? 0) - (lines[line] ?? 0) + 1 };
  };
}

type Pair = readonly [inSdl: number, inJson: number];

function placesOf(node: ASTNode, parent: JsonNode, named: ReadonlyMap<unknown, JsonNode>): Pair[] {
  if (!('name' in node) || node.name === undefined) return [[startOf(node), parent.from]];
  const element = named.get(node.name.value) ?? parent;
  const from = (key: string): number => nodeAt(element, [key]).from;
  const members = (nodes: readonly ASTNode[] | undefined, key: string): Pair[] => {
    const known = byName(element, key);
    return (nodes ?? []).flatMap((each) => placesOf(each, element, known));
  };
  const isInput = node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION;
  return [
    [startOf(node), from('description' in node && node.description ? 'description' : 'name')],
    [startOf(node.name), from('name')],
    ...('arguments' in node ? members(node.arguments, 'args') : []),
    ...('fields' in node ? members(node.fields, isInput ? 'inputFields' : 'fields') : []),
    ...('values' in node ? members(node.values, 'enumValues') : []),
    ...('type' in node ? [[startOf(node.type), from('type')] as const] : []),
    ...('directives' in node ? (node.directives ?? []) : []).map((directive): Pair => {
      const isDeprecated = directive.name.value === 'deprecated';
      return [startOf(directive), from(isDeprecated ? 'deprecationReason' : 'name')];
    }),
  ];
}

function startOf({ loc }: ASTNode): number {
  return loc?.start ?? 0;
}

function byName(node: JsonNode, key: string): ReadonlyMap<unknown, JsonNode> {
  const entries = [...(node.children.get(key)?.children.values() ?? [])];
  return new Map(entries.map((entry) => [entry.children.get('name')?.value, entry]));
}

/** Index of the last of some sorted numbers that is no more than a limit, or 0. */
function lastUpTo(limit: number, count: number, at: (index: number) => number | undefined): number {
  let [low, high] = [0, count - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((at(middle) ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
