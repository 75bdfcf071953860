import type { PhrasingContent } from 'mdast';
import { formatChoice } from '../i18n/format';
import type { Change, ChangeKind } from './change';
import { dayInWords } from './days';
import { t } from '../i18n/t';

/** A change as one sentence; what the SDL writes is code, the coordinate of what changed first. */
export function describeChange(change: Change): PhrasingContent[] {
  return describeInMarkdown(change)
    .split(/`([^`]+)`/)
    .flatMap((value, index): PhrasingContent[] => {
      if (value === '') return [];
      return [index % 2 === 1 ? { type: 'inlineCode', value } : { type: 'text', value }];
    });
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
      ? t('changelog.added', { what })
      : t('changelog.typeAdded', { what, kind: article(after) }),
  'type-removed': removed,
  'type-kind-changed': ({ what, old, now }) => t('changelog.kindChanged', { what, old, now }),
  'root-type-changed': ({ before, after, old, now }) =>
    before === undefined
      ? t('changelog.rootAdded', { now })
      : after === undefined
        ? t('changelog.rootRemoved', { old })
        : t('changelog.rootChanged', { old, now }),
  'field-added': ({ what, after, now }) =>
    after ? t('changelog.addedOfType', { what, now }) : t('changelog.added', { what }),
  'field-removed': removed,
  'argument-added': addedInput,
  'argument-removed': removed,
  'input-field-added': addedInput,
  'input-field-removed': removed,
  'type-changed': changedType,
  'input-type-changed': typeChanged,
  'default-added': ({ what, now }) => t('changelog.defaultAdded', { what, now }),
  'default-removed': ({ what, old }) => t('changelog.defaultRemoved', { what, old }),
  'default-changed': ({ what, old, now }) => t('changelog.defaultChanged', { what, old, now }),
  'enum-value-added': ({ what }) => t('changelog.valueAdded', { what }),
  'enum-value-removed': removed,
  'union-member-added': ({ what, now }) => t('changelog.memberAdded', { what, now }),
  'union-member-removed': ({ what, old }) => t('changelog.memberRemoved', { what, old }),
  'interface-added': ({ what, now }) => t('changelog.interfaceAdded', { what, now }),
  'interface-removed': ({ what, old }) => t('changelog.interfaceRemoved', { what, old }),

  'directive-added': ({ what }) => t('changelog.directiveAdded', { what }),
  'directive-removed': removed,
  'location-added': ({ what, now }) => t('changelog.locationAdded', { what, now }),
  'location-removed': ({ what, old }) => t('changelog.locationRemoved', { what, old }),
  'repeatable-added': ({ what }) => t('changelog.repeatable', { what }),
  'repeatable-removed': ({ what }) => t('changelog.notRepeatable', { what }),
  'directive-applied': ({ what, now }) => t('changelog.applied', { what, now }),
  'directive-unapplied': ({ what, old }) => t('changelog.unapplied', { what, old }),
  'directive-argument-changed': ({ what, old, now }) =>
    t('changelog.argumentChanged', { what, old, now }),
  'description-changed': ({ what }) => t('changelog.description', { what }),

  // What changed for those who call: access, errors, limits, and what will be removed.
  'role-raised': ({ what, before, old, now }) =>
    before
      ? t('changelog.roleRaisedFrom', { what, old, now })
      : t('changelog.roleRaised', { what, now }),
  'role-lowered': ({ what, before, after, old, now }) =>
    !after
      ? t('changelog.roleDropped', { what, old })
      : before
        ? t('changelog.roleLoweredFrom', { what, old, now })
        : t('changelog.roleLowered', { what, now }),
  'access-narrowed': ({ what, before, old, now }) =>
    before
      ? t('changelog.accessNarrowedFrom', { what, old, now })
      : t('changelog.accessNarrowed', { what, now }),
  'access-widened': ({ what, after, old, now }) =>
    after
      ? t('changelog.accessWidenedTo', { what, old, now })
      : t('changelog.accessWidened', { what, old }),
  'scope-added': ({ what, now }) => t('changelog.scopeAdded', { what, now }),
  'scope-removed': ({ what, old }) => t('changelog.scopeRemoved', { what, old }),
  'error-code-added': ({ what, after = '' }) =>
    t('changelog.errorAdded', { what, codes: listCodes(after) }),
  'error-code-removed': ({ what, before = '' }) =>
    t('changelog.errorRemoved', { what, codes: listCodes(before) }),
  'limit-changed': ({ what, before, after }) =>
    before === undefined
      ? t('changelog.limitAdded', { what, after: after ?? '' })
      : after === undefined
        ? t('changelog.limitRemoved', { what, before })
        : t('changelog.limitChanged', { what, before, after }),
  deprecated: describeDeprecation,
  undeprecated: ({ what }) => t('changelog.undeprecated', { what }),
  'removal-moved': describeRemoval,
  'replacement-changed': ({ what, replacement }) =>
    replacement
      ? t('changelog.otherReplacement', { what, replacement: `\`${replacement}\`` })
      : t('changelog.noReplacement', { what }),
  'reason-changed': ({ what }) => t('changelog.reasonChanged', { what }),
};

function removed({ what }: Parts): string {
  return t('changelog.removed', { what });
}

function article(keyword: string): string {
  const words: Readonly<Record<string, string>> = {
    type: t('changelog.type'),
    enum: t('changelog.enum'),
    input: t('changelog.input'),
    interface: t('changelog.interface'),
    union: t('changelog.union'),
    scalar: t('changelog.scalar'),
  };
  return words[keyword] ?? keyword;
}

function addedInput({ what, level, after, now }: Parts): string {
  const isRequired = level === 'breaking';
  if (after) {
    return isRequired
      ? t('changelog.addedOfTypeRequired', { what, now })
      : t('changelog.addedOfType', { what, now });
  }
  return isRequired ? t('changelog.addedRequired', { what }) : t('changelog.added', { what });
}

/** Null is most of what types change by, and is told in words. */
function changedType(parts: Parts): string {
  const { what, before = '', after = '', now } = parts;
  if (after === `${before}!`) return t('changelog.neverNull', { what, now });
  if (before === `${after}!`) return t('changelog.canBeNull', { what, now });
  return typeChanged(parts);
}

function typeChanged({ what, old, now }: Parts): string {
  return t('changelog.typeChanged', { what, old, now });
}

function describeDeprecation({ what, replacement, removal }: Parts): string {
  const sentence = replacement
    ? t('changelog.deprecatedFor', { what, replacement: `\`${replacement}\`` })
    : t('changelog.deprecated', { what });
  if (!removal) return sentence;
  return `${sentence} ${t('changelog.removalOn', { removal: dayInWords(removal) })}`;
}

function describeRemoval({ what, before: old, after: now }: Parts): string {
  const before = old === undefined ? undefined : dayInWords(old);
  const after = now === undefined ? undefined : dayInWords(now);
  if (after === undefined) return t('changelog.noRemoval', { what, before: before ?? 'open' });
  return before
    ? t('changelog.removalMovedFrom', { what, before, after })
    : t('changelog.removalMoved', { what, after });
}

function listCodes(codes: string): string {
  return formatChoice(codes.split(', ').map((code) => `\`${code}\``));
}
