import { currentApi, placed } from '../../api';
import { writeClipboard } from '../write-clipboard';
import { sayFailure } from './messages';
import { holdsRequest, prefix } from './run-hash';
import { t } from '../../t';

interface Sent {
  readonly query: string;
  readonly variables: string;
  readonly as: string;
}

/** What a link brings along. It stays in the hash, which no browser sends to a server. */
export interface LinkedRequest extends Sent {
  /** The example that the link leads to; empty for the playground. */
  readonly name: string;
  /** What has to be sent first, in this order. */
  readonly before?: readonly Sent[] | undefined;
}

const format = 'deflate-raw';
/** More than the API takes; a small link could hold very much. */
const mostBytes = 200_000;
/** Each one opens a tab of the playground, which is kept. */
const mostRequests = 20;

/**
 * The hash of a link: JSON, compressed where the browser can, in the alphabet of addresses.
 *
 * @throws Error in words, if nobody could read it.
 */
export async function encodeRun(request: LinkedRequest): Promise<string> {
  const { name, before = [] } = request;
  const fields = [request, ...before].flatMap(({ query, variables, as }) => [query, variables, as]);
  const json = new TextEncoder().encode(JSON.stringify([name, ...fields]));
  if (json.length > mostBytes) throw new Error(t('example.linkTooLong'));
  if (!('CompressionStream' in globalThis)) return `${prefix}j${toBase64(json)}`;
  const stream = new Blob([json]).stream().pipeThrough(new CompressionStream(format));
  return `${prefix}z${toBase64(new Uint8Array(await new Response(stream).arrayBuffer()))}`;
}

/** The request that a hash holds; undefined if it holds none that can be read. */
export async function decodeRun(hash: string): Promise<LinkedRequest | undefined> {
  try {
    const code = hash.slice(prefix.length);
    const bytes = fromBase64(code.slice(1));
    const json = code.startsWith('z') ? await inflate(bytes) : bytes;
    if (json.length > mostBytes) return undefined;
    return readFields(JSON.parse(new TextDecoder().decode(json)));
  } catch {
    return undefined;
  }
}

function readFields(value: unknown): LinkedRequest | undefined {
  if (!Array.isArray(value) || !value.every((field) => typeof field === 'string')) return undefined;
  const [name, ...fields] = value;
  const requests = fields.flatMap((_, index) => (index % 3 === 0 ? readSent(fields, index) : []));
  const [request, ...before] = requests;
  // One that cannot be read could be what the others need.
  if (name === undefined || !request || requests.length < fields.length / 3) return undefined;
  if (requests.length > mostRequests) return undefined;
  return { name, ...request, ...(before.length > 0 && { before }) };
}

function readSent(fields: readonly string[], from: number): Sent[] {
  const [query, variables, as] = fields.slice(from, from + 3);
  const caller = readCaller(as);
  if (query === undefined || variables === undefined || caller === undefined) return [];
  return [{ query, variables, as: caller }];
}

/** @throws Error if the bytes are not compressed so, or hold too much. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format));
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > mostBytes) throw new Error('The link holds too much.');
    chunks.push(part.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function toBase64(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
}

function fromBase64(code: string): Uint8Array<ArrayBuffer> {
  const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** The id of a caller, from a link or the storage of the browser; undefined if nobody has it. */
export function readCaller(id: unknown): string | undefined {
  const { callers } = currentApi();
  // Where all get the same answers, it does not matter who asked.
  return callers.length === 0 ? '' : callers.find((caller) => caller.id === id)?.id;
}

/** Opens the request in the address, now and whenever it changes. Returns what ends that. */
export function followRunLinks(open: () => Promise<void>): () => void {
  const listen = (): void => {
    if (holdsRequest()) void open();
  };
  listen();
  window.addEventListener('hashchange', listen);
  return () => window.removeEventListener('hashchange', listen);
}

const playground = '/docs/graphql/playground';

/** Puts a link to a request of this page into the clipboard, or into the address bar; says which. */
export async function share(request: LinkedRequest): Promise<string> {
  try {
    const url = new URL(await encodeRun(request), window.location.href);
    if (await writeClipboard(url.href)) return t('example.linkCopied');
    window.history.replaceState(window.history.state, '', url);
    return t('example.linkShown');
  } catch (reason) {
    return sayFailure(reason);
  }
}

/** Opens a request in the playground. What is returned says why it does not open. */
export async function openInPlayground(request: LinkedRequest): Promise<string> {
  try {
    window.location.assign(placed(playground) + (await encodeRun({ ...request, name: '' })));
    return t('example.loading');
  } catch (reason) {
    return sayFailure(reason);
  }
}
