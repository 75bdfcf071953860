import type { DocumentNode, GraphQLSchema, SelectionSetNode } from 'graphql';
import { Kind } from 'graphql';
import { operationsWith } from './definitions';
import { removeSelections } from './remove-selection';
import type { Variables } from './request';
import type { SelectionSite } from './sites';
import type { TextEdit } from './text-edits';
import { filler, moveOffset } from './text-edits';
import type { NameFor, Written } from './write-field';
import { declare } from './write-field';

export interface ToggleContext {
  readonly text: string;
  readonly cursor: number;
  readonly document: DocumentNode;
  readonly schema: GraphQLSchema;
  readonly values: Variables;
  /** Where something can be put, the likeliest first. */
  readonly sites: readonly SelectionSite[];
  readonly nameFor: NameFor;
}

export interface Toggled {
  readonly edits: readonly TextEdit[];
  /** Offset in the text after the edits. */
  readonly cursor: number;
  /** Values of variables that are new or changed. */
  readonly values?: Variables | undefined;
  /** Whether what is not used any more is to go, too. */
  readonly isRemoval: boolean;
  readonly message: string;
}

/** Takes selections out of a site, with all that would be empty without them. */
export function takeOut(
  selections: Parameters<typeof removeSelections>[0],
  site: SelectionSite,
  { text, cursor }: ToggleContext,
  message: string,
): Toggled {
  const edits = removeSelections(selections, site.definition, text);
  const moved = moveOffset(Math.min(cursor, edits[0]?.from ?? 0), edits);
  return { edits, cursor: moved, isRemoval: true, message };
}

/**
 * Puts a selection behind all others of a site.
 *
 * @param within where in the selection the cursor goes.
 * @param written the field in it, whose variables are declared.
 */
export function putIn(
  site: SelectionSite,
  selection: string,
  within: number,
  written: Written | undefined,
  { text, document }: ToggleContext,
  message: string,
): Toggled {
  const { edit, skipped } = insertSelection(site, selection, text);
  const declarations = written
    ? operationsWith(site.definition, document).flatMap((one) => declare(one, written.declared))
    : [];
  return {
    edits: [...declarations, edit],
    cursor: moveOffset(edit.from, declarations) + skipped + within,
    values: written?.values,
    isRemoval: false,
    message,
  };
}

/** Of the lines of a selection; undefined where it is in one line. */
export function indentOf({ set, owner }: SelectionSite, text: string): string | undefined {
  if (set?.loc && !text.slice(set.loc.start, set.loc.end).includes('\n')) return undefined;
  const start = owner.loc?.start ?? 0;
  const isWithinLine = /^[^\S\n]*[^\s#]/.test(text.slice(owner.loc?.end));
  if (!set && isWithinLine) return undefined;
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return `${/^\s*/.exec(line)?.[0] ?? ''}  `;
}

/** The edit, and where in the text that it inserts the selection begins. */
function insertSelection(site: SelectionSite, selection: string, text: string) {
  const { set, to } = site;
  const indent = indentOf(site, text);
  if (!set?.loc) {
    const before = indent === undefined ? ' { ' : ` {\n${indent}`;
    const after = indent === undefined ? ' }' : `\n${indent.slice(2)}}`;
    return insertion(to, to, before, selection, after);
  }
  const [only] = set.selections;
  if (isFiller(set) && only?.loc) {
    return insertion(only.loc.start, only.loc.end, '', selection, '');
  }
  const end = text.slice(0, set.loc.end - 1).trimEnd().length;
  if (indent === undefined) {
    return insertion(end, end, ' ', selection, end === set.loc.end - 1 ? ' ' : '');
  }
  // A brace that closes on the line of a selection gets one of its own.
  const isOpen = text.slice(end, set.loc.end).includes('\n');
  return insertion(end, end, `\n${indent}`, selection, isOpen ? '' : `\n${indent.slice(2)}`);
}

function isFiller({ selections }: SelectionSetNode): boolean {
  const [only] = selections;
  return only?.kind === Kind.FIELD && only.name.value === filler;
}

function insertion(from: number, to: number, before: string, selection: string, after: string) {
  return { edit: { from, to, insert: `${before}${selection}${after}` }, skipped: before.length };
}

/** Behind the first name of a selection within its braces, or behind it if it has none. */
export function cursorIn(selection: string): number {
  const inBraces = /\{\s*\w+/.exec(selection);
  return inBraces ? inBraces.index + inBraces[0].length : selection.length;
}
