import type {
  GraphQLArgument,
  GraphQLField,
  GraphQLInputField,
  GraphQLNamedOutputType,
  OperationDefinitionNode,
  ValueNode,
} from 'graphql';
import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
  Kind,
  TokenKind,
  valueFromASTUntyped,
} from 'graphql';
import { defaultNode } from 'graphql-docs-reference/graphql';
import type { TextEdit } from './text-edits';

type Field = GraphQLField<unknown, unknown>;

/** What is written for a new part of a request, and the variables that it takes its values from. */
export interface Written {
  readonly text: string;
  readonly declared: readonly NewVariable[];
  /** Values to be filled in, by the name of the variable. */
  readonly values: Readonly<Record<string, unknown>>;
}

export type NameFor = (wanted: string) => string;

/**
 * A field with the arguments that it needs as variables, and with a selection if it needs one: the
 * `id`, or the first field that is a value.
 *
 * @param indent of the line that it is on; undefined if everything is in one line.
 */
export function writeField(
  field: Field,
  args: readonly GraphQLArgument[],
  indent: string | undefined,
  nameFor: NameFor,
): Written {
  const written = args.map((arg) => writeArgument(arg, nameFor));
  const list = written.map(({ text }) => text).join(', ');
  const call = args.length === 0 ? field.name : `${field.name}(${list})`;
  const selection = writeSelection(getNamedType(field.type), indent);
  return {
    text: selection === '' ? call : `${call} ${selection}`,
    declared: written.flatMap(({ declared }) => declared),
    values: Object.assign({}, ...written.map(({ values }) => values)) as Written['values'],
  };
}

export function writeArgument(arg: GraphQLArgument, nameFor: NameFor): Written {
  const name = nameFor(arg.name);
  return {
    text: `${arg.name}: $${name}`,
    declared: [{ name, type: String(arg.type) }],
    values: { [name]: startValue(arg) },
  };
}

/** Braces around the field that is asked for first; nothing for a type without fields. */
export function writeSelection(type: GraphQLNamedOutputType, indent: string | undefined): string {
  if (!isCompositeType(type)) return '';
  const leaves = isUnionType(type) ? [] : Object.values(type.getFields()).filter(isLeaf);
  const leaf = leaves.find(({ name }) => name === 'id') ?? leaves[0];
  const name = leaf?.name ?? '__typename';
  return indent === undefined ? `{ ${name} }` : `{\n${indent}  ${name}\n${indent}}`;
}

/** Whether it can be asked for by its name alone, and should be. */
function isLeaf({ type, args, deprecationReason }: Field): boolean {
  const isPlain = !isCompositeType(getNamedType(type)) && !args.some(isRequiredArgument);
  return isPlain && deprecationReason == null;
}

type Input = Pick<GraphQLInputField, 'type' | 'defaultValue' | 'astNode'>;

/** The default, or a form to fill in: nothing is guessed, so that what is missing is named. */
export function startValue(input: Input): unknown {
  return valueFromASTUntyped(startNode(input));
}

/** The same as a document writes it. */
export function startNode(input: Input): ValueNode {
  const { type } = input;
  const nothing = { kind: Kind.NULL } as const;
  if (input.defaultValue !== undefined) return defaultNode(input) ?? nothing;
  const nullable = getNullableType(type);
  if (!isNonNullType(type)) return nothing;
  if (isListType(nullable)) return { kind: Kind.LIST, values: [] };
  if (!isInputObjectType(nullable)) return nothing;
  const required = Object.values(nullable.getFields()).filter(isRequiredInputField);
  return {
    kind: Kind.OBJECT,
    fields: required.map((field) => ({
      kind: Kind.OBJECT_FIELD,
      name: { kind: Kind.NAME, value: field.name },
      value: startNode(field),
    })),
  };
}

/** A name that is not taken: `limit`, `limit2` and so on. */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  for (let count = 2; taken.has(name); count += 1) name = `${wanted}${count}`;
  return name;
}

interface NewVariable {
  readonly name: string;
  /** As the SDL writes it. */
  readonly type: string;
}

/** Declares variables after those that an operation has. */
export function declare(
  { loc, name, variableDefinitions = [] }: OperationDefinitionNode,
  variables: readonly NewVariable[],
): TextEdit[] {
  if (!loc || variables.length === 0) return [];
  const written = variables.map((variable) => `$${variable.name}: ${variable.type}`);
  const appended = appendToList(variableDefinitions, written);
  if (appended) return [appended];
  const list = `(${written.join(', ')})`;
  if (loc.startToken.kind === TokenKind.BRACE_L) return [insertion(loc.start, `query ${list} `)];
  if (name?.loc) return [insertion(name.loc.end, list)];
  return [insertion(loc.startToken.end, ` ${list}`)];
}

/** Puts entries behind those of a list, on lines of their own where these have some. */
export function appendToList(
  nodes: readonly Located[],
  written: readonly string[],
): TextEdit | undefined {
  const last = nodes.at(-1)?.loc;
  if (!last) return undefined;
  const isInLines = nodes[0]?.loc?.startToken.prev?.line !== last.endToken.next?.line;
  const separator = isInLines ? `\n${' '.repeat(last.startToken.column - 1)}` : ', ';
  return insertion(last.end, written.map((one) => `${separator}${one}`).join(''));
}

interface Located {
  readonly loc?: OperationDefinitionNode['loc'];
}

/** Takes entries out of a list in parentheses, and the parentheses with the last of them. */
export function removeFromList<Node extends Located>(
  nodes: readonly Node[],
  isGone: (node: Node) => boolean,
): TextEdit[] {
  const firstKept = nodes.findIndex((node) => !isGone(node));
  if (firstKept === -1) return removeParentheses(nodes);
  return nodes.flatMap((node, index): TextEdit[] => {
    if (!isGone(node) || !node.loc) return [];
    const isBeforeKept = index < firstKept;
    const from = isBeforeKept ? node.loc.start : nodes[index - 1]?.loc?.end;
    const to = isBeforeKept ? nodes[index + 1]?.loc?.start : node.loc.end;
    return from === undefined || to === undefined ? [] : [{ from, to, insert: '' }];
  });
}

function removeParentheses(nodes: readonly Located[]): TextEdit[] {
  const open = tokenBeside(nodes[0]?.loc?.startToken, 'prev');
  const close = tokenBeside(nodes.at(-1)?.loc?.endToken, 'next');
  if (!open || !close) return [];
  const before = open.prev?.kind === TokenKind.NAME ? open.prev.end : open.start;
  return [{ from: before, to: close.end, insert: '' }];
}

type Token = NonNullable<Located['loc']>['startToken'];

function tokenBeside(of: Token | undefined, side: 'prev' | 'next'): Token | null | undefined {
  let token = of?.[side];
  while (token?.kind === TokenKind.COMMENT) token = token[side];
  return token;
}

function insertion(at: number, insert: string): TextEdit {
  return { from: at, to: at, insert };
}
