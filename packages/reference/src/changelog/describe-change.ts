import type { PhrasingContent } from 'mdast';
import { formatLocale } from '../i18n/format';
import { translate } from '../i18n/translate';
import type { Change, ChangeKind } from './change';

/** A change as one sentence; what the SDL writes is code, the coordinate of what changed first. */
export function describeChange(change: Change): PhrasingContent[] {
  return describeInMarkdown(change)
    .split(/`([^`]+)`/)
    .flatMap((value, index): PhrasingContent[] => {
      if (value === '') return [];
      return [index % 2 === 1 ? { type: 'inlineCode', value } : { type: 'text', value }];
    });
}

/** The same sentence without marks, for titles and terminals. */
export function describePlainly(change: Change): string {
  return describeInMarkdown(change).replaceAll('`', '');
}

/** The same sentence in CommonMark. */
export function describeInMarkdown(change: Change): string {
  return sentences[change.kind]({
    ...change,
    what: `\`${change.coordinate}\``,
    old: `\`${change.before ?? ''}\``,
    now: `\`${change.after ?? ''}\``,
  });
}

/** A change, with its coordinate and its sides as code. */
interface Parts extends Change {
  readonly what: string;
  readonly old: string;
  readonly now: string;
}

const sentences: Readonly<Record<ChangeKind, (parts: Parts) => string>> = {
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

  'directive-added': ({ what }) =>
    translate({ id: 'changelog.directiveAdded', message: '{what} is a new directive.' }, { what }),
  'directive-removed': removed,
  'location-added': ({ what, now }) =>
    translate(
      { id: 'changelog.locationAdded', message: '{what} can now be on {now}.' },
      { what, now },
    ),
  'location-removed': ({ what, old }) =>
    translate(
      { id: 'changelog.locationRemoved', message: '{what} can no longer be on {old}.' },
      { what, old },
    ),
  'repeatable-added': ({ what }) =>
    translate({ id: 'changelog.repeatable', message: '{what} can now be repeated.' }, { what }),
  'repeatable-removed': ({ what }) =>
    translate(
      { id: 'changelog.notRepeatable', message: '{what} can no longer be repeated.' },
      { what },
    ),
  'directive-applied': ({ what, now }) =>
    translate({ id: 'changelog.applied', message: '{what} now has {now}.' }, { what, now }),
  'directive-unapplied': ({ what, old }) =>
    translate({ id: 'changelog.unapplied', message: '{what} no longer has {old}.' }, { what, old }),
  'directive-argument-changed': ({ what, old, now }) =>
    translate(
      { id: 'changelog.argumentChanged', message: '{what} has {now} instead of {old}.' },
      { what, old, now },
    ),
  'description-changed': ({ what }) =>
    translate(
      { id: 'changelog.description', message: 'The description of {what} changed.' },
      { what },
    ),

  // What changed for those who call: access, errors, limits, and what will be removed.
  'role-raised': ({ what, before, old, now }) =>
    before
      ? translate(
          {
            id: 'changelog.roleRaisedFrom',
            message: '{what} now needs the role {now} instead of {old}.',
          },
          { what, old, now },
        )
      : translate(
          { id: 'changelog.roleRaised', message: '{what} now needs the role {now}.' },
          { what, now },
        ),
  'role-lowered': ({ what, before, after, old, now }) =>
    !after
      ? translate(
          { id: 'changelog.roleDropped', message: '{what} no longer needs the role {old}.' },
          { what, old },
        )
      : before
        ? translate(
            {
              id: 'changelog.roleLoweredFrom',
              message: '{what} now needs only the role {now} instead of {old}.',
            },
            { what, old, now },
          )
        : translate(
            { id: 'changelog.roleLowered', message: '{what} now needs only the role {now}.' },
            { what, now },
          ),
  'access-narrowed': ({ what, before, old, now }) =>
    before
      ? translate(
          {
            id: 'changelog.accessNarrowedFrom',
            message: '{what} is open to fewer callers: it now needs {now} instead of {old}.',
          },
          { what, old, now },
        )
      : translate(
          {
            id: 'changelog.accessNarrowed',
            message: '{what} is open to fewer callers: it now needs {now}.',
          },
          { what, now },
        ),
  'access-widened': ({ what, after, old, now }) =>
    after
      ? translate(
          {
            id: 'changelog.accessWidenedTo',
            message: '{what} is open to more callers: it needs {now} instead of {old}.',
          },
          { what, old, now },
        )
      : translate(
          {
            id: 'changelog.accessWidened',
            message: '{what} is open to more callers: it no longer needs {old}.',
          },
          { what, old },
        ),
  'error-code-added': ({ what, after = '' }) =>
    translate(
      { id: 'changelog.errorAdded', message: '{what} can fail with {codes}.' },
      { what, codes: listCodes(after) },
    ),
  'error-code-removed': ({ what, before = '' }) =>
    translate(
      { id: 'changelog.errorRemoved', message: '{what} no longer fails with {codes}.' },
      { what, codes: listCodes(before) },
    ),
  'limit-changed': ({ what, before = '', after = '' }) =>
    translate(
      {
        id: 'changelog.limitChanged',
        message: 'The limit of {what} is now “{after}” instead of “{before}”.',
      },
      { what, before, after },
    ),
  deprecated: describeDeprecation,
  undeprecated: ({ what }) =>
    translate(
      { id: 'changelog.undeprecated', message: '{what} is no longer deprecated.' },
      { what },
    ),
  'removal-moved': describeRemoval,
  'replacement-changed': ({ what, replacement }) =>
    replacement
      ? translate(
          {
            id: 'changelog.otherReplacement',
            message: '{what} has another replacement, {replacement}.',
          },
          { what, replacement: `\`${replacement}\`` },
        )
      : translate(
          { id: 'changelog.noReplacement', message: '{what} no longer has a replacement.' },
          { what },
        ),
  'reason-changed': ({ what }) =>
    translate(
      {
        id: 'changelog.reasonChanged',
        message: 'The reason why {what} is deprecated changed its wording.',
      },
      { what },
    ),
};

function removed({ what }: Parts): string {
  return translate({ id: 'changelog.removed', message: '{what} was removed.' }, { what });
}

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

function addedInput({ what, level, after, now }: Parts): string {
  const isRequired = level === 'breaking';
  if (after) {
    return isRequired
      ? translate(
          {
            id: 'changelog.addedOfTypeRequired',
            message: '{what} is new, of type {now}, and required.',
          },
          { what, now },
        )
      : translate(
          { id: 'changelog.addedOfType', message: '{what} is new, of type {now}.' },
          { what, now },
        );
  }
  return isRequired
    ? translate(
        { id: 'changelog.addedRequired', message: '{what} is new, and required.' },
        { what },
      )
    : translate({ id: 'changelog.added', message: '{what} is new.' }, { what });
}

/** Null is most of what types change by, and is told in words. */
function changedType(parts: Parts): string {
  const { what, before = '', after = '', now } = parts;
  if (after === `${before}!`)
    return translate(
      { id: 'changelog.neverNull', message: '{what} is never null any more ({now}).' },
      { what, now },
    );
  if (before === `${after}!`)
    return translate(
      { id: 'changelog.canBeNull', message: '{what} can be null ({now}).' },
      { what, now },
    );
  return typeChanged(parts);
}

function typeChanged({ what, old, now }: Parts): string {
  return translate(
    { id: 'changelog.typeChanged', message: '{what} changed its type from {old} to {now}.' },
    { what, old, now },
  );
}

function describeDeprecation({ what, replacement, removal }: Parts): string {
  const sentence = replacement
    ? translate(
        {
          id: 'changelog.deprecatedFor',
          message: '{what} is deprecated; use {replacement} instead.',
        },
        { what, replacement: `\`${replacement}\`` },
      )
    : translate({ id: 'changelog.deprecated', message: '{what} is deprecated.' }, { what });
  if (!removal) return sentence;
  return `${sentence} ${translate({ id: 'changelog.removalOn', message: 'Removal on {removal}.' }, { removal })}`;
}

function describeRemoval({ what, before, after }: Parts): string {
  if (after === undefined)
    return translate(
      {
        id: 'changelog.noRemoval',
        message: '{what} has no day of removal any more; it was {before}.',
      },
      { what, before: before ?? 'open' },
    );
  return before
    ? translate(
        {
          id: 'changelog.removalMovedFrom',
          message: 'The removal of {what} moved from {before} to {after}.',
        },
        { what, before, after },
      )
    : translate(
        { id: 'changelog.removalMoved', message: 'The removal of {what} moved to {after}.' },
        { what, after },
      );
}

function listCodes(codes: string): string {
  return new Intl.ListFormat(formatLocale(), { type: 'disjunction' }).format(
    codes.split(', ').map((code) => `\`${code}\``),
  );
}
