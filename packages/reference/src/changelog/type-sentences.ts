import { translate } from '../i18n/translate';
import type { Parts } from './sentence-parts';

export function addedInput({ what, level, after, now }: Parts): string {
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
export function changedType(parts: Parts): string {
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

export function typeChanged({ what, old, now }: Parts): string {
  return translate(
    { id: 'changelog.typeChanged', message: '{what} changed its type from {old} to {now}.' },
    { what, old, now },
  );
}
