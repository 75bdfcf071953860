import type {
  ArgumentNode,
  DefinitionNode,
  DirectiveNode,
  FieldNode,
  InlineFragmentNode,
  FragmentSpreadNode,
  ObjectFieldNode,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
  ValueNode,
  VariableDefinitionNode,
} from 'graphql';
import { Kind, print, TokenKind } from 'graphql';
import type { CommentedDocument } from './commented-document';
import { commentOf } from './commented-document';

const mostColumns = 80;

/** Two spaces a level, a selection a line; lists of arguments and values break where they are long. */
export function printCommented({ definitions, after }: CommentedDocument): string {
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
  if (node.kind === Kind.FIELD) return printField(node, indent);
  return printFragment(node, indent);
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
