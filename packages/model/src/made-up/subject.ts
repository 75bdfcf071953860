import type { GraphQLCompositeType } from 'graphql';
import { getNamedType, isCompositeType, isObjectType } from 'graphql';
import type { Intent } from './intent';
import type { Model } from './model';
import { lowerFirst, singularsOf } from './names';
import { slotsOf } from './payload';
import type { Field } from './shapes';

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
  { schema, objects }: Model,
  field: Field,
  { nouns }: Intent,
  inputs: readonly string[],
): Subject | undefined {
  const returned = getNamedType(field.type);
  const slots = isObjectType(returned) ? slotsOf(objects, Object.values(returned.getFields())) : [];
  const named = nouns.map(typeNamed).find((type) => type !== undefined);
  if (named) {
    const exact = slots.find(({ type }) => objects.typesFor(named).some((each) => each === type));
    return subject(exact?.type ?? named, '', true);
  }
  if (isCompositeType(returned) && !objects.isKeyless(returned))
    return subject(returned, '', false);
  const slot =
    slots.find(({ name }) => inputs.includes(`${name}Id`) || inputs.includes(name)) ?? slots[0];
  return slot && subject(slot.type, slot.name, false);

  function typeNamed(noun: string): GraphQLCompositeType | undefined {
    const names = singularsOf(noun);
    return Object.values(schema.getTypeMap())
      .filter((type) => names.includes(type.name.toLowerCase()))
      .filter(isCompositeType)
      .find((type) => !objects.isKeyless(type));
  }

  function subject(type: GraphQLCompositeType, slot: string, isNamed: boolean): Subject {
    const own = [type, ...objects.typesFor(type)].flatMap((each) => {
      const key = objects.keyOf(each);
      return [`${lowerFirst(each.name)}Id`, ...(key === undefined ? [] : [key])];
    });
    return { type, identifiers: [...new Set(['id', ...own, slot, `${slot}Id`])], isNamed };
  }
}
