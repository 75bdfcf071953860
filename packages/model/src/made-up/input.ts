import { getNamedType, isInputObjectType } from 'graphql';
import type { Values } from './made';
import { isValues } from './made';
import type { Field } from './shapes';

/** Arguments that hold what they say in an object. */
const wrapper = /(?:input|data|payload|attributes|values|object|set|changes|patch|fields|params)$/i;

/** What the arguments of an operation say, without the object around it. */
export function inputOf(args: Values): Values {
  const flat = Object.entries(args).map(([name, value]) =>
    isValues(value) && (wrapper.test(name) || Object.keys(args).length === 1)
      ? value
      : { [name]: value },
  );
  return Object.assign({}, ...flat) as Values;
}

/** Names of all that an operation could say. */
export function inputNames({ args }: Field): readonly string[] {
  return args.flatMap((argument) => {
    const type = getNamedType(argument.type);
    return isInputObjectType(type) ? Object.keys(type.getFields()) : [argument.name];
  });
}
