import { firstField, isObject, readDefinitions } from 'graphql-docs-reference/graphql';
import type { Opened } from '../../example/state';
import { readCaller } from '../../example/run-link';
import type { Header } from '../../sandbox/request-headers';
import { withoutSecrets } from '../../sandbox/request-headers';
import { t } from '../../../t';

/** A request that the reader works on, in a tab of its own. */
export interface PlaygroundDocument {
  readonly id: string;
  readonly query: string;
  readonly variables: string;
  readonly headers: readonly Header[];
  readonly as: string;
  /** Address that the request is sent to; empty for the model in the page. */
  readonly target: string;
  readonly answer?: StoredAnswer | undefined;
  /** What it was opened with; undefined if that was blank. */
  readonly start?: Opened | undefined;
}

/** What the model in the page answered last, and to what. */
export interface StoredAnswer {
  readonly response: string;
  readonly request: string;
}

/** What can be taken over from elsewhere: a link, the history. */
export type Request = Pick<PlaygroundDocument, 'query' | 'variables' | 'as' | 'target'>;

/** There is always one, and one of them is shown. */
export interface Documents {
  readonly list: readonly PlaygroundDocument[];
  readonly active: string;
}

/** More tabs than these nobody tells apart. Links open in a further one all the same. */
export const mostDocuments = 20;

export function activeDocument({ list, active }: Documents): PlaygroundDocument | undefined {
  return list.find(({ id }) => id === active) ?? list[0];
}

/** Behind all others, and shown. */
export function addDocument({ list }: Documents, added: PlaygroundDocument): Documents {
  return { list: [...list, added], active: added.id };
}

/** Shows a request in a tab of its own, which is the one that holds it already. */
export function openRequest(documents: Documents, id: string, request: Request): Documents {
  const found = documents.list.find((other) => isSameRequest(other, request));
  if (found) return { ...documents, active: found.id };
  const { query, variables, as, target } = request;
  const start = { query, variables };
  return addDocument(documents, { ...start, as, target, id, headers: [], start });
}

export function isSameRequest(a: Request, b: Request): boolean {
  return (
    a.query === b.query && a.variables === b.variables && a.as === b.as && a.target === b.target
  );
}

export function changeActive(documents: Documents, change: Partial<PlaygroundDocument>): Documents {
  const { active } = documents;
  const list = documents.list.map((other) =>
    other.id === active ? { ...other, ...change, id: active } : other,
  );
  return { list, active };
}

/** Shows the one after it, or before it if it was the last; in the place of the only one is a blank. */
export function closeDocument(
  documents: Documents,
  id: string,
  blank: PlaygroundDocument,
): Documents {
  const index = documents.list.findIndex((other) => other.id === id);
  if (index === -1) return documents;
  const list = documents.list.filter((other) => other.id !== id);
  const next = list[Math.min(index, list.length - 1)];
  if (!next) return addDocument({ ...documents, list }, blank);
  return { list, active: documents.active === id ? next.id : documents.active };
}

/** Name of the first operation, or else its first field. */
export function titleOf({ query }: Pick<PlaygroundDocument, 'query'>): string {
  const definitions = readDefinitions(query);
  const operation = definitions.find(({ keyword }) => keyword !== 'fragment') ?? definitions[0];
  return cutName(operation?.name ?? firstField(operation) ?? t('playground.tabs.untitled'));
}

/** As much of a name as anyone reads. A page that shows all of a very long one stalls. */
export function cutName(name: string): string {
  return name.length > mostLetters ? `${name.slice(0, mostLetters)}…` : name;
}

const mostLetters = 100;

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

/** What this window changed wins, what it closed is gone, the rest is as others stored it. */
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

/** What another window has made of requests that are here, too. Headers and answers are each window's. */
export function takeOver(own: Documents, { list: stored }: Documents): Documents {
  const list = own.list.map((one) => {
    const other = stored.find(({ id }) => id === one.id);
    if (!other || isSameRequest(one, other)) return one;
    const { query, variables, as, target, start } = other;
    return { ...one, query, variables, as, target, start };
  });
  return { ...own, list };
}

function isDocument(value: unknown): value is PlaygroundDocument {
  if (!hasTexts(value, ['id', 'query', 'variables', 'target'])) return false;
  const { headers, as, answer, start } = value;
  return (
    Array.isArray(headers) &&
    headers.every((header) => hasTexts(header, ['name', 'value'])) &&
    (answer === undefined || hasTexts(answer, ['response', 'request'])) &&
    (start === undefined || hasTexts(start, ['query', 'variables'])) &&
    readCaller(as) !== undefined
  );
}

function hasTexts(
  value: unknown,
  names: readonly string[],
): value is Readonly<Record<string, unknown>> {
  return isObject(value) && names.every((name) => typeof value[name] === 'string');
}

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
  const { as, at } = value;
  return isTime(at) && readCaller(as) !== undefined;
}

/** Whether a number is one that `Date` can print. */
function isTime(value: unknown): boolean {
  return typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
}
