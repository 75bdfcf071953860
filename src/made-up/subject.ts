import type { GraphQLCompositeType, GraphQLObjectType } from 'graphql';
import { getNamedType, isCompositeType, isObjectType } from 'graphql';
import type { Model } from './model';
import { lowerFirst, singularsOf, splitWords } from './names';
import { slotsOf } from './payload';
import type { Field } from './shapes';

/** What an operation is about. */
export interface Subject {
  readonly type: GraphQLCompositeType;
  /** Names of arguments that may identify the object. */
  readonly keys: readonly string[];
  /** Whether the operation is named after the type, and not after something of the object. */
  readonly isNamed: boolean;
}

/**
 * The type that an operation is named after, or else the one that it returns.
 *
 * @param inputs - Names of what its arguments say.
 */
export function subjectOf(
  { schema, objects }: Model,
  field: Field,
  words: readonly string[],
  inputs: readonly string[],
): Subject | undefined {
  const returned = getNamedType(field.type);
  const slots = isObjectType(returned) ? slotsOf(objects, Object.values(returned.getFields())) : [];
  const rest = words.filter((word) => !isCreating([word]) && !isRemoving([word]));
  const nouns = [rest, rest.slice(1), rest.slice(0, -1)].map((some) => some.join(''));
  const named = Object.values(schema.getTypeMap()).find(
    (type) =>
      isCompositeType(type) &&
      !objects.isKeyless(type) &&
      nouns.some((noun) => noun !== '' && singularsOf(noun).includes(type.name.toLowerCase())),
  );
  if (isCompositeType(named)) {
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
    return { type, keys: [...new Set(['id', ...own, slot, `${slot}Id`])], isNamed };
  }
}

/** Words of an operation's name, and of the group that it is in. */
export function wordsOf(type: GraphQLObjectType, { name }: Field): readonly string[] {
  const group = splitWords(type.name)
    .split(' ')
    .filter((word) => !grouping.test(word));
  return [...group, ...splitWords(name).split(' ')];
}

export function isCreating(words: readonly string[]): boolean {
  return words.some((word) => creating.test(word));
}

export function isRemoving(words: readonly string[]): boolean {
  return words.some((word) => removing.test(word));
}

const grouping = /^(?:mutations?|query|queries|operations?|root|group|namespace|type)$/;
const creating = /^(?:create|add|new|register|insert|post|submit|import|invite|send|make)$/;
const removing = /^(?:delete|remove|destroy|erase)$/;
