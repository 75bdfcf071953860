import { readCaller } from '../../example/run-link';
import type { Documents, Request } from './documents';
import { isSameRequest } from './documents';

/** A request that was run. Its headers are not kept. */
export interface HistoryEntry extends Request {
  /** When it was run last, in milliseconds since 1970; 0 if that was not kept. */
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
    return Array.isArray(entries) ? entries.flatMap(readEntry).slice(0, mostEntries) : [];
  } catch {
    return [];
  }
}

/** The one request that was stored before there were tabs. */
export function readDraft(text: string | null, id: string): Documents | undefined {
  const [draft] = readEntries(text);
  if (!draft) return undefined;
  const { query, variables, as } = draft;
  return { list: [{ id, query, variables, as, headers: [], target: '' }], active: id };
}

/** Time and target were not kept at first. */
function readEntry(value: unknown): HistoryEntry[] {
  if (typeof value !== 'object' || value === null) return [];
  const { query, variables, as, at = 0, target = '' } = value as Readonly<Record<string, unknown>>;
  const texts = [query, variables, target];
  if (!texts.every((text) => typeof text === 'string')) return [];
  const caller = readCaller(as);
  if (typeof at !== 'number' || caller === undefined) return [];
  const kept = { query: String(query), variables: String(variables), target: String(target) };
  return [{ ...kept, as: caller, at }];
}
