import type { Tables } from '../types/tables';
import type { Clock } from './clock';
import { createClock } from './clock';
import type { AnyRow } from './table';
import { Table } from './table';

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
