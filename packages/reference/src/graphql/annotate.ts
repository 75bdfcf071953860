import type { ASTNode, DocumentNode, GraphQLSchema, NameNode, TypeInfo } from 'graphql';
import { getNamedType, isEnumType, isInputObjectType, Kind, parse, getLocation } from 'graphql';
import type { AnnotatedCode, CodeToken, TokenClass } from './code-tokens';
import { splitLines } from './code-tokens';
import type { Token } from './definitions';
import { tokenize } from './definitions';
import type { LinkMap } from './links';
import { visitTyped } from './symbols';

/**
 * Classes and links for an executable document, or for type definitions.
 *
 * @throws GraphQLError if the text does not parse; validate a sample first.
 */
export function annotate(text: string, schema: GraphQLSchema, links: LinkMap): AnnotatedCode {
  return annotateRange(text, 0, text.length, schema, links);
}

/** Like `annotate`, for the signature of one field, as in `bookById(id: ID!): Book`. */
export function annotateSignature(
  signature: string,
  owner: string,
  schema: GraphQLSchema,
  links: LinkMap,
): AnnotatedCode {
  const opening = `type ${owner} {\n`;
  const text = `${opening}${signature}\n}`;
  return annotateRange(text, opening.length, opening.length + signature.length, schema, links);
}

function annotateRange(
  text: string,
  start: number,
  end: number,
  schema: GraphQLSchema,
  links: LinkMap,
): AnnotatedCode {
  const marks = findMarks(parse(text), schema, links);
  const runs: CodeToken[] = [];
  let position = start;
  for (const token of tokenize(text)) {
    if (token.start < start || token.end > end) continue;
    if (token.start > position) runs.push([text.slice(position, token.start)]);
    runs.push(run(token.text, marks.get(token.start) ?? marksOfKinds[token.kind]));
    position = token.end;
  }
  if (position < end) runs.push([text.slice(position, end)]);
  return splitLines(runs);
}

function run(text: string, mark: Mark | undefined): CodeToken {
  if (mark === undefined) return [text];
  return mark.href === undefined ? [text, mark.tokenClass] : [text, mark.tokenClass, mark.href];
}

/** Of what has no mark of its own. */
const marksOfKinds: Readonly<Record<Token['kind'], Mark | undefined>> = {
  name: { tokenClass: 'keyword' },
  string: { tokenClass: 'string' },
  number: { tokenClass: 'number' },
  comment: { tokenClass: 'comment' },
  punctuator: undefined,
};

/**
 * Those of the coordinates that an executable document names; variables are not part of it. What
 * does not parse names none.
 */
export function findUses(
  text: string,
  schema: GraphQLSchema,
  coordinates: readonly string[],
): ReadonlySet<string> {
  return new Set(findUsePlaces(parseSafely(text), schema, coordinates).values());
}

/** The same by the offset of each name in the source of the document. */
export function findUsePlaces(
  document: DocumentNode,
  schema: GraphQLSchema,
  coordinates: Iterable<string>,
): ReadonlyMap<number, string> {
  const links = new Map(Array.from(coordinates, (one) => [one, one]));
  const marks = findMarks(document, schema, links);
  return new Map(
    [...marks].flatMap(([offset, { href }]) => (href === undefined ? [] : [[offset, href]])),
  );
}

function parseSafely(text: string): DocumentNode {
  try {
    return parse(text);
  } catch {
    return { kind: Kind.DOCUMENT, definitions: [] };
  }
}

interface Mark {
  readonly tokenClass: TokenClass;
  readonly href?: string;
}

/** What each name, keyed by where it starts, is and which page explains it. */
function findMarks(
  document: DocumentNode,
  schema: GraphQLSchema,
  links: LinkMap,
): Map<number, Mark> {
  const marks = new Map<number, Mark>();
  const mark = (node: ASTNode | undefined, tokenClass: TokenClass, coordinate?: string): void => {
    if (!node?.loc) return;
    const href = coordinate === undefined ? undefined : links.get(coordinate);
    marks.set(node.loc.start, href === undefined ? { tokenClass } : { tokenClass, href });
  };
  const markType = ({ name }: { readonly name: NameNode }): void => mark(name, 'type', name.value);
  visitTyped(document, schema, (typeInfo) => ({
    OperationDefinition: ({ name }) => mark(name, 'variable'),
    FragmentDefinition: ({ name }) => mark(name, 'variable'),
    FragmentSpread: ({ name }) => mark(name, 'variable'),
    NamedType: (node) => mark(node, 'type', node.name.value),
    Variable: (node) => {
      mark(node, 'variable');
      mark(node.name, 'variable');
    },
    Field: ({ alias, name }) => {
      const parent = typeInfo.getParentType();
      mark(alias, 'variable');
      mark(name, 'member', parent ? `${parent.name}.${name.value}` : undefined);
    },
    Directive: (node) => {
      mark(node, 'directive', `@${node.name.value}`);
      mark(node.name, 'directive', `@${node.name.value}`);
    },
    Argument: ({ name }) => {
      const [directive, field] = [typeInfo.getDirective(), typeInfo.getFieldDef()];
      const parent = typeInfo.getParentType();
      const owner = directive
        ? `@${directive.name}`
        : field && parent && `${parent.name}.${field.name}`;
      mark(name, 'member', owner ? `${owner}(${name.value}:)` : undefined);
    },
    ObjectField: ({ name }) => {
      const parent = getNamedType(typeInfo.getParentInputType() ?? undefined);
      const owner = isInputObjectType(parent) ? parent.name : undefined;
      mark(name, 'member', owner && `${owner}.${name.value}`);
    },
    EnumValue: (node) => {
      const type = getNamedType(typeInfo.getInputType() ?? undefined);
      mark(node, 'number', isEnumType(type) ? `${type.name}.${node.value}` : undefined);
    },
    ObjectTypeDefinition: markType,
    ObjectTypeExtension: markType,
    InterfaceTypeDefinition: markType,
    InputObjectTypeDefinition: markType,
    EnumTypeDefinition: markType,
    UnionTypeDefinition: markType,
    ScalarTypeDefinition: markType,
    DirectiveDefinition: ({ name }) => mark(name, 'directive', `@${name.value}`),
    FieldDefinition: ({ name }, _key, _parent, _path, ancestors) =>
      mark(name, 'member', `${ownerIn(ancestors)}.${name.value}`),
    InputValueDefinition: ({ name }, _key, _parent, _path, ancestors) => {
      const owner = ownerIn(ancestors);
      const isArgument = /^@|\./.test(owner);
      mark(name, 'member', isArgument ? `${owner}(${name.value}:)` : `${owner}.${name.value}`);
    },
    EnumValueDefinition: ({ name }, _key, _parent, _path, ancestors) =>
      mark(name, 'number', `${ownerIn(ancestors)}.${name.value}`),
  }));
  return marks;
}

/** Coordinate of the definition around another: a type, a field or a directive. */
function ownerIn(ancestors: readonly (ASTNode | readonly ASTNode[])[]): string {
  const names = ancestors.flatMap((node) => {
    if (!('kind' in node) || !('name' in node) || node.name?.kind !== Kind.NAME) return [];
    return node.kind === Kind.DIRECTIVE_DEFINITION ? `@${node.name.value}` : node.name.value;
  });
  return names.join('.');
}

/** What the schema has at a place of a document: a member, or the type that lacks it. */
export function coordinateAt(
  document: DocumentNode,
  schema: GraphQLSchema,
  place: { readonly line: number; readonly column: number },
): { readonly coordinate?: string } {
  let coordinate: string | undefined;
  visitTyped(document, schema, (typeInfo) => ({
    enter: (node) => {
      if (!node.loc) return;
      const { line, column } = getLocation(node.loc.source, node.loc.start);
      // The innermost that begins there and that the schema knows.
      if (line === place.line && column === place.column)
        coordinate = coordinateOf(typeInfo, node.kind) ?? coordinate;
    },
  }));
  return coordinate === undefined ? {} : { coordinate };
}

function coordinateOf(typeInfo: TypeInfo, kind: string): string | undefined {
  const [parent, field] = [typeInfo.getParentType(), typeInfo.getFieldDef()];
  switch (kind) {
    case 'Field':
      return parent ? `${parent.name}${field ? `.${field.name}` : ''}` : undefined;
    case 'Argument': {
      const argument = typeInfo.getArgument();
      const suffix = argument ? `(${argument.name}:)` : '';
      const directive = typeInfo.getDirective();
      if (directive) return `@${directive.name}${suffix}`;
      return parent && field ? `${parent.name}.${field.name}${suffix}` : undefined;
    }
    case 'ObjectField': {
      const owner = getNamedType(typeInfo.getParentInputType() ?? undefined);
      return isInputObjectType(owner) ? owner.name : undefined;
    }
    case 'EnumValue':
    case 'StringValue':
    case 'IntValue':
    case 'FloatValue':
    case 'BooleanValue':
    case 'NullValue':
    case 'ObjectValue':
      return getNamedType(typeInfo.getInputType() ?? undefined)?.name;
    default:
      return undefined;
  }
}
