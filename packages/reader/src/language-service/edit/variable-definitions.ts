import type { OperationDefinitionNode, VariableDefinitionNode } from 'graphql';
import { TokenKind } from 'graphql';
import type { TextEdit } from './text-edits';

export interface NewVariable {
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
  const last = variableDefinitions.at(-1)?.loc;
  if (last) {
    const first = variableDefinitions[0]?.loc;
    const isInLines = first?.startToken.prev?.line !== last.endToken.next?.line;
    const separator = isInLines ? `\n${' '.repeat(last.startToken.column - 1)}` : ', ';
    return [insertion(last.end, written.map((one) => `${separator}${one}`).join(''))];
  }
  const list = `(${written.join(', ')})`;
  if (loc.startToken.kind === TokenKind.BRACE_L) return [insertion(loc.start, `query ${list} `)];
  if (name?.loc) return [insertion(name.loc.end, list)];
  return [insertion(loc.startToken.end, ` ${list}`)];
}

/** Takes variables out of the list of an operation, and the list where nothing is left in it. */
export function undeclare(
  { variableDefinitions = [] }: OperationDefinitionNode,
  names: ReadonlySet<string>,
): TextEdit[] {
  const isGone = ({ variable }: VariableDefinitionNode): boolean => names.has(variable.name.value);
  return removeFromList(variableDefinitions, isGone);
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
  const open = tokenBefore(nodes[0]);
  const close = tokenAfter(nodes.at(-1));
  if (!open || !close) return [];
  const before = open.prev?.kind === TokenKind.NAME ? open.prev.end : open.start;
  return [{ from: before, to: close.end, insert: '' }];
}

type Token = NonNullable<Located['loc']>['startToken'];

function tokenBefore(node: Located | undefined): Token | undefined {
  let token = node?.loc?.startToken.prev;
  while (token?.kind === TokenKind.COMMENT) token = token.prev;
  return token ?? undefined;
}

function tokenAfter(node: Located | undefined): Token | undefined {
  let token = node?.loc?.endToken.next;
  while (token?.kind === TokenKind.COMMENT) token = token.next;
  return token ?? undefined;
}

function insertion(at: number, insert: string): TextEdit {
  return { from: at, to: at, insert };
}
