import { formatLocale } from '../i18n/locale-format';
import { translate } from '../i18n/translate';
import type { Parts, Sentences } from './sentence-parts';

/** What changed for those who call: access, errors, limits, and what will be removed. */
export const contractSentences = {
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
} satisfies Sentences;

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
