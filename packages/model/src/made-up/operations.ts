import type { GraphQLCompositeType, GraphQLObjectType } from 'graphql';
import { getNamedType, isCompositeType, isInputObjectType, isObjectType } from 'graphql';
import type { Values } from './made';
import { isValues } from './made';
import { lowerFirst, singularOf, splitWords } from './words';
import type { Model, Objects } from './objects';
import type { Field } from './shapes';

/** What the name of an operation says. */
export interface Intent {
  readonly does: 'create' | 'remove' | 'change';
  readonly verb: string;
  /** What it may be about, the plainest first: `issue` for `closeIssue`. */
  readonly nouns: readonly string[];
}

const creating = /^(?:create|add|new|register|insert|post|submit|import|invite|send|upsert|save)$/;
const removing = /^(?:delete|remove|destroy|erase)$/;
const changing = /^(?:update|edit|change|modify|patch|set|rename|move|mark)$/;
const grouping = /^(?:mutations?|query|queries|operations?|root|group|namespace|type)$/;

/** Words that say of how many, or by what. */
const beside = /(?:^| )(?:bulk|batch|many|multiple|one|by .*)(?= |$)/g;

/** The verb comes first, as in `createIssue`, or last, as in `issueCreate` and, of a type Issue, `issueClose`. */
export function intentOf(model: Model, group: GraphQLObjectType, { name }: Field): Intent {
  const words = splitWords(name).split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const isType = (some: readonly string[]): boolean =>
    model.objects.typeNamed(some.join('')) !== undefined;
  const isNounFirst =
    words.some((_, at) => isType(words.slice(0, at))) &&
    !words.some((_, at) => at > 0 && isType(words.slice(at)));
  const isFirst = !isNounFirst && (isKnown(first) || !isKnown(last));
  const verb = isFirst ? first : last;
  const rest = isFirst ? words.slice(1) : words.slice(0, -1);
  const plain = rest.join(' ').replace(beside, '').split(' ');
  const around = splitWords(group.name)
    .split(' ')
    .filter((word) => !grouping.test(word));
  const nouns = [rest, plain, [...around, ...rest], around].map((some) => some.join(''));
  return {
    does: creating.test(verb) ? 'create' : removing.test(verb) ? 'remove' : 'change',
    verb,
    nouns: [...new Set(nouns)].filter(Boolean),
  };
}

function isKnown(word: string): boolean {
  return [creating, removing, changing].some((verbs) => verbs.test(word));
}

/** What an operation is about. */
export interface Subject {
  readonly type: GraphQLCompositeType;
  /** Names of arguments that may identify the object. */
  readonly identifiers: readonly string[];
  /** Whether the operation is named after the type, and not after something of the object. */
  readonly isNamed: boolean;
}

/**
 * The type that an operation is named after, or else the one that it returns.
 *
 * @param inputs - Names of what its arguments say.
 */
export function subjectOf(
  model: Model,
  field: Field,
  { nouns }: Intent,
  inputs: readonly string[],
): Subject | undefined {
  const { objects } = model;
  const returned = getNamedType(field.type);
  const slots = isObjectType(returned) ? slotsOf(objects, Object.values(returned.getFields())) : [];
  const named = nouns.map((noun) => objects.typeNamed(noun)).find((type) => type !== undefined);
  if (named) {
    const exact = slots.find(({ type }) => objects.typesFor(named).some((each) => each === type));
    return subject(exact?.type ?? named, '', true);
  }
  if (isCompositeType(returned) && !objects.isKeyless(returned))
    return subject(returned, '', false);
  const slot =
    slots.find(({ name }) => inputs.includes(`${name}Id`) || inputs.includes(name)) ?? slots[0];
  return slot && subject(slot.type, slot.name, false);

  function subject(type: GraphQLCompositeType, slot: string, isNamed: boolean): Subject {
    const own = [type, ...objects.typesFor(type)].flatMap((each) => {
      const key = objects.keyOf(each);
      return [`${lowerFirst(each.name)}Id`, ...(key === undefined ? [] : [key])];
    });
    return { type, identifiers: [...new Set(['id', ...own, slot, `${slot}Id`])], isNamed };
  }
}

/** Arguments that hold what they say in an object. */
const wrapper =
  /(?:input|data|payload|attributes|values|object|set|changes|patch|fields|params|pk_?columns)$/i;

/** What an operation says of each of its objects: more than one where an argument is a list of inputs. */
export function inputsOf(args: Values, intent: Intent): readonly Values[] {
  const [name, many] = Object.entries(args).find(([, value]) => isListOfValues(value)) ?? [];
  if (name === undefined || !Array.isArray(many)) return [inputOf(args, intent)];
  const isAround =
    wrapper.test(singularOf(name)) ||
    Object.keys(args).length === 1 ||
    intent.nouns.some((noun) => noun.endsWith(name.toLowerCase()));
  if (!isAround) return [inputOf(args, intent)];
  const others = Object.entries(args).filter(([other]) => other !== name);
  const common = inputOf(Object.fromEntries(others), intent);
  return many.map((one: Values) => ({ ...common, ...inputOf(one, intent, true) }));
}

function isListOfValues(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isValues);
}

/** What the arguments of an operation say, without the objects around it. */
function inputOf(args: Values, { nouns }: Pick<Intent, 'nouns'>, isWithin = false): Values {
  const flat = Object.entries(args).map(([name, value]): unknown => {
    // Of several objects at once, the first stands for all.
    const inner: unknown = Array.isArray(value) ? value[0] : value;
    const isAround = isWithin
      ? isAbout(name, nouns)
      : wrapper.test(name) || Object.keys(args).length === 1;
    return isAround && isValues(inner) ? inputOf(inner, { nouns }, true) : { [name]: value };
  });
  return Object.assign({}, ...flat) as Values;
}

/** Whether a field of an input holds what is said: `book` or `bookPatch` for `updateBook`. */
function isAbout(name: string, nouns: Intent['nouns']): boolean {
  return /patch$/i.test(name) || nouns.includes(name.toLowerCase());
}

/** Names of all that an operation could say. */
export function inputNames({ args }: Field, { nouns }: Intent): readonly string[] {
  return args.flatMap((argument) => {
    const type = getNamedType(argument.type);
    if (!isInputObjectType(type)) return [argument.name];
    return Object.values(type.getFields()).flatMap((field) => {
      const inner = getNamedType(field.type);
      const isAround = isInputObjectType(inner) && isAbout(field.name, nouns);
      return isAround ? Object.keys(inner.getFields()) : [field.name];
    });
  });
}

/** A field of a result that leads to an object with a key, or to an edge with one. */
export interface Slot {
  readonly name: string;
  readonly type: GraphQLCompositeType;
  readonly edge?: GraphQLObjectType;
}

export function slotsOf(objects: Objects, fields: readonly Field[]): Slot[] {
  return fields.flatMap((field): Slot[] => {
    const target = getNamedType(field.type);
    if (!isCompositeType(target)) return [];
    if (!objects.isKeyless(target))
      return field.args.length > 0 ? [] : [{ name: field.name, type: target }];
    if (!isObjectType(target) || !target.name.endsWith('Edge')) return [];
    const end = getNamedType(target.getFields()['node']?.type);
    if (!isCompositeType(end)) return [];
    return [{ name: field.name, type: end, edge: target }];
  });
}
