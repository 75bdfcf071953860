import type { FieldNode, ResolvedSchemaElement } from 'graphql';
import { isRequiredArgument } from 'graphql';
import { operationsWith } from './definitions';
import { EditFault } from './request';
import type { SelectionSite } from './sites';
import { fieldAt, siteOf } from './sites';
import type { TextEdit } from './text-edits';
import { moveOffset } from './text-edits';
import { addField } from './toggle-field';
import type { ToggleContext, Toggled } from './toggled';
import { sayRemoved } from './toggled';
import { appendToList, declare, removeFromList, writeArgument } from './write-field';
import { t } from '../../t';

type Argument = Extract<ResolvedSchemaElement, { kind: 'FieldArgument' }>;

/** Adds an argument as a variable, with its field if need be, or removes it. */
export function toggleArgument(element: Argument, context: ToggleContext): Toggled {
  const { type, field, fieldArgument } = element;
  const { schema, sites, cursor } = context;
  const site = siteOf(type.name, sites, schema);
  const node = site && fieldAt(site, field.name, cursor);
  if (!site || !node) return addField(type.name, field, [fieldArgument], context);
  const isPresent = node.arguments?.some(({ name }) => name.value === fieldArgument.name);
  return isPresent ? remove(node, element, context) : add(node, site, element, context);
}

function remove(
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
    message: sayRemoved(name),
  };
}

function add(
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
