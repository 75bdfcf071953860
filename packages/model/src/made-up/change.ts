import type { GraphQLCompositeType, GraphQLObjectType, GraphQLOutputType } from 'graphql';
import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { failure } from '../failure';
import type { Values } from './made';
import { isValues, Made, ownValue } from './made';
import { makeField, nested } from './make-field';
import { matches } from './match';
import type { Model, Objects } from './objects';
import type { Intent, Subject } from './operations';
import { inputNames, inputsOf, intentOf, slotsOf, subjectOf } from './operations';
import type { Field } from './shapes';
import { cursorOf } from './shapes';

/**
 * What a field of the mutation root, or of a group of its fields, does: it creates, changes or removes
 * an object as far as its name, its arguments and the types plainly say so.
 */
export function changeOf(
  model: Model,
  parent: Made,
  field: Field,
): ((args: Values) => unknown) | undefined {
  const [root] = parent.key.split('.');
  if (!parent.isRoot || root !== model.schema.getMutationType()?.name) return undefined;
  if (isGroup(model, field)) return undefined;
  const intent = intentOf(model, parent.type, field);
  return (args) => {
    const inputs = inputsOf(args, intent);
    const silent = Object.fromEntries(inputNames(field, intent).map((name) => [name, null]));
    const targets = inputs.flatMap((input) => {
      const subject = subjectOf(model, field, intent, Object.keys(input));
      return (subject && perform(model, subject, intent, input, { ...silent, ...input })) ?? [];
    });
    return answerChange(model, parent, field, args, { ...silent, ...inputs[0] }, targets);
  };
}

/** @throws NOT_FOUND for an identifier that no object has. */
function perform(
  model: Model,
  { type, identifiers, isNamed }: Subject,
  { does, verb }: Intent,
  input: Values,
  whole: Values,
): Made | undefined {
  const { objects, keys, now } = model;
  const name = identifiers.find((key) => ['string', 'number'].includes(typeof input[key]));
  const found = name === undefined ? undefined : keys.find(type, input[name]);
  const [made] = objects.typesFor(type);
  if (!found && made && does === 'create')
    return objects.create(made, (key) => assign(model, made, key, whole));
  if (name && !found) throw failure('NOT_FOUND', `There is no ${type.name} with these arguments.`);
  if (isNamed && does === 'remove') {
    const removed = found ?? objects.ofAny(type).find((each) => matches(each, input, model));
    if (removed) objects.memory.remove(removed);
    return removed;
  }
  const target = found ?? objects.first(type);
  if (!target) return undefined;
  const said = Object.entries(input).filter(([each]) => !identifiers.includes(each));
  objects.memory.change(target, {
    ...transition(target, verb, new Date(now).toISOString()),
    ...assign(model, target.type, target.key, Object.fromEntries(said)),
  });
  return target;
}

/** Whether a field of the root does nothing, but holds operations. */
function isGroup({ objects }: Model, { args, type }: Field): boolean {
  const target = getNamedType(type);
  if (args.length > 0 || !isObjectType(target) || !objects.isKeyless(target)) return false;
  return Object.values(target.getFields()).some((field) => field.args.length > 0);
}

/**
 * What a verb alone makes of an object: to close it sets a state `CLOSED` and a field `closed` or
 * `isClosed`, to reopen it a state `OPEN`, and to unlock it takes `locked` back.
 */
function transition({ type }: Made, verb: string, now: string): Values {
  const [, isBack, plain = verb] = /^(un)?(.{3,})$/.exec(verb) ?? [];
  const past = [`${plain}d`, `${plain}ed`, `${plain}${plain.slice(-1)}ed`];
  const states = [...past, verb.replace(/^re/, '')];
  const changes = Object.values(type.getFields()).flatMap((field): [string, unknown][] => {
    const name = field.name.replace(/^(?:is|has|viewerHas)(?=[A-Z])/, '').toLowerCase();
    const named = getNamedType(field.type);
    if (named.name === 'Boolean' && past.includes(name))
      return [[field.name, isBack === undefined]];
    if (isBack !== undefined) return [];
    if (past.some((state) => name === `${state}at`)) return [[field.name, now]];
    if (!isEnumType(named) || !/^(?:state|status)$/.test(name)) return [];
    const value = named.getValues().find((each) => states.includes(each.name.toLowerCase()));
    return value ? [[field.name, value.value]] : [];
  });
  return Object.fromEntries(changes);
}

/**
 * Values of the fields of an object that an input names: `title` gives its title, `authorId` its author,
 * `labelIds` its labels and an object of values what has no key of its own. The rest says nothing
 * that is plain.
 */
function assign(model: Model, type: GraphQLObjectType, key: string, input: Values): Values {
  const fields = type.getFields();
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => {
      const [, one = name] = /^(.+?)_?(?:Id|id)$/.exec(name) ?? [];
      const [, many = name] = /^(.+?)_?(?:Ids|ids)$/.exec(name) ?? [];
      const field = fields[name] ?? fields[one] ?? fields[`${many}s`] ?? fields[many];
      if (!field || value === undefined) return [];
      const assigned = valueFor(model, field.type, `${key}.${field.name}`, value);
      return assigned === undefined ? [] : [[field.name, assigned]];
    }),
  );
}

/** Undefined for what a field of the type cannot be. */
function valueFor(model: Model, type: GraphQLOutputType, key: string, value: unknown): unknown {
  if (value === null && !isNonNullType(type)) return null;
  const { objects } = model;
  const nullable = getNullableType(type);
  if (value === null) return String(nullable) === 'String' ? '' : undefined;
  const named = getNamedType(type);
  const page = objects.pageShapeOf(nullable);
  if (page && Array.isArray(value)) return findAll(page.element, value);
  if (isListType(nullable)) {
    if (!Array.isArray(value)) return undefined;
    if (isCompositeType(named) && !objects.isKeyless(named)) return findAll(named, value);
    const all = value.map((each, at) => valueFor(model, nullable.ofType, `${key}.${at}`, each));
    return all.includes(undefined) ? undefined : all;
  }
  if (isLeafType(named)) return isLeafValue() ? value : undefined;
  if (isValues(value) && isObjectType(named) && objects.isKeyless(named))
    return new Made(named, key, 0, assign(model, named, key, value), { isNew: true });
  return isCompositeType(named) ? findAll(named, [value])[0] : undefined;

  function findAll(target: GraphQLCompositeType, ids: readonly unknown[]): Made[] {
    return ids.flatMap((id) => model.keys.find(target, id) ?? []);
  }

  function isLeafValue(): boolean {
    try {
      return isLeafType(named) && named.serialize(value) !== undefined;
    } catch {
      return false;
    }
  }
}

/** What an operation returns of the objects that it created, changed or removed. */
function answerChange(
  model: Model,
  parent: Made,
  field: Field,
  args: Values,
  input: Values,
  targets: readonly Made[],
): unknown {
  const { objects } = model;
  const [target] = targets;
  const type = getNullableType(field.type);
  const [made] = isCompositeType(type) ? objects.typesFor(type) : [];
  const page = made && objects.pageShapeOf(made);
  const isPageOfOthers = page && !(target && fits(objects, page.element, target));
  if (made && objects.isKeyless(made) && !isPageOfOthers) {
    const key = `${parent.key}.${field.name}${JSON.stringify(args)}`;
    const given = Object.values(made.getFields()).map((each) => {
      return [each.name, valueOf(model, each, input, targets)];
    });
    return new Made(made, key, 0, Object.fromEntries(given) as Values);
  }
  if (target && fits(objects, type, target)) return target;
  if (target && isListType(type) && fits(objects, getNamedType(type), target))
    return nested(type, targets);
  if (target && type.toString() === 'ID') return model.keys.of(target);
  if (type.toString() === 'Boolean') return true;
  return makeField(model, parent, field, args);
}

/** Undefined for a field of a result that neither the input nor the object says anything of. */
function valueOf(model: Model, field: Field, input: Values, targets: readonly Made[]): unknown {
  const { objects, read } = model;
  const [target] = targets;
  const { name } = field;
  const type = getNamedType(field.type);
  const said = ownValue(input, name);
  if (isLeafType(type) && said !== undefined && !(said === null && isNonNullType(field.type))) {
    const assigned = valueFor(model, field.type, name, said);
    if (assigned !== undefined) return assigned;
  }
  if (!target) return undefined;
  if (isLeafType(type) && /^(?:id|(?:deleted|removed)\w*Id)$/.test(name))
    return model.keys.of(target);
  if (type.name === 'Int' && /^affected_?rows$/i.test(name)) return targets.length;
  const isList = isListType(getNullableType(field.type));
  const [slot] = slotsOf(objects, [field]);
  if (!slot) return undefined;
  const named = model.keys.find(slot.type, input[`${name}Id`]);
  const object = named ?? (fits(objects, slot.type, target) ? target : undefined);
  if (!object) {
    const own = target.type.getFields()[name];
    return own && shapeOf(own) === shapeOf(field) ? read(target, name) : undefined;
  }
  const all = (object === target ? targets : [object]).map((node) => {
    const given = { node, cursor: cursorOf(node) };
    return slot.edge ? new Made(slot.edge, `${name}.${node.key}`, 0, given) : node;
  });
  return isList ? nested(field.type, all) : all[0];
}

/** The type of a field, whatever may be null in it. */
function shapeOf({ type }: Field): string {
  return String(type).replaceAll('!', '');
}

function fits(objects: Objects, type: GraphQLOutputType, target: Made): boolean {
  return isCompositeType(type) && objects.typesFor(type).includes(target.type);
}
