import type {
  DefinitionNode,
  DocumentNode,
  FieldNode,
  Location,
  SelectionNode,
  SelectionSetNode,
  Token,
} from 'graphql';
import { Kind, TokenKind } from 'graphql';

/** A document that keeps its comments, and the empty lines in its selections. */
export interface CommentedDocument {
  readonly definitions: readonly CommentedDefinition[];
  /** Comments at the end. */
  readonly after: readonly string[];
}

export interface CommentedDefinition {
  /** Comments above it. */
  readonly before: readonly string[];
  readonly node: DefinitionNode;
}

/**
 * Puts comments into the tree that the parser leaves them out of. In a selection, a comment is a
 * field whose name no document can have (see `commentOf`); one within the arguments of a field
 * goes above it, and one within the head of a definition above that.
 */
export function readComments(document: DocumentNode, text: string): CommentedDocument {
  const comments = commentsOf(document);
  let end = 0;
  const definitions = document.definitions.map((node): CommentedDefinition => {
    const set = 'selectionSet' in node ? node.selectionSet : undefined;
    const before = within(comments, end, set ? startOf(set) : startOf(node));
    end = endOf(node);
    if (!set) return { before: before.map(textOf), node };
    return {
      before: before.map(textOf),
      node: { ...node, selectionSet: withComments(set, comments, text) } as DefinitionNode,
    };
  });
  return { definitions, after: within(comments, end, text.length).map(textOf) };
}

export interface Comment {
  /** With its sign; empty for an empty line. */
  readonly text: string;
  /** Whether it ends the line of what is before it. */
  readonly isTrailing: boolean;
}

/** The comment that a selection is, if it is one. */
export function commentOf(node: SelectionNode): Comment | undefined {
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
