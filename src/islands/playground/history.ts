import type { PersonaId } from '../../sandbox/personas';
import { personas } from '../../sandbox/personas';

/** A request that was run. */
export interface HistoryEntry {
  readonly query: string;
  readonly variables: string;
  readonly as: PersonaId;
}

const mostEntries = 30;
const mostCharacters = 10_000;

/** The newest first, each once, and no more of them than fit. */
export function addEntry(
  entries: readonly HistoryEntry[],
  entry: HistoryEntry,
): readonly HistoryEntry[] {
  if (entry.query.length + entry.variables.length > mostCharacters) return entries;
  const others = entries.filter((other) => !isSame(other, entry));
  return [entry, ...others].slice(0, mostEntries);
}

function isSame(a: HistoryEntry, b: HistoryEntry): boolean {
  return a.query === b.query && a.variables === b.variables && a.as === b.as;
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
  if (typeof value !== 'object' || value === null) return false;
  const { query, variables, as } = value as Readonly<Record<string, unknown>>;
  const isPersona = personas.some(({ id }) => id === as);
  return typeof query === 'string' && typeof variables === 'string' && isPersona;
}
