import type { GraphQLCompositeType, GraphQLObjectType, GraphQLOutputType } from 'graphql';
import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { inputNames } from './input';
import type { Values } from './made';
import { Made } from './made';
import { makeField } from './make-field';
import type { Model } from './model';
import type { Objects } from './objects';
import { cursorOf } from './pages';
import type { Field } from './shapes';

/** A field of a result that leads to an object with a key, or to an edge with one. */
export interface Slot {
  readonly name: string;
  readonly type: GraphQLCompositeType;
  readonly edge?: GraphQLObjectType;
}

export function slotsOf(objects: Objects, fields: readonly Field[]): Slot[] {
  return fields.flatMap((field): Slot[] => {
    const target = getNamedType(field.type);
    if (!isCompositeType(target) || field.args.length > 0) return [];
    if (!objects.isKeyless(target)) return [{ name: field.name, type: target }];
    if (!isObjectType(target) || !target.name.endsWith('Edge')) return [];
    const end = getNamedType(target.getFields()['node']?.type);
    if (!isCompositeType(end)) return [];
    return [{ name: field.name, type: end, edge: target }];
  });
}

/** What an operation returns of the object that it created, changed or removed. */
export function answerChange(
  model: Model,
  parent: Made,
  field: Field,
  args: Values,
  input: Values,
  target: Made | undefined,
): unknown {
  const { objects } = model;
  const type = getNullableType(field.type);
  const [made] = isCompositeType(type) ? objects.typesFor(type) : [];
  if (made && objects.isKeyless(made) && !objects.pageShapeOf(made)) {
    const key = `${parent.key}.${field.name}${JSON.stringify(args)}`;
    const silent = Object.fromEntries(inputNames(field).map((name) => [name, null]));
    const given = Object.values(made.getFields()).map((each) => [
      each.name,
      valueOf(model, each, { ...silent, ...input }, target),
    ]);
    return new Made(made, key, 0, Object.fromEntries(given) as Values);
  }
  if (target && fits(objects, type, target)) return target;
  if (target && isListType(type) && fits(objects, getNamedType(type), target)) return [target];
  if (target && type.toString() === 'ID') return model.keys.of(target);
  if (type.toString() === 'Boolean') return true;
  return makeField(model, parent, field, args);
}

/** Undefined for a field of a result that neither the input nor the object says anything of. */
function valueOf(model: Model, field: Field, input: Values, target: Made | undefined): unknown {
  const { objects, read } = model;
  const { name } = field;
  const type = getNamedType(field.type);
  const said = input[name];
  if (isLeafType(type) && said !== undefined && !(said === null && isNonNullType(field.type)))
    return said;
  if (!target) return undefined;
  if (isLeafType(type) && /^(?:id|(?:deleted|removed)\w*Id)$/.test(name))
    return model.keys.of(target);
  const isList = isListType(getNullableType(field.type));
  const [slot] = slotsOf(objects, [field]);
  if (!slot) return undefined;
  const named = model.keys.find(slot.type, input[`${name}Id`]);
  const object = named ?? (fits(objects, slot.type, target) ? target : undefined);
  if (!object) return name in target.type.getFields() ? read(target, name) : undefined;
  if (!slot.edge) return isList ? [object] : object;
  const given = { node: object, cursor: cursorOf(object) };
  return new Made(slot.edge, `${name}.${object.key}`, 0, given);
}

function fits(objects: Objects, type: GraphQLOutputType, target: Made): boolean {
  return isCompositeType(type) && objects.typesFor(type).includes(target.type);
}
