import { readCaller } from '../../example/run-link';
import type { Request } from './documents';
import { hasTexts, isSameRequest } from './documents';

/** A request that was run. Its headers are not kept. */
export interface HistoryEntry extends Request {
  /** When it was run last, in milliseconds since 1970. */
  readonly at: number;
}

const mostEntries = 30;
const mostCharacters = 10_000;

/** The newest first, each once, and no more of them than fit. */
export function addEntry(
  entries: readonly HistoryEntry[],
  entry: HistoryEntry,
): readonly HistoryEntry[] {
  if (entry.query.length + entry.variables.length > mostCharacters) return entries;
  return [entry, ...withoutEntry(entries, entry)].slice(0, mostEntries);
}

export function withoutEntry(
  entries: readonly HistoryEntry[],
  entry: Request,
): readonly HistoryEntry[] {
  return entries.filter((other) => !isSameRequest(other, entry));
}

/** What was kept, without what is none of ours. */
export function readEntries(text: string | null): readonly HistoryEntry[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry).slice(0, mostEntries) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is HistoryEntry {
  if (!hasTexts(value, ['query', 'variables', 'target', 'as'])) return false;
  const { as, at } = value as Partial<HistoryEntry>;
  return typeof at === 'number' && readCaller(as) !== undefined;
}
