import type { DocumentNode, GraphQLSchema } from 'graphql';
import { isCompositeType, isEnumType, parse, resolveSchemaCoordinate, visit } from 'graphql';
import { isObject } from 'graphql-docs-reference/graphql';
import { printJson } from 'graphql-docs-reference/json';
import { findSpot } from '../find-spot';
import type { IdFor } from '../id-for';
import { dropUnused } from './remove-selection';
import type { Change, EditedRequest, Variables } from './request';
import { EditFault, parseText, parseVariables } from './request';
import { sitesFrom } from './sites';
import { applyEdits, fillEmpty, withoutFillers } from './text-edits';
import { toggleArgument, toggleField, toggleFragment } from './toggle-field';
import { toggleInputField } from './toggle-input-field';
import type { ToggleContext, Toggled } from './toggled';
import { freeName } from './write-field';
import { t } from '../../t';

/**
 * Puts what a schema coordinate names into a request, or takes it out again if it is in: a field,
 * an argument, a field of an input, and for a type an inline fragment. Where the request parsed, it
 * does so afterwards.
 *
 * @throws EditFault if there is no place for it.
 */
export function toggle(
  request: EditedRequest,
  coordinate: string,
  schema: GraphQLSchema,
  idFor?: IdFor,
): Change {
  const element = resolveSchemaCoordinate(schema, coordinate);
  if (element?.kind === 'EnumValue')
    return writeValue(request, element.type.name, coordinate, schema);
  const filled = fillEmpty(request.text, request.cursor);
  const isBlank = filled.text.trim() === '';
  const document: DocumentNode = isBlank ? parse('{ a }') : parseText(filled.text);
  const values = parseVariables(request.variables);
  const context: ToggleContext = {
    ...filled,
    text: isBlank ? '' : filled.text,
    document,
    schema,
    values,
    sites: isBlank ? [] : sitesFrom(document, filled.cursor, schema),
    nameFor: createVariableNames(document, Object.keys(values)),
  };
  const toggled = toggleElement(element, coordinate, context);
  const filledIn =
    toggled.values && fillIds(toggled.values, values, (name) => idFor?.(name, coordinate));
  return finish(request, context, { ...toggled, ...(filledIn && { values: filledIn }) });
}

/** Gives names that no variable of a document has, and each once. */
function createVariableNames(
  document: DocumentNode,
  others: Iterable<string>,
): (wanted: string) => string {
  const taken = new Set(others);
  visit(document, {
    Variable: ({ name }) => {
      taken.add(name.value);
    },
  });
  return (wanted) => {
    const name = freeName(wanted, taken);
    taken.add(name);
    return name;
  };
}

/** New values that would be null are those of something that there is. */
function fillIds(
  values: Variables,
  before: unknown,
  idOf: (name: string) => string | undefined,
): Variables {
  const known = isObject(before) ? before : {};
  const entries = Object.entries(values).map(([name, value]) => {
    if (isObject(value)) return [name, fillIds(value, known[name], idOf)];
    return [name, value === null && !(name in known) ? (idOf(name) ?? null) : value];
  });
  return Object.fromEntries(entries) as Variables;
}

function toggleElement(
  element: ReturnType<typeof resolveSchemaCoordinate>,
  coordinate: string,
  context: ToggleContext,
): Toggled {
  switch (element?.kind) {
    case 'Field':
      return toggleField(element.type.name, element.field, context);
    case 'FieldArgument':
      return toggleArgument(element, context);
    case 'InputField':
      return toggleInputField(element.type, element.inputField, context);
    case 'NamedType':
      if (isCompositeType(element.type)) return toggleFragment(element.type, context);
  }
  throw new EditFault(t('editor.edit.notSelectable', { name: coordinate }));
}

function finish(request: EditedRequest, context: ToggleContext, toggled: Toggled): Change {
  const { edits, cursor, values = {}, isRemoval, message } = toggled;
  const edited = withoutFillers(applyEdits(context.text, edits), cursor);
  const isTouched = Object.keys(values).length > 0;
  const variables = isTouched ? printJson({ ...context.values, ...values }) : request.variables;
  const next = { ...edited, variables };
  return { ...(isRemoval ? dropUnused(next, context.document) : next), message };
}

/** A value is written where one of its type is expected. */
function writeValue(
  { text, variables, cursor }: EditedRequest,
  type: string,
  coordinate: string,
  schema: GraphQLSchema,
): Change {
  const { slot, word } = findSpot(text, cursor, schema);
  const isExpected =
    (slot?.kind === 'value' || slot?.kind === 'constant') &&
    isEnumType(schema.getType(type)) &&
    String(slot.type).replace(/\W/g, '') === type;
  if (!isExpected) throw new EditFault(t('editor.edit.putCursor', { type }));
  const name = coordinate.slice(type.length + 1);
  const changed = `${text.slice(0, word.start)}${name}${text.slice(word.end)}`;
  const message = t('editor.edit.wrote', { name });
  return { text: changed, variables, cursor: word.start + name.length, message };
}
