import { checkHttps, checkLength, checkNotNull } from '../../kit/checks';
import { failure, invalid } from '../../kit/failure';
import type { Table } from '../../kit/table';
import { entriesOf } from './lists';
import type { Row } from '../../kit/world';

type Entry = Row<'tools'> | Row<'links'>;

/** What people enter of a tool or of a link. */
export interface EntryInput<Type = string> {
  readonly type?: Type;
  readonly title?: string | null;
  readonly description?: string | null;
  readonly url?: string;
  readonly needsAccount?: boolean;
  readonly position?: number;
}

/** @throws VALIDATION_FAILED for the first of the given values that neither tool nor link can have. */
export function checkEntry(input: EntryInput): void {
  for (const field of ['type', 'url', 'needsAccount', 'position'] as const)
    checkNotNull(`input.${field}`, input[field]);
  checkLength('input.title', input.title, 2, 60);
  checkLength('input.description', input.description, 0, 300);
  checkHttps('input.url', input.url);
  if (input.position !== undefined && input.position < 0)
    throw invalid('input.position', 'The place must be 0 or more.');
}

/** @throws CONFLICT for an address that another entry of the space has. */
export function checkFree<E extends Entry>(
  url: string,
  spaceId: string,
  table: Table<E>,
  ownId?: string,
): void {
  if (entriesOf(spaceId, table).some((entry) => entry.url === url && entry.id !== ownId))
    throw failure('CONFLICT', 'The space has this address already.');
}

/** @throws CONFLICT for a list that has no room for one more. */
export function checkRoom<E extends Entry>(spaceId: string, table: Table<E>, most: number): void {
  if (entriesOf(spaceId, table).length >= most)
    throw failure('CONFLICT', `The space holds ${most} already.`);
}
