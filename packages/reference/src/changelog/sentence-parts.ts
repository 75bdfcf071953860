import { translate } from '../i18n/translate';
import type { Change, ChangeKind } from './change';

/** A change, with its coordinate and its sides as code. */
export interface Parts extends Change {
  readonly what: string;
  readonly old: string;
  readonly now: string;
}

/** What some kinds of change are as a sentence. */
export type Sentences = Readonly<Partial<Record<ChangeKind, (parts: Parts) => string>>>;

export function removed({ what }: Parts): string {
  return translate({ id: 'changelog.removed', message: '{what} was removed.' }, { what });
}
