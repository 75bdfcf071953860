import { getNamedType, isEnumType } from 'graphql';
import type { Made, Values } from './made';

/**
 * What a verb alone makes of an object: to close it sets a state `CLOSED` and a field `closed` or
 * `isClosed`, to reopen it a state `OPEN`, and to unlock it takes `locked` back.
 */
export function transition({ type }: Made, words: readonly string[], now: string): Values {
  const changes = words.flatMap((word) => {
    const [, isBack, verb = word] = /^(un)?(.{3,})$/.exec(word) ?? [];
    const states = [verb, `${verb}d`, `${verb}ed`, `${verb}${verb.slice(-1)}ed`];
    const plain = word.replace(/^re/, '');
    return Object.values(type.getFields()).flatMap((field): [string, unknown][] => {
      const name = field.name.replace(/^(?:is|has|viewerHas)(?=[A-Z])/, '').toLowerCase();
      const named = getNamedType(field.type);
      if (named.name === 'Boolean' && states.slice(1).includes(name))
        return [[field.name, isBack === undefined]];
      if (isBack === undefined && states.slice(1).some((state) => name === `${state}at`))
        return [[field.name, now]];
      if (!isEnumType(named) || !/^(?:state|status)$/.test(name)) return [];
      const value = named
        .getValues()
        .find((each) => [...states, plain].includes(each.name.toLowerCase()));
      return value ? [[field.name, value.value]] : [];
    });
  });
  return Object.fromEntries(changes);
}
