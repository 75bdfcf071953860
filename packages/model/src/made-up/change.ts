import { getNamedType, isEnumType, isObjectType } from 'graphql';
import { assign } from './assign';
import { failure } from '../failure';
import { inputNames, inputOf } from './input';
import type { Intent } from './intent';
import { intentOf } from './intent';
import type { Made, Values } from './made';
import { matches } from './match';
import type { Model } from './model';
import { answerChange } from './payload';
import type { Field } from './shapes';
import type { Subject } from './subject';
import { subjectOf } from './subject';

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
  const intent = intentOf(parent.type, field);
  return (args) => {
    const input = inputOf(args);
    const subject = subjectOf(model, field, intent, Object.keys(input));
    const target = subject && perform(model, subject, intent, input, field);
    return answerChange(model, parent, field, args, input, target);
  };
}

/** @throws NOT_FOUND for an identifier that no object has. */
function perform(
  model: Model,
  { type, identifiers, isNamed }: Subject,
  { does, verb }: Intent,
  input: Values,
  field: Field,
): Made | undefined {
  const { objects, keys, now } = model;
  const name = identifiers.find((key) => ['string', 'number'].includes(typeof input[key]));
  const found = name === undefined ? undefined : keys.find(type, input[name]);
  const [made] = objects.typesFor(type);
  if (!found && made && does === 'create') {
    const silent = Object.fromEntries(inputNames(field).map((each) => [each, null]));
    return objects.create(made, (key) => assign(model, made, key, { ...silent, ...input }));
  }
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
