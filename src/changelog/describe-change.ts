import type { PhrasingContent } from 'mdast';
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

interface Parts extends Change {
  readonly what: string;
  readonly old: string;
  readonly now: string;
}

const sentences: Readonly<Record<ChangeKind, (parts: Parts) => string>> = {
  'type-added': ({ what, after }) => `${what} is new${isWord(after) ? `, ${article(after)}` : ''}.`,
  'type-removed': ({ what }) => `${what} was removed.`,
  'type-kind-changed': ({ what, old, now }) => `${what} changed from ${old} to ${now}.`,
  'root-type-changed': ({ before, after, old, now }) =>
    before === undefined
      ? `${now} is a new root type.`
      : after === undefined
        ? `${old} is no longer a root type.`
        : `The root type ${old} became ${now}.`,
  'field-added': ({ what, after, now }) => `${what} is new${after ? `, of type ${now}` : ''}.`,
  'field-removed': ({ what }) => `${what} was removed.`,
  'argument-added': addedInput,
  'argument-removed': ({ what }) => `${what} was removed.`,
  'input-field-added': addedInput,
  'input-field-removed': ({ what }) => `${what} was removed.`,
  'type-changed': describeType,
  'input-type-changed': ({ what, old, now }) => `${what} changed its type from ${old} to ${now}.`,
  'default-added': ({ what, now }) => `${what} now has the default ${now}.`,
  'default-removed': ({ what, old }) => `${what} lost its default ${old}.`,
  'default-changed': ({ what, old, now }) => `${what} changed its default from ${old} to ${now}.`,
  'enum-value-added': ({ what }) => `${what} is a new value.`,
  'enum-value-removed': ({ what }) => `${what} was removed.`,
  'union-member-added': ({ what, now }) => `${what} has a new member, ${now}.`,
  'union-member-removed': ({ what, old }) => `${what} lost its member ${old}.`,
  'interface-added': ({ what, now }) => `${what} now implements ${now}.`,
  'interface-removed': ({ what, old }) => `${what} no longer implements ${old}.`,
  'role-raised': ({ what, before, old, now }) =>
    `${what} now needs the role ${now}${before ? ` instead of ${old}` : ''}.`,
  'role-lowered': ({ what, before, after, old, now }) =>
    after
      ? `${what} now needs only the role ${now}${before ? ` instead of ${old}` : ''}.`
      : `${what} no longer needs the role ${old}.`,
  'access-narrowed': ({ what, before, old, now }) =>
    `${what} is open to fewer callers: it now needs ${now}${before ? ` instead of ${old}` : ''}.`,
  'access-widened': ({ what, after, old, now }) =>
    `${what} is open to more callers: it ${after ? `needs ${now} instead of` : 'no longer needs'} ${old}.`,
  'error-code-added': ({ what, after = '' }) => `${what} can fail with ${listCodes(after)}.`,
  'error-code-removed': ({ what, before = '' }) =>
    `${what} no longer fails with ${listCodes(before)}.`,
  'limit-changed': ({ what, before = '', after = '' }) =>
    `The limit of ${what} is now “${after}” instead of “${before}”.`,
  deprecated: ({ what, replacement, removal }) =>
    `${what} is deprecated${replacement ? `; use \`${replacement}\` instead` : ''}.${removal ? ` Removal on ${removal}.` : ''}`,
  undeprecated: ({ what }) => `${what} is no longer deprecated.`,
  'removal-moved': ({ what, before, after }) =>
    after === undefined
      ? `${what} has no day of removal any more; it was ${before ?? 'open'}.`
      : `The removal of ${what} moved${before ? ` from ${before}` : ''} to ${after}.`,
  'replacement-changed': ({ what, replacement }) =>
    replacement
      ? `${what} has another replacement, \`${replacement}\`.`
      : `${what} no longer has a replacement.`,
  'reason-changed': ({ what }) => `The reason why ${what} is deprecated changed its wording.`,
  'directive-added': ({ what }) => `${what} is a new directive.`,
  'directive-removed': ({ what }) => `${what} was removed.`,
  'location-added': ({ what, now }) => `${what} can now be on ${now}.`,
  'location-removed': ({ what, old }) => `${what} can no longer be on ${old}.`,
  'repeatable-added': ({ what }) => `${what} can now be repeated.`,
  'repeatable-removed': ({ what }) => `${what} can no longer be repeated.`,
  'directive-applied': ({ what, now }) => `${what} now has ${now}.`,
  'directive-unapplied': ({ what, old }) => `${what} no longer has ${old}.`,
  'directive-argument-changed': ({ what, old, now }) => `${what} has ${now} instead of ${old}.`,
  'description-changed': ({ what }) => `The description of ${what} changed.`,
};

function addedInput({ what, level, after, now }: Parts): string {
  const isRequired = level === 'breaking';
  return `${what} is new${after ? `, of type ${now}` : ''}${isRequired ? ', and required' : ''}.`;
}

/** Null is most of what types change by, and is told in words. */
function describeType({ what, before = '', after = '', old, now }: Parts): string {
  if (after === `${before}!`) return `${what} is never null any more (${now}).`;
  if (before === `${after}!`) return `${what} can be null (${now}).`;
  return `${what} changed its type from ${old} to ${now}.`;
}

function listCodes(codes: string): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(
    codes.split(', ').map((code) => `\`${code}\``),
  );
}

function isWord(keyword: string | undefined): keyword is string {
  return keyword !== undefined;
}

function article(keyword: string): string {
  const words: Readonly<Record<string, string>> = {
    type: 'an object type',
    enum: 'an enum',
    input: 'an input',
    interface: 'an interface',
    union: 'a union',
    scalar: 'a scalar',
  };
  return words[keyword] ?? keyword;
}
