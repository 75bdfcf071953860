import type { SymbolRecord } from './symbol-records';

/** Paths of an operation, a type and a value to begin with: those of the type that most names have. */
export function exampleNames(records: readonly SymbolRecord[]): string[] {
  const uses = new Map<string, number>();
  for (const { type } of records) uses.set(named(type), (uses.get(named(type)) ?? 0) + 1);
  const byUse = (a: SymbolRecord, b: SymbolRecord): number =>
    (uses.get(b.name) ?? 0) - (uses.get(a.name) ?? 0);
  const [type] = records.filter(({ kind }) => kind === 'object').toSorted(byUse);
  const operation = records.find(
    (record) => record.kind === 'query' && named(record.type) === type?.name,
  );
  return [operation, type].flatMap((record) => record?.path ?? []);
}

/** A type without its lists and marks. */
function named(type: string): string {
  return type.replace(/[[\]!]/g, '');
}
