import type { Tables } from '../types/tables';
import type { Clock } from './clock';
import { createClock } from './clock';

/** Anything of the world that has an identifier; `__typename` tells the members of a union apart. */
export interface AnyRow {
  readonly __typename: string;
  readonly id: string;
}

/** Rows of one kind by id, in the order in which they were added. Rows are replaced, never changed. */
export class Table<R extends AnyRow> {
  readonly #rows: Map<string, R>;

  constructor(rows: readonly R[] = []) {
    this.#rows = new Map(rows.map((row) => [row.id, row]));
  }

  get size(): number {
    return this.#rows.size;
  }

  get(id: string | null | undefined): R | undefined {
    return id == null ? undefined : this.#rows.get(id);
  }

  /** The row of an id that another row holds. @throws Error if it is gone, which is a fault of ours. */
  need(id: string): R {
    const row = this.#rows.get(id);
    if (!row) throw new Error(`A row refers to "${id}", which no row of its table is.`);
    return row;
  }

  /** Rows of these ids that exist, in the order of the ids. */
  getMany(ids: readonly string[]): R[] {
    return ids.flatMap((id) => this.#rows.get(id) ?? []);
  }

  where(isWanted: (row: R) => boolean): R[] {
    return this.all().filter(isWanted);
  }

  find(isWanted: (row: R) => boolean): R | undefined {
    return this.all().find(isWanted);
  }

  some(isWanted: (row: R) => boolean): boolean {
    return this.all().some(isWanted);
  }

  all(): R[] {
    return [...this.#rows.values()];
  }

  put(row: R): R {
    this.#rows.set(row.id, row);
    return row;
  }

  delete(id: string): void {
    this.#rows.delete(id);
  }

  deleteWhere(isGone: (row: R) => boolean): void {
    for (const { id } of this.where(isGone)) this.delete(id);
  }
}

/** The first rows of each table, which `tables.yaml` of its domain has. */
export type Town = Readonly<Record<string, readonly AnyRow[]>>;

/** What a table holds. */
export type Row<Name extends keyof Tables> = Tables[Name];

type WorldTables = { readonly [Name in keyof Tables]: Table<Tables[Name]> };

/** All that the sandbox knows: one town and its people, the same on every run. */
export type World = { readonly clock: Clock } & WorldTables;

/** A table by its name. */
export function tableOf<Name extends keyof Tables>(
  tables: WorldTables,
  name: Name,
): Table<Row<Name>> {
  return tables[name];
}

/** All tables, whatever they hold. */
export function allTables(world: World): Table<AnyRow>[] {
  return Object.values<unknown>({ ...world }).filter(
    (part): part is Table<AnyRow> => part instanceof Table,
  );
}

export function createWorld(town: Town): World {
  const tables = Object.entries(town).map(([name, rows]) => [name, new Table(rows)]);
  return { clock: createClock(), ...Object.fromEntries(tables) } as World;
}
