import { checkHttps, checkLength, checkNotNull } from '../../kit/checks';
import { failure, invalid } from '../../kit/failure';
import type { Table } from '../../kit/table';
import type { Row } from '../../kit/world';
import type { UpdateCollaborationToolInput } from '../../types/schema';

type Entry = Row<'tools'> | Row<'links'>;

/** What people enter of a tool or of a link. */
interface EntryInput extends Omit<UpdateCollaborationToolInput, 'type'> {
  readonly type?: unknown;
}

/** Tools or links of a space, in the order that the space gave them. */
export function entriesOf<E extends Entry>(spaceId: string, table: Table<E>): E[] {
  return table.where((entry) => entry.spaceId === spaceId).sort((a, b) => a.position - b.position);
}

/** Moves an entry to a place in the list of its space; a number past the end means the end. */
export function move<E extends Entry>(entry: E, position: number, table: Table<E>): E {
  const others = entriesOf(entry.spaceId, table).filter(({ id }) => id !== entry.id);
  renumber([...others.slice(0, position), entry, ...others.slice(position)], table);
  return table.need(entry.id);
}

/** Takes an entry off the list; those after it move up by one place. */
export function remove<E extends Entry>(entry: E, table: Table<E>): void {
  table.delete(entry.id);
  renumber(entriesOf(entry.spaceId, table), table);
}

function renumber<E extends Entry>(entries: readonly E[], table: Table<E>): void {
  for (const [position, entry] of entries.entries()) table.put({ ...entry, position });
}

/** @throws VALIDATION_FAILED for the first of the given values that neither tool nor link can have. */
export function checkEntry(input: EntryInput): void {
  for (const field of ['type', 'url', 'needsAccount', 'position'] as const)
    checkNotNull(`input.${field}`, input[field]);
  checkLength('input.title', input.title, 2, 60);
  checkLength('input.description', input.description, 0, 300);
  checkHttps('input.url', input.url);
  if (input.position != null && input.position < 0)
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
