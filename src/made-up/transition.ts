import { getNamedType, isEnumType } from 'graphql';
import type { Made, Values } from './made';

/**
 * What a verb alone makes of an object: to close it sets a state `CLOSED` and a field `closed` or
 * `isClosed`, to reopen it a state `OPEN`, and to unlock it takes `locked` back.
 */
export function transition({ type }: Made, verb: string, now: string): Values {
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
