import type { AnyRow } from 'graphql-docs-model';
import { isObject } from 'graphql-docs-reference/graphql';

/** A row after a change, with the moment of it; the row before if the change gave the same values. */
export function updated<R extends AnyRow & { readonly updatedAt: string }>(
  before: R,
  after: R,
  updatedAt: string,
): R {
  return changedColumns(before, after).length === 0 ? before : { ...after, updatedAt };
}

/** Columns in which two versions of a row differ, in the order of the later one. */
export function changedColumns(before: AnyRow, after: AnyRow): string[] {
  const old: Readonly<Record<string, unknown>> = { ...before };
  return Object.entries(after).flatMap(([name, value]) => (isSame(old[name], value) ? [] : [name]));
}

/** Whether two values of columns are the same, in whatever order they have their members. */
export function isSame(a: unknown, b: unknown): boolean {
  return inOneOrder(a) === inOneOrder(b);
}

function inOneOrder(value: unknown): string | undefined {
  return JSON.stringify(value, (_name, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );
}
