import { printJson } from 'graphql-docs-reference/json';
import { tokenize } from 'graphql-docs-reference/graphql';
import type {
  ArgumentNode,
  DefinitionNode,
  DirectiveNode,
  DocumentNode,
  FieldNode,
  FragmentSpreadNode,
  InlineFragmentNode,
  Location,
  ObjectFieldNode,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
  Token,
  ValueNode,
  VariableDefinitionNode,
} from 'graphql';
import { Kind, print, TokenKind } from 'graphql';
import type { Change, EditedRequest } from './request';
import { parseText, parseVariables } from './request';
import { t } from '../../t';

/** The same request in the usual form, with its comments. */
export function prettify({ text, variables, cursor }: EditedRequest): Change {
  const tidy = text.trim() === '' ? text : printCommented(readComments(parseText(text), text));
  const tidyVariables = variables.trim() === '' ? variables : printJson(parseVariables(variables));
  const isSame = tidy === text && tidyVariables === variables;
  return {
    text: tidy,
    variables: tidyVariables,
    cursor: sameToken(text, cursor, tidy),
    message: isSame ? t('editor.edit.pretty') : t('editor.edit.prettified'),
  };
}

/** Where the token is that the cursor was in: comments may have moved, all others keep their order. */
function sameToken(text: string, cursor: number, tidy: string): number {
  const tokens = tokenize(text).filter(isKept);
  const index = tokens.findIndex(({ end }) => end >= cursor);
  const before = tokens[index];
  const after = tokenize(tidy).filter(isKept)[index];
  if (!before || !after) return tidy.length;
  return after.start + Math.max(0, Math.min(cursor - before.start, after.end - after.start));
}

function isKept({ kind }: ReturnType<typeof tokenize>[number]): boolean {
  return kind !== 'comment';
}

/**
 * Puts comments into the tree that the parser leaves them out of. In a selection, a comment is a
 * field whose name no document can have (see `commentOf`); one within the arguments of a field
 * goes above it, and one within the head of a definition above that.
 */
function readComments(document: DocumentNode, text: string) {
  const comments = commentsOf(document);
  let end = 0;
  const definitions = document.definitions.map((node) => {
    const set = 'selectionSet' in node ? node.selectionSet : undefined;
    const before = within(comments, end, set ? startOf(set) : startOf(node));
    end = endOf(node);
    const selectionSet = set && withComments(set, comments, text);
    return {
      before: before.map(textOf),
      node: set ? ({ ...node, selectionSet } as DefinitionNode) : node,
    };
  });
  return { definitions, after: within(comments, end, text.length).map(textOf) };
}

/** The comment that a selection is, if it is one: its text is empty for an empty line. */
function commentOf(node: SelectionNode) {
  if (node.kind !== Kind.FIELD || /^\w/.test(node.name.value)) return undefined;
  return { text: node.name.value, isTrailing: node.alias !== undefined };
}

function comment(text: string, isTrailing = false): FieldNode {
  const name = { kind: Kind.NAME, value: text } as const;
  return { kind: Kind.FIELD, name, ...(isTrailing && { alias: name }) };
}

function withComments(
  set: SelectionSetNode,
  comments: readonly Token[],
  text: string,
): SelectionSetNode {
  const selections: SelectionNode[] = [];
  let end = startOf(set) + 1;
  const add = (node: SelectionNode, from: number, to: number): void => {
    const isAfterEmptyLine = /\n[^\S\n]*\n/.test(text.slice(end, from));
    if (selections.length > 0 && isAfterEmptyLine) selections.push(comment(''));
    selections.push(node);
    end = Math.max(end, to);
  };
  const addComments = (to: number): void => {
    for (const token of within(comments, end, to)) {
      const isTrailing = selections.length > 0 && token.prev?.line === token.line;
      add(comment(textOf(token), isTrailing), token.start, token.end);
    }
  };
  for (const node of set.selections) {
    const inner = node.kind === Kind.FRAGMENT_SPREAD ? undefined : node.selectionSet;
    addComments(startOf(node));
    for (const token of within(comments, startOf(node), inner ? startOf(inner) : endOf(node))) {
      add(comment(textOf(token)), startOf(node), startOf(node));
    }
    const kept = inner && { ...node, selectionSet: withComments(inner, comments, text) };
    add(kept ?? node, startOf(node), endOf(node));
  }
  addComments(endOf(set));
  return { ...set, selections };
}

function commentsOf({ loc }: DocumentNode): Token[] {
  const comments: Token[] = [];
  for (let token = loc?.startToken.next; token; token = token.next) {
    if (token.kind === TokenKind.COMMENT) comments.push(token);
  }
  return comments;
}

function within(comments: readonly Token[], from: number, to: number): Token[] {
  return comments.filter(({ start }) => start >= from && start < to);
}

function textOf({ value }: Token): string {
  return `#${value.trimEnd()}`;
}

interface Located {
  readonly loc?: Location | undefined;
}

function startOf({ loc }: Located): number {
  return loc?.start ?? 0;
}

function endOf({ loc }: Located): number {
  return loc?.end ?? 0;
}

const mostColumns = 80;

/** Two spaces a level, a selection a line; lists of arguments and values break where they are long. */
function printCommented({ definitions, after }: ReturnType<typeof readComments>): string {
  const blocks = definitions.map(({ before, node }) =>
    [...before, printDefinition(node)].join('\n'),
  );
  return [...blocks, ...(after.length > 0 ? [after.join('\n')] : [])].join('\n\n');
}

function printDefinition(node: DefinitionNode): string {
  switch (node.kind) {
    case Kind.OPERATION_DEFINITION:
      return `${operationHead(node)}${printSet(node.selectionSet, '')}`;
    case Kind.FRAGMENT_DEFINITION: {
      const head = `fragment ${node.name.value} on ${node.typeCondition.name.value}`;
      return `${head}${directives(node)} ${printSet(node.selectionSet, '')}`;
    }
    default:
      return node.loc?.source.body.slice(node.loc.start, node.loc.end) ?? print(node);
  }
}

function operationHead(node: OperationDefinitionNode): string {
  if (node.loc?.startToken.kind === TokenKind.BRACE_L) return '';
  const name = node.name ? ` ${node.name.value}` : '';
  const start = `${node.operation}${name}`;
  const definitions = node.variableDefinitions ?? [];
  const list = printGroup('()', definitions, { indent: '', column: start.length }, printVariable);
  const space = name === '' && list !== '' ? ' ' : '';
  return `${start}${space}${list}${directives(node)} `;
}

interface Position {
  readonly indent: string;
  readonly column: number;
}

function printVariable(node: VariableDefinitionNode, { indent, column }: Position): string {
  const start = `$${node.variable.name.value}: ${print(node.type)}`;
  const value = node.defaultValue
    ? ` = ${printValue(node.defaultValue, { indent, column: column + start.length + 3 })}`
    : '';
  return `${start}${value}${directives(node)}`;
}

/** A selection set from its opening brace on. */
function printSet({ selections }: SelectionSetNode, indent: string): string {
  const inner = `${indent}  `;
  const lines = ['{'];
  for (const node of selections) {
    const comment = commentOf(node);
    if (comment?.isTrailing) lines.push(`${lines.pop() ?? ''} ${comment.text}`);
    else if (comment) lines.push(comment.text === '' ? '' : `${inner}${comment.text}`);
    else lines.push(`${inner}${printSelection(node, inner)}`);
  }
  return [...lines, `${indent}}`].join('\n');
}

function printSelection(node: SelectionNode, indent: string): string {
  return node.kind === Kind.FIELD ? printField(node, indent) : printFragment(node, indent);
}

function printField(node: FieldNode, indent: string): string {
  const start = `${node.alias ? `${node.alias.value}: ` : ''}${node.name.value}`;
  const args = printArguments(node, { indent, column: indent.length + start.length });
  const set = node.selectionSet ? ` ${printSet(node.selectionSet, indent)}` : '';
  return `${start}${args}${directives(node)}${set}`;
}

function printFragment(node: InlineFragmentNode | FragmentSpreadNode, indent: string): string {
  if (node.kind === Kind.FRAGMENT_SPREAD) return `...${node.name.value}${directives(node)}`;
  const type = node.typeCondition ? ` on ${node.typeCondition.name.value}` : '';
  return `...${type}${directives(node)} ${printSet(node.selectionSet, indent)}`;
}

function directives(node: { readonly directives?: readonly DirectiveNode[] | undefined }): string {
  return (node.directives ?? [])
    .map((directive) => {
      const args = printArguments(directive, { indent: '', column: -Infinity });
      return ` @${directive.name.value}${args}`;
    })
    .join('');
}

function printArguments(node: FieldNode | DirectiveNode, position: Position): string {
  return printGroup('()', node.arguments ?? [], position, printNamed);
}

function printNamed({ name, value }: ArgumentNode | ObjectFieldNode, position: Position): string {
  const start = `${name.value}: `;
  return `${start}${printValue(value, { ...position, column: position.column + start.length })}`;
}

function printValue(node: ValueNode, position: Position): string {
  if (node.kind === Kind.OBJECT) return printGroup('{}', node.fields, position, printNamed) || '{}';
  if (node.kind === Kind.LIST) return printGroup('[]', node.values, position, printValue) || '[]';
  return print(node).replace(/\n(?=.)/g, `\n${position.indent}`);
}

/** In one line if it fits, and otherwise a line for each. */
function printGroup<Node>(
  [open = '', close = '']: string,
  nodes: readonly Node[],
  { indent, column }: Position,
  printNode: (node: Node, position: Position) => string,
): string {
  if (nodes.length === 0) return '';
  const flat = nodes.map((node) => printNode(node, { indent, column: -Infinity })).join(', ');
  const line = open === '{' ? `{ ${flat} }` : `${open}${flat}${close}`;
  // Of what follows, a brace often has to fit, too.
  const fits = !line.includes('\n') && column + line.length + 2 <= mostColumns;
  if (fits || column === -Infinity) return line;
  const inner = `${indent}  `;
  const lines = nodes.map((node) => {
    return `${inner}${printNode(node, { indent: inner, column: inner.length })}`;
  });
  return `${open}\n${lines.join('\n')}\n${indent}${close}`;
}
