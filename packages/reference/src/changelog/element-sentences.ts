import { translate } from '../i18n/translate';
import type { Sentences } from './sentence-parts';
import { removed } from './sentence-parts';
import { addedInput, changedType, typeChanged } from './type-sentences';

/** What changed in types and their members. */
export const elementSentences = {
  'type-added': ({ what, after }) =>
    after === undefined
      ? translate({ id: 'changelog.added', message: '{what} is new.' }, { what })
      : translate(
          { id: 'changelog.typeAdded', message: '{what} is new, {kind}.' },
          { what, kind: article(after) },
        ),
  'type-removed': removed,
  'type-kind-changed': ({ what, old, now }) =>
    translate(
      { id: 'changelog.kindChanged', message: '{what} changed from {old} to {now}.' },
      { what, old, now },
    ),
  'root-type-changed': ({ before, after, old, now }) =>
    before === undefined
      ? translate({ id: 'changelog.rootAdded', message: '{now} is a new root type.' }, { now })
      : after === undefined
        ? translate(
            { id: 'changelog.rootRemoved', message: '{old} is no longer a root type.' },
            { old },
          )
        : translate(
            { id: 'changelog.rootChanged', message: 'The root type {old} became {now}.' },
            { old, now },
          ),
  'field-added': ({ what, after, now }) =>
    after
      ? translate(
          { id: 'changelog.addedOfType', message: '{what} is new, of type {now}.' },
          { what, now },
        )
      : translate({ id: 'changelog.added', message: '{what} is new.' }, { what }),
  'field-removed': removed,
  'argument-added': addedInput,
  'argument-removed': removed,
  'input-field-added': addedInput,
  'input-field-removed': removed,
  'type-changed': changedType,
  'input-type-changed': typeChanged,
  'default-added': ({ what, now }) =>
    translate(
      { id: 'changelog.defaultAdded', message: '{what} now has the default {now}.' },
      { what, now },
    ),
  'default-removed': ({ what, old }) =>
    translate(
      { id: 'changelog.defaultRemoved', message: '{what} lost its default {old}.' },
      { what, old },
    ),
  'default-changed': ({ what, old, now }) =>
    translate(
      {
        id: 'changelog.defaultChanged',
        message: '{what} changed its default from {old} to {now}.',
      },
      { what, old, now },
    ),
  'enum-value-added': ({ what }) =>
    translate({ id: 'changelog.valueAdded', message: '{what} is a new value.' }, { what }),
  'enum-value-removed': removed,
  'union-member-added': ({ what, now }) =>
    translate(
      { id: 'changelog.memberAdded', message: '{what} has a new member, {now}.' },
      { what, now },
    ),
  'union-member-removed': ({ what, old }) =>
    translate(
      { id: 'changelog.memberRemoved', message: '{what} lost its member {old}.' },
      { what, old },
    ),
  'interface-added': ({ what, now }) =>
    translate(
      { id: 'changelog.interfaceAdded', message: '{what} now implements {now}.' },
      { what, now },
    ),
  'interface-removed': ({ what, old }) =>
    translate(
      { id: 'changelog.interfaceRemoved', message: '{what} no longer implements {old}.' },
      { what, old },
    ),
} satisfies Sentences;

function article(keyword: string): string {
  const words: Readonly<Record<string, string>> = {
    type: translate({ id: 'changelog.type', message: 'an object type' }),
    enum: translate({ id: 'changelog.enum', message: 'an enum' }),
    input: translate({ id: 'changelog.input', message: 'an input' }),
    interface: translate({ id: 'changelog.interface', message: 'an interface' }),
    union: translate({ id: 'changelog.union', message: 'a union' }),
    scalar: translate({ id: 'changelog.scalar', message: 'a scalar' }),
  };
  return words[keyword] ?? keyword;
}
