import type { SymbolRecord } from './symbol-records';
import { splitName } from './words';

/** An operation, a field and a value, for a reader to begin with. */
export function exampleQueries(records: readonly SymbolRecord[]): string[] {
  const operation = records.find(
    ({ kind, name }) => kind === 'query' && splitName(name).length > 2,
  );
  const returned = operation?.type.replace(/[[\]!]/g, '') ?? '';
  const field = records.find(
    ({ kind, label }) => kind === 'field' && label.startsWith(`${returned}.`),
  );
  const value = records.find(({ kind }) => kind === 'enumValue');
  return [operation, field, value].flatMap((record) => record?.label ?? []);
}
