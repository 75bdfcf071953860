import { readCaller } from '../../read-caller';
import { readEntries } from './history';
import type { Header } from '../../sandbox/request-headers';
import { withoutSecrets } from '../../sandbox/request-headers';
import type { Documents, PlaygroundDocument } from './documents';

/** What of the tabs is stored. Secrets stay out of it. */
export function writeDocuments({ list, active }: Documents): string {
  const stored = list.map(({ answer, ...one }) => ({
    ...one,
    headers: withoutSecrets(one.headers),
    ...(answer && { answer: { response: answer.response, request: answer.request } }),
  }));
  return JSON.stringify({ list: stored, active });
}

/** The tabs that were stored, without what is none of ours; undefined if none were. */
export function readDocuments(text: string | null): Documents | undefined {
  try {
    const { list, active } = JSON.parse(text ?? '{}') as Readonly<Record<string, unknown>>;
    const documents = Array.isArray(list) ? list.filter(isDocument) : [];
    const first = documents[0];
    if (!first) return undefined;
    const isThere = documents.some(({ id }) => id === active);
    return { list: documents, active: isThere ? String(active) : first.id };
  } catch {
    return undefined;
  }
}

/** The one request that was stored before there were tabs. */
export function readDraft(text: string | null, id: string): Documents | undefined {
  const [draft] = readEntries(text);
  if (!draft) return undefined;
  const { query, variables, as } = draft;
  return { list: [{ id, query, variables, as, headers: [], target: '' }], active: id };
}

/**
 * What this window stores beside what another one has stored since: its own changes win, what it
 * did not touch is the other's, and what it closed is gone.
 */
export function mergeDocuments(
  own: Documents,
  stored: Documents | undefined,
  {
    changed,
    closed,
  }: { readonly changed: ReadonlySet<string>; readonly closed: ReadonlySet<string> },
): Documents {
  const others = new Map(stored?.list.map((one) => [one.id, one]));
  const list = own.list.map((one) => (changed.has(one.id) ? one : (others.get(one.id) ?? one)));
  const known = new Set(own.list.map(({ id }) => id));
  const added = [...others.values()].filter(({ id }) => !known.has(id) && !closed.has(id));
  return { list: [...list, ...added], active: own.active };
}

function isDocument(value: unknown): value is PlaygroundDocument {
  if (typeof value !== 'object' || value === null) return false;
  const { id, query, variables, target, headers, as, answer, start } = value as Readonly<
    Record<string, unknown>
  >;
  const texts = [id, query, variables, target];
  return (
    texts.every((text) => typeof text === 'string') &&
    Array.isArray(headers) &&
    headers.every(isHeader) &&
    (answer === undefined || hasTexts(answer, ['response', 'request'])) &&
    (start === undefined || hasTexts(start, ['query', 'variables'])) &&
    readCaller(as) !== undefined
  );
}

function isHeader(value: unknown): value is Header {
  return hasTexts(value, ['name', 'value']);
}

function hasTexts(value: unknown, names: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const texts = value as Readonly<Record<string, unknown>>;
  return names.every((name) => typeof texts[name] === 'string');
}
