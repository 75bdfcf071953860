import type { Table } from '../../kit/table';
import type { Row } from '../../kit/world';

type Entry = Row<'tools'> | Row<'links'>;

/** Tools or links of a space, in the order that the space gave them. */
export function entriesOf<E extends Entry>(spaceId: string, table: Table<E>): E[] {
  return table
    .all()
    .filter((entry) => entry.spaceId === spaceId)
    .sort((a, b) => a.position - b.position);
}

/** Moves an entry to a place in the list of its space; a number past the end means the end. */
export function move<E extends Entry>(entry: E, position: number, table: Table<E>): E {
  const others = entriesOf(entry.spaceId, table).filter(({ id }) => id !== entry.id);
  renumber([...others.slice(0, position), entry, ...others.slice(position)], table);
  return table.get(entry.id) ?? entry;
}

/** Takes an entry off the list; those after it move up by one place. */
export function remove<E extends Entry>(entry: E, table: Table<E>): void {
  table.delete(entry.id);
  renumber(entriesOf(entry.spaceId, table), table);
}

function renumber<E extends Entry>(entries: readonly E[], table: Table<E>): void {
  for (const [position, entry] of entries.entries()) table.put({ ...entry, position });
}
