import type { Tables } from '../types/tables';
import type { Context } from '../kit/context';
import { tableOf } from '../kit/world';
import type { Content } from './permissions';
import { canRead } from './permissions';

/** Tables of what has readers. */
type ContentTable = {
  [Name in keyof Tables]: Tables[Name] extends Content ? Name : never;
}[keyof Tables];

/** The row that another row names, if the caller may read it. */
export function readable<Name extends ContentTable>(
  table: Name,
  id: string | null | undefined,
  context: Context,
): Tables[Name] | null {
  const row = tableOf(context.world, table).get(id);
  return row && canRead(row, context) ? row : null;
}
