import { readFileSync } from 'node:fs';
import { Globby } from '@docusaurus/utils';
import type { ASTNode, GraphQLField, GraphQLSchema } from 'graphql';
import { buildSchema, getNamedType, isInputObjectType, isObjectType, print } from 'graphql';
import { accessOf, definitionAt, errorCodesOf } from 'graphql-docs-reference/graphql';
import { contract } from '../../src/contract';

/** A sentence, a row of a table or an entry of a list that links symbols of the schema. */
export interface Statement {
  /** `docs/chat.mdx:51`. */
  readonly place: string;
  readonly text: string;
  readonly coordinates: readonly string[];
}

export async function readSchemaFiles(): Promise<GraphQLSchema> {
  const names = await Globby('schema/*.graphql');
  return buildSchema(names.map((name) => readFileSync(name, 'utf8')).join('\n'));
}

/** Lines of prose of a guide or post, with those of fences empty. */
export function proseOf(file: string): string[] {
  let fence = '';
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .map((line) => {
      const [, mark] = /^\s*(`{3,})/.exec(line) ?? [];
      if (mark === undefined) return fence === '' ? line : '';
      fence = fence === '' ? mark : fence === mark ? '' : fence;
      return '';
    });
}

/** All statements of guides and posts. "These queries" include those of the list below. */
export async function readStatements(): Promise<Statement[]> {
  const files = await Globby(['{docs,blog}/**/*.mdx', '!docs/graphql/**']);
  return files.sort().flatMap(statementsOf);
}

function statementsOf(file: string): Statement[] {
  const lines = proseOf(file);
  return lines.flatMap((line, index) =>
    line.split(/(?<=[.!?]) (?=[A-Z`[])/).flatMap((text) => {
      const meant = /\bthese (?:queries|mutations|operations)\b/.test(text)
        ? [text, ...listBelow(lines, index)]
        : [text];
      const coordinates = meant.flatMap((part) =>
        [...part.matchAll(/\(graphql:([\w.@]+(?:\(\w+:\))?)\)/g)].map(([, name = '']) => name),
      );
      return coordinates.length > 0 ? [{ place: `${file}:${index + 1}`, text, coordinates }] : [];
    }),
  );
}

function listBelow(lines: readonly string[], index: number): string[] {
  const below = lines.slice(index + 1);
  const start = below.findIndex((line) => line !== '');
  const end = below.findIndex((line, at) => at > start && !/^(?:- | {2,})/.test(line));
  return below[start]?.startsWith('- ') ? below.slice(start, end) : [];
}

/** What the schema writes of a coordinate: descriptions and directives, also of its arguments. */
export function sdlOf(schema: GraphQLSchema, coordinate: string): string {
  const definition = definitionAt(schema, coordinate);
  const node = definition?.astNode;
  if (!definition || !node) return '';
  const inputs = isField(definition) ? definition.args.map(({ type }) => getNamedType(type)) : [];
  const nodes = [node, ...inputs.filter(isInputObjectType).map(({ astNode }) => astNode)];
  return nodes.flatMap((each) => (each ? [print(each as ASTNode)] : [])).join('\n');
}

function isField(definition: object): definition is GraphQLField<unknown, unknown> {
  return 'args' in definition && 'type' in definition;
}

export interface Operation {
  readonly role: string | undefined;
  readonly codes: readonly string[];
}

/** What an access token needs for an operation or a field, as it stands in a token. */
export function scopesOf(schema: GraphQLSchema, coordinate: string): string[] {
  const definition = definitionAt(schema, coordinate);
  if (!definition || !isField(definition)) return [];
  const scopes = accessOf(schema, definition, contract)?.scopes ?? [];
  return scopes.map((name) => name.toLowerCase());
}

/** Those that a statement links. */
export function operationsOf(schema: GraphQLSchema, { coordinates }: Statement): Operation[] {
  return coordinates.flatMap((coordinate) => {
    const [, root = '', name = ''] = /^(Query|Mutation)\.(\w+)/.exec(coordinate) ?? [];
    const type = schema.getType(root);
    const field: GraphQLField<unknown, unknown> | undefined = isObjectType(type)
      ? type.getFields()[name]
      : undefined;
    if (!field) return [];
    const codes = errorCodesOf(schema, field, contract) ?? [];
    return [{ role: accessOf(schema, field, contract)?.role, codes }];
  });
}
