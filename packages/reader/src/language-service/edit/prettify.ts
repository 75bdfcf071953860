import { printJson } from 'graphql-docs-reference/json';
import { tokenize } from 'graphql-docs-reference/graphql';
import type {
  DefinitionNode,
  DocumentNode,
  EnumValueNode,
  FieldNode,
  Location,
  ObjectValueNode,
  SelectionNode,
  SelectionSetNode,
  Token,
} from 'graphql';
import { Kind, print, TokenKind, visit } from 'graphql';
import type { Change, EditedRequest } from './request';
import { parseText, parseVariables } from './request';
import { t } from '../../t';

/** The same request in the usual form, with its comments. */
export function prettify({ text, variables, cursor }: EditedRequest): Change {
  const tidy = text.trim() === '' ? text : printCommented(parseText(text), text);
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

/** No document has these characters; they stand for what `print` has no place for. */
const marks = { emptyLine: '\uE000', trailing: '\uE001' } as const;

/**
 * Prints a document with the comments that the parser leaves out of its tree. In a selection, a comment
 * becomes a field with the comment as its name. A comment within the arguments of a field goes above the
 * field, and a comment within the head of a definition goes above the definition.
 */
function printCommented(document: DocumentNode, text: string): string {
  const comments = commentsOf(document);
  let end = 0;
  const blocks = document.definitions.map((node) => {
    const set = 'selectionSet' in node ? node.selectionSet : undefined;
    const before = within(comments, end, set ? startOf(set) : startOf(node)).map(textOf);
    end = endOf(node);
    const selectionSet = set && withComments(set, comments, text);
    return [...before, printDefinition({ ...node, selectionSet } as DefinitionNode)].join('\n');
  });
  const after = within(comments, end, text.length).map(textOf);
  return [...blocks, ...(after.length > 0 ? [after.join('\n')] : [])].join('\n\n');
}

function printDefinition(node: DefinitionNode): string {
  return print(visit(node, { ObjectValue: { leave: layOutObject } }))
    .replace(/\n *\uE001/g, ' ')
    .replace(/^ *\uE000$/gm, '');
}

const mostColumns = 70;

/** `print` has no spaces within braces, and doesn't break long inputs. It prints an enum's value as it is. */
function layOutObject({ fields }: ObjectValueNode): EnumValueNode {
  const printed = fields.map(print);
  const line = fields.length === 0 ? '{}' : `{ ${printed.join(', ')} }`;
  const isLong = line.includes('\n') || line.length > mostColumns;
  const lines = printed
    .map((field) => `\n${field}`)
    .join('')
    .replaceAll('\n', '\n  ');
  return { kind: Kind.ENUM, value: isLong ? `{${lines}\n}` : line };
}

function comment(text: string): FieldNode {
  return { kind: Kind.FIELD, name: { kind: Kind.NAME, value: text } };
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
    if (selections.length > 0 && isAfterEmptyLine) selections.push(comment(marks.emptyLine));
    selections.push(node);
    end = Math.max(end, to);
  };
  const addComments = (to: number): void => {
    for (const token of within(comments, end, to)) {
      const isTrailing = selections.length > 0 && token.prev?.line === token.line;
      const mark = isTrailing ? marks.trailing : '';
      add(comment(mark + textOf(token)), token.start, token.end);
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
