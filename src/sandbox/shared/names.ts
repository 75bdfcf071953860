import type { PlatformText } from '../kit/language';
import type { Row } from '../kit/world';

/** Names that stand in for those of a deleted account. */
export const placeholderName: PlatformText = { en: 'Former member', de: 'Ehemaliges Mitglied' };

type Named = Pick<Row<'users'>, 'firstName' | 'lastName'>;

export function displayNameOf({ firstName, lastName }: Named): string {
  return lastName === null ? firstName : `${firstName} ${lastName}`;
}

export function byDisplayName(a: Named, b: Named): number {
  return displayNameOf(a).localeCompare(displayNameOf(b), 'de');
}
