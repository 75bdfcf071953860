import type {
  FieldNode,
  GraphQLArgument,
  GraphQLCompositeType,
  GraphQLField,
  OperationTypeNode,
  ResolvedSchemaElement,
} from 'graphql';
import { getNamedType, isRequiredArgument, Kind, TokenKind } from 'graphql';
import { capitalise } from 'graphql-docs-reference/graphql';
import { executables, operationsWith } from './definitions';
import { EditFault } from './request';
import type { SelectionSite } from './sites';
import { fieldAt, fieldsOf, fragmentsOn, rootKindOf, siteFor, siteOf } from './sites';
import type { TextEdit } from './text-edits';
import { moveOffset } from './text-edits';
import type { ToggleContext, Toggled } from './toggled';
import { cursorIn, indentOf, putIn, takeOut } from './toggled';
import {
  appendToList,
  declare,
  freeName,
  removeFromList,
  writeArgument,
  writeField,
  writeSelection,
} from './write-field';
import { t } from '../../t';

type Field = GraphQLField<unknown, unknown>;

/** Adds a field where its type is selected, or removes it from there. */
export function toggleField(owner: string, field: Field, context: ToggleContext): Toggled {
  const site = siteOf(owner, context.sites, context.schema);
  const present = site ? fieldsOf(site, field.name) : [];
  if (!site || present.length === 0) return addField(owner, field, [], context);
  return takeOut(present, site, context, t('editor.edit.removed', { field: field.name }));
}

/** @param more arguments that are wanted beside those that are required. */
function addField(
  owner: string,
  field: Field,
  more: readonly GraphQLArgument[],
  context: ToggleContext,
): Toggled {
  const { text, nameFor, schema, sites } = context;
  const args = field.args.filter((arg) => isRequiredArgument(arg) || more.includes(arg));
  const site = siteOf(owner, sites, schema);
  if (!site) return addElsewhere(owner, field, args, context);
  const written = writeField(field, args, indentOf(site, text), nameFor);
  const within = cursorAfter(field, owner, written.text);
  return putIn(
    site,
    written.text,
    within,
    written,
    context,
    t('editor.edit.added', { field: field.name }),
  );
}

/** Among its own fields; where these are of the same type, among those that it was added to. */
function cursorAfter({ name, type }: Field, owner: string, written: string): number {
  return getNamedType(type).name === owner ? name.length : cursorIn(written);
}

/** In a fragment on its type, where one can be; a field of the API in an operation of its own. */
function addElsewhere(
  owner: string,
  field: Field,
  args: readonly GraphQLArgument[],
  context: ToggleContext,
): Toggled {
  const { text, nameFor, schema, sites } = context;
  const operation = rootKindOf(owner, schema);
  if (operation) return addOperation(operation, field, args, context);
  const site = siteFor(owner, sites, schema);
  if (!site) {
    throw new EditFault(t('editor.edit.notReturned', { type: owner }));
  }
  const indent = indentOf(site, text);
  const inner = indent === undefined ? undefined : `${indent}  `;
  const written = writeField(field, args, inner, nameFor);
  const start = `... on ${owner} {`;
  const fragment =
    inner === undefined
      ? `${start} ${written.text} }`
      : `${start}\n${inner}${written.text}\n${indent}}`;
  return putIn(
    site,
    fragment,
    fragment.indexOf(written.text) + cursorIn(written.text),
    written,
    context,
    t('editor.edit.addedInFragment', { field: field.name, type: owner }),
  );
}

function addOperation(
  operation: OperationTypeNode,
  field: Field,
  args: readonly GraphQLArgument[],
  { text, document, nameFor }: ToggleContext,
): Toggled {
  const written = writeField(field, args, '  ', nameFor);
  const isBlank = text.trim() === '';
  const names = new Set(isBlank ? [] : executables(document).map((node) => node.name?.value ?? ''));
  const name = freeName(capitalise(field.name), names);
  const list = written.declared.map((one) => `$${one.name}: ${one.type}`).join(', ');
  const head = `${operation} ${name}${list === '' ? '' : `(${list})`} {\n  `;
  const naming = isBlank ? [] : nameTheNameless(document, names.add(name));
  const end = text.trimEnd().length;
  const before = isBlank ? '' : '\n\n';
  const edit = { from: end, to: text.length, insert: `${before}${head}${written.text}\n}` };
  const edits = [...naming, edit];
  return {
    edits,
    cursor: moveOffset(end, naming) + before.length + head.length + cursorIn(written.text),
    values: written.values,
    isRemoval: false,
    message: t('editor.edit.addedOperation', { kind: operation, name }),
  };
}

/** Of several operations each needs a name. */
function nameTheNameless(
  document: ToggleContext['document'],
  names: ReadonlySet<string>,
): TextEdit[] {
  return executables(document).flatMap((node): TextEdit[] => {
    if (node.name || !node.loc) return [];
    const [first] = node.selectionSet.selections;
    const wanted = first?.kind === Kind.FIELD ? capitalise(first.name.value) : 'First';
    const name = freeName(wanted, names);
    const isShort = node.loc.startToken.kind === TokenKind.BRACE_L;
    const at = isShort ? node.loc.start : node.loc.startToken.end;
    return [{ from: at, to: at, insert: isShort ? `query ${name} ` : ` ${name}` }];
  });
}

/** Adds an inline fragment on a type where the request has something that can be of it. */
export function toggleFragment(type: GraphQLCompositeType, context: ToggleContext): Toggled {
  const { text, sites, schema } = context;
  const site = siteFor(type.name, sites, schema);
  if (!site) {
    throw new EditFault(t('editor.edit.notPossible', { type: type.name }));
  }
  const present = fragmentsOn(site, type.name);
  if (present.length > 0) {
    return takeOut(present, site, context, t('editor.edit.removedFragment', { type: type.name }));
  }
  const fragment = `... on ${type.name} ${writeSelection(type, indentOf(site, text))}`;
  return putIn(
    site,
    fragment,
    cursorIn(fragment),
    undefined,
    context,
    t('editor.edit.addedFragment', { type: type.name }),
  );
}

type Argument = Extract<ResolvedSchemaElement, { kind: 'FieldArgument' }>;

/** Adds an argument as a variable, with its field if need be, or removes it. */
export function toggleArgument(element: Argument, context: ToggleContext): Toggled {
  const { type, field, fieldArgument } = element;
  const { schema, sites, cursor } = context;
  const site = siteOf(type.name, sites, schema);
  const node = site && fieldAt(site, field.name, cursor);
  if (!site || !node) return addField(type.name, field, [fieldArgument], context);
  const isPresent = node.arguments?.some(({ name }) => name.value === fieldArgument.name);
  return isPresent
    ? removeArgument(node, element, context)
    : addArgument(node, site, element, context);
}

function removeArgument(
  node: FieldNode,
  { field, fieldArgument }: Argument,
  context: ToggleContext,
): Toggled {
  const { name } = fieldArgument;
  if (isRequiredArgument(fieldArgument)) {
    throw new EditFault(t('editor.edit.requiredArgument', { field: field.name, argument: name }));
  }
  const edits = removeFromList(node.arguments ?? [], (one) => one.name.value === name);
  return {
    edits,
    cursor: moveOffset(context.cursor, edits),
    isRemoval: true,
    message: t('editor.edit.removed', { field: name }),
  };
}

function addArgument(
  node: FieldNode,
  site: SelectionSite,
  { fieldArgument }: Argument,
  { document, nameFor, cursor }: ToggleContext,
): Toggled {
  const written = writeArgument(fieldArgument, nameFor);
  const edits = [
    ...operationsWith(site.definition, document).flatMap((one) => declare(one, written.declared)),
    insertArgument(node, written.text),
  ];
  return {
    edits,
    cursor: moveOffset(cursor, edits),
    values: written.values,
    isRemoval: false,
    message: t('editor.edit.addedArgument', { argument: fieldArgument.name }),
  };
}

function insertArgument({ name, arguments: args = [] }: FieldNode, text: string): TextEdit {
  const at = name.loc?.end ?? 0;
  return appendToList(args, [text]) ?? { from: at, to: at, insert: `(${text})` };
}
