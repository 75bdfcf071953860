import type {
  GraphQLArgument,
  GraphQLCompositeType,
  GraphQLInputField,
  GraphQLInputType,
  GraphQLObjectType,
} from 'graphql';
import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
} from 'graphql';
import { capitalise, constraintFault, constraintOf } from 'graphql-docs-reference/graphql';
import { inputNames, intentOf, slotsOf, subjectOf } from './operations';
import type { Made, Values } from './made';
import { makeLeaf } from './make-leaf';
import { follow, pathNames } from './match';
import type { Model } from './objects';
import { singularOf, splitWords } from './words';
import { fieldsOf } from './shapes';

type Input = Pick<
  GraphQLArgument | GraphQLInputField,
  'name' | 'type' | 'astNode' | 'defaultValue'
>;

/** Arguments that an operation requires, and those that may name an object, with values of the first that it finds. */
export function sampleArguments(
  model: Model,
  parent: GraphQLObjectType,
  fieldName: string,
): Values {
  const { objects, schema } = model;
  const field = parent.getFields()[fieldName];
  if (!field) return {};
  const named = getNamedType(field.type);
  const returned = objects.pageShapeOf(named)?.element ?? named;
  const intent = intentOf(model, parent, field);
  const subject = subjectOf(model, field, intent, inputNames(field, intent));
  const isLookup = parent === schema.getQueryType();
  const isFound = isCompositeType(returned) && !objects.isKeyless(returned);
  const type = isFound && (isLookup || !subject?.isNamed) ? returned : subject?.type;
  const about = type && firstWithKey(type);
  const slots = isCompositeType(named) ? slotsOf(objects, Object.values(fieldsOf(named))) : [];
  const needed = field.args.filter(
    (each) => isRequiredArgument(each) || pathNames.includes(each.name),
  );
  return samples(needed, []);

  /** Members of a union may have none, and cannot be looked up. */
  function firstWithKey(of: GraphQLCompositeType): Made | undefined {
    const keyed = objects.typesFor(of).find((each) => objects.keyOf(each) !== undefined);
    return objects.first(keyed ?? of);
  }

  function samples(inputs: readonly Input[], within: readonly GraphQLInputType[]): Values {
    return Object.fromEntries(
      inputs.map((input) => [input.name, sample(input, input.type, within)]),
    );
  }

  /** @param within inputs that hold this one: a list of one of them is empty, and so comes to an end. */
  function sample(
    input: Input,
    inputType: GraphQLInputType,
    within: readonly GraphQLInputType[],
    at = 0,
  ): unknown {
    const target = getNullableType(inputType);
    if (isListType(target)) {
      if (within.includes(getNamedType(target))) return [];
      const length = Math.max(1, constraintOf(input).minItems ?? 1);
      return Array.from({ length }, (_, index) => sample(input, target.ofType, within, index));
    }
    if (isInputObjectType(target)) {
      const around = [...within, target];
      const all = Object.values(target.getFields()).filter(
        ({ deprecationReason }) => deprecationReason == null,
      );
      const required = all.filter(
        (each) => isNonNullType(each.type) && each.defaultValue === undefined,
      );
      const telling = required.length > 1 ? [] : all.filter(isTelling).slice(0, 2);
      const said = target.isOneOf ? [] : [...required, ...telling];
      const open = all.filter(({ type: of }) => !around.includes(getNamedType(of)));
      return samples(
        said.length > 0
          ? said
          : [open.find(({ type: of }) => isLeafType(getNamedType(of))) ?? open].flat().slice(0, 1),
        around,
      );
    }
    const value = isTelling(input) || at > 0 ? undefined : known(input.name);
    const fits = takes(target, value) && !constraintFault(value, constraintOf(input));
    return fits ? value : made(input, target, at);
  }

  /** What names the object that the operation is about, or another one. */
  function known(name: string): unknown {
    if (name === 'page') return 1;
    const path = about && model.pathOf(about.type, name);
    const isNew = path?.length === 1 && intent.does === 'create' && !isLookup;
    const found = path && !isNew && follow(about, path, model).find((value) => value != null);
    if (found) return found;
    const [, one = '', last = 'id'] = /^(.+?)_?([A-Z][a-z]+?|id)s?$/.exec(name) ?? [];
    const slot = slots.find((each) => each.name === one)?.type;
    const other = slot ?? schema.getType(capitalise(one));
    const object = isCompositeType(other) ? objects.first(other) : undefined;
    if (!object) return undefined;
    return last.toLowerCase() === 'id'
      ? model.keys.of(object)
      : model.read(object, last.toLowerCase());
  }

  function made(input: Input, target: GraphQLInputType, at: number): unknown {
    if (!isLeafType(target)) return null;
    const { name, type: given } = input;
    const { key = fieldName, type: { name: typeName } = parent } = about ?? {};
    return makeLeaf(target, {
      name: splitWords(isListType(getNullableType(given)) ? singularOf(name) : name),
      scalar: '',
      typeName,
      key: at === 0 ? `${key}/sample` : `${key}/sample/${at}`,
      index: 4 + at,
      constraint: { ...constraintOf(target), ...constraintOf(input) },
      now: model.now,
      isNew: false,
    });
  }
}

function takes(type: GraphQLInputType, value: unknown): boolean {
  try {
    return value != null && isLeafType(type) && type.parseValue(value) !== undefined;
  } catch {
    return false;
  }
}

/** Whether it shows what an operation is for, though it may be absent. */
function isTelling({ name, type }: Input): boolean {
  return (
    !isNonNullType(type) && /^(?:title|name|body|text|content|description|status|state)$/.test(name)
  );
}
