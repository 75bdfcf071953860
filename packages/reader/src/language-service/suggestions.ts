import type {
  DirectiveLocation,
  GraphQLArgument,
  GraphQLCompositeType,
  GraphQLField,
  GraphQLInputField,
  GraphQLInputType,
  GraphQLSchema,
} from 'graphql';
import {
  doTypesOverlap,
  getNamedType,
  getNullableType,
  GraphQLBoolean,
  GraphQLString,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from 'graphql';
import {
  fragmentsOf,
  printDefault,
  readDefinitions,
  variablesOf,
} from 'graphql-docs-reference/graphql';
import type { Slot } from './find-spot';
import type { IdFor } from './id-for';

export interface Suggestion {
  readonly name: string;
  /** As the SDL writes it, where it has one. */
  readonly type?: string;
  /** Whether its list is not valid without it. */
  readonly isRequired?: true;
  /** What is written in the place of the name: a template of CodeMirror. */
  readonly snippet?: string;
  /** Why it should not be used any more. */
  readonly deprecated?: string;
  /** Coordinate of what it names. */
  readonly coordinate?: string;
}

/** Where a suggestion is to be written. */
interface Position {
  readonly text: string;
  readonly offset: number;
  readonly schema: GraphQLSchema;
  readonly idFor?: IdFor | undefined;
}

/** All that fits at a slot, whatever has been typed of it. */
export function suggestionsFor(slot: Slot, position: Position): Suggestion[] {
  switch (slot.kind) {
    case 'definition':
      return definitions(position.schema);
    case 'field':
      return fields(slot.parent, position);
    case 'spread':
      return [{ name: 'on' }, ...fragments(slot.parent, position)];
    case 'condition':
      return types(position.schema).filter(({ name }) => overlaps(name, slot.parent, position));
    case 'fragmentType':
      return types(position.schema).filter(({ name }) =>
        isCompositeType(position.schema.getType(name)),
      );
    case 'inputType':
      return types(position.schema).filter(({ name }) =>
        isInputType(position.schema.getType(name)),
      );
    case 'directive':
      return directives(position.schema, slot.location);
    case 'argument':
      return slot.args.map((arg) => named(input(arg, `${slot.owner}(${arg.name}:)`)));
    case 'inputField':
      return Object.values(slot.type.getFields()).map((field) =>
        named(input(field, `${slot.type.name}.${field.name}`)),
      );
    case 'constant':
      return values(slot.type);
    case 'variable':
      return variables(slot.type, position);
    case 'value':
      return [
        ...values(slot.type),
        ...variables(slot.type, position).map(({ name, ...rest }) => ({
          name: `$${name}`,
          ...rest,
        })),
      ];
  }
}

/** With the colon, after which the value is written. */
function named(suggestion: Suggestion): Suggestion {
  return { ...suggestion, snippet: `${suggestion.name}: \${1:}` };
}

function definitions(schema: GraphQLSchema): Suggestion[] {
  const roots = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
    fragment: schema.getQueryType(),
  };
  return Object.entries(roots).flatMap(([name, root]) => (root ? [{ name }] : []));
}

function fields(parent: GraphQLCompositeType, position: Position): Suggestion[] {
  const own = isUnionType(parent) ? [] : Object.values(parent.getFields());
  return [
    ...own.map((field) => {
      const snippet = fieldSnippet(field, (name, type) => {
        const declared = variables(type, position).some((variable) => variable.name === name);
        if (declared) return `$${name}`;
        const id = position.idFor?.(name, field.name);
        return id === undefined ? undefined : `"${id}"`;
      });
      const suggestion = member(field, `${parent.name}.${field.name}`);
      return { ...suggestion, ...(snippet !== undefined && { snippet }) };
    }),
    { name: '__typename', type: 'String!' },
  ];
}

function fragments(parent: GraphQLCompositeType, position: Position): Suggestion[] {
  return fragmentsOf(position.text).filter(({ type }) => overlaps(type, parent, position));
}

function overlaps(name: string, parent: GraphQLCompositeType, { schema }: Position): boolean {
  const type = schema.getType(name);
  return isCompositeType(type) && doTypesOverlap(schema, parent, type);
}

function types(schema: GraphQLSchema): Suggestion[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type))
    .map(({ name }) => ({ name, coordinate: name }));
}

function directives(schema: GraphQLSchema, location: DirectiveLocation): Suggestion[] {
  return schema
    .getDirectives()
    .filter(({ locations }) => locations.includes(location))
    .map(({ name }) => ({ name, coordinate: `@${name}` }));
}

function values(type: GraphQLInputType): Suggestion[] {
  const named = getNamedType(type);
  if (named === GraphQLBoolean) return [{ name: 'true' }, { name: 'false' }];
  if (!isEnumType(named)) return [];
  return named.getValues().map((value) => member(value, `${named.name}.${value.name}`));
}

/** Those of the current operation whose type is the same, whatever may be null. */
function variables(type: GraphQLInputType, { text, offset }: Position): Suggestion[] {
  const operation = readDefinitions(text).find(({ tokens }) => (tokens.at(-1)?.end ?? 0) >= offset);
  const bare = (written: string): string => written.replaceAll('!', '');
  return operation
    ? variablesOf(operation).filter((declared) => bare(declared.type) === bare(String(type)))
    : [];
}

/** With its default, which says that it can be left out. */
function input(field: GraphQLInputField | GraphQLArgument, coordinate: string): Suggestion {
  const { type } = field;
  const suggestion = member(field, coordinate);
  const value = printDefault(field);
  if (value) return { ...suggestion, type: `${String(type).replace(/!$/, '')} = ${value}` };
  return isNonNullType(type) ? { ...suggestion, isRequired: true } : suggestion;
}

interface Member {
  readonly name: string;
  readonly type?: { readonly toString: () => string };
  readonly deprecationReason?: string | null | undefined;
}

function member({ name, type, deprecationReason }: Member, coordinate: string): Suggestion {
  return {
    name,
    ...(type && { type: type.toString() }),
    ...(deprecationReason && { deprecated: deprecationReason }),
    coordinate,
  };
}

/** What is likely meant, as GraphQL writes it: a variable, or an identifier. */
type LikelyValue = (name: string, type: GraphQLInputType) => string | undefined;

/** A field with all that it needs, as a template of CodeMirror; undefined if its name is enough. */
function fieldSnippet(
  { name, args, type }: GraphQLField<unknown, unknown>,
  likely: LikelyValue,
): string | undefined {
  const required = args.filter(isRequiredArgument);
  const hasFields = isCompositeType(getNamedType(type));
  if (required.length === 0 && !hasFields) return undefined;
  let count = 0;
  const place = (label: string): string => {
    count += 1;
    return `\${${count}:${label}}`;
  };
  const write = (arg: Input): string => `${arg.name}: ${writeInput(arg, likely, place)}`;
  const list = required.length === 0 ? '' : `(${required.map(write).join(', ')})`;
  const selection = hasFields ? ` {\n\t${place('')}\n}` : '';
  return `${name}${list}${selection}`;
}

type Input = Pick<GraphQLArgument, 'name' | 'type'>;

/** Of an input its required fields; deeper ones are left to be asked for. */
function writeInput(
  { name, type }: Input,
  likely: LikelyValue,
  place: (label: string) => string,
): string {
  const nullable = getNullableType(type);
  const value = likely(name, type);
  if (value !== undefined) return place(value);
  if (isListType(nullable)) return `[${place(name)}]`;
  if (!isInputObjectType(nullable)) return place(labelOf(name, nullable));
  const required = Object.values(nullable.getFields()).filter(isRequiredInputField);
  const fields = required.map(
    (field) =>
      `${field.name}: ${place(likely(field.name, field.type) ?? labelOf(field.name, field.type))}`,
  );
  return fields.length === 0 ? `{ ${place('')} }` : `{ ${fields.join(', ')} }`;
}

/** A value of the type if there are few, text in quotes, and otherwise the name. */
function labelOf(name: string, type: GraphQLInputType): string {
  const nullable = getNullableType(type);
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name ?? name;
  return nullable === GraphQLString ? `"${name}"` : name;
}
