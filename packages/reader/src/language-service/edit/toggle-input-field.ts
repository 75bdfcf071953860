import type {
  GraphQLInputField,
  GraphQLInputObjectType,
  GraphQLInputType,
  GraphQLSchema,
  ObjectValueNode,
} from 'graphql';
import {
  getNamedType,
  isInputObjectType,
  isInputType,
  isRequiredInputField,
  print,
  typeFromAST,
} from 'graphql';
import { visitTyped } from 'graphql-docs-reference/graphql';
import type { Executable } from './definitions';
import { declaredBy } from './definitions';
import type { Variables } from './request';
import { EditFault } from './request';
import type { TextEdit } from './text-edits';
import { moveOffset } from './text-edits';
import type { ToggleContext, Toggled } from './toggled';
import { removeFromList, startNode, startValue } from './write-field';
import { t } from '../../t';

/** Adds a field of an input to the first value of that type, in the request or in its variables. */
export function toggleInputField(
  { name: owner }: GraphQLInputObjectType,
  field: GraphQLInputField,
  context: ToggleContext,
): Toggled {
  const { values, schema, sites, cursor } = context;
  const definition = sites[0]?.definition;
  const holders = definition ? inputHolders(definition, values, schema) : [];
  const holder = holders.find(({ type }) => type === owner);
  if (!holder) {
    throw new EditFault(t('editor.edit.noInput', { type: owner }));
  }
  const isRemoval = fieldsIn(holder).includes(field.name);
  if (isRemoval && isRequiredInputField(field)) {
    throw new EditFault(t('editor.edit.requiredField', { type: owner, field: field.name }));
  }
  const edits: readonly TextEdit[] =
    holder.kind === 'variable'
      ? []
      : isRemoval
        ? removeLiteral(holder.node, field.name)
        : [addLiteral(holder.node, `${field.name}: ${print(startNode(field))}`)];
  return {
    edits,
    cursor: moveOffset(cursor, edits),
    ...(holder.kind === 'variable' && {
      values: changeAt(
        values,
        [...holder.path, field.name],
        isRemoval ? undefined : startValue(field),
      ),
    }),
    isRemoval,
    message: sayChanged(field.name, isRemoval, holder.kind === 'variable'),
  };
}

function sayChanged(field: string, isRemoval: boolean, isInVariables: boolean): string {
  if (isInVariables) {
    return isRemoval
      ? t('editor.edit.removedVariable', { field })
      : t('editor.edit.addedVariable', { field });
  }
  return isRemoval ? t('editor.edit.removed', { field }) : t('editor.edit.added', { field });
}

function removeLiteral({ fields, loc }: ObjectValueNode, name: string): TextEdit[] {
  if (fields.length > 1) return removeFromList(fields, (one) => one.name.value === name);
  return loc ? [{ from: loc.start, to: loc.end, insert: '{}' }] : [];
}

function addLiteral({ fields, loc }: ObjectValueNode, text: string): TextEdit {
  const last = fields.at(-1)?.loc;
  if (last) return { from: last.end, to: last.end, insert: `, ${text}` };
  return { from: loc?.start ?? 0, to: loc?.end ?? 0, insert: `{ ${text} }` };
}

/** The same values with another one at a path; without it where it is undefined. */
function changeAt(values: Variables, path: Path, value: unknown): Variables {
  const changed = structuredClone(values);
  const owner = path
    .slice(0, -1)
    .reduce<object>((holder, key) => Reflect.get(holder, key) as object, changed);
  const name = path.at(-1) ?? '';
  if (value === undefined) Reflect.deleteProperty(owner, name);
  else Reflect.set(owner, name, value);
  return changed;
}

type Path = readonly (string | number)[];

/** An input object of a request: written in it, or within the value of a variable. */
type InputHolder =
  | { readonly kind: 'literal'; readonly type: string; readonly node: ObjectValueNode }
  | {
      readonly kind: 'variable';
      readonly type: string;
      readonly path: Path;
      readonly value: Variables;
    };

/** Those of an operation or fragment, the outer before the inner. */
export function inputHolders(
  definition: Executable,
  values: Variables,
  schema: GraphQLSchema,
): InputHolder[] {
  return [...literals(definition, schema), ...ofVariables(definition, values, schema)];
}

function literals(definition: Executable, schema: GraphQLSchema): InputHolder[] {
  const found: InputHolder[] = [];
  visitTyped(definition, schema, (types) => ({
    VariableDefinition: () => false,
    ObjectValue: (node) => {
      const type = getNamedType(types.getInputType());
      if (isInputObjectType(type)) found.push({ kind: 'literal', type: type.name, node });
    },
  }));
  return found;
}

function ofVariables(
  definition: Executable,
  values: Variables,
  schema: GraphQLSchema,
): InputHolder[] {
  return declaredBy(definition).flatMap(({ variable, type: node }) => {
    const name = variable.name.value;
    const type = typeFromAST(schema, node);
    return isInputType(type) ? within(values[name], type, [name]) : [];
  });
}

function within(value: unknown, type: GraphQLInputType, path: Path): InputHolder[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => within(entry, type, [...path, index]));
  }
  const named = getNamedType(type);
  if (typeof value !== 'object' || value === null || !isInputObjectType(named)) return [];
  const own: InputHolder = { kind: 'variable', type: named.name, path, value: { ...value } };
  const inner = Object.entries(value).flatMap(([key, entry]) => {
    const field = named.getFields()[key];
    return field ? within(entry, field.type, [...path, key]) : [];
  });
  return [own, ...inner];
}

export function fieldsIn(holder: InputHolder): string[] {
  if (holder.kind === 'variable') return Object.keys(holder.value);
  return holder.node.fields.map(({ name }) => name.value);
}
