import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Env } from '../env';
import { refuse } from '../errors';
import type { Door } from './doors';
import { doorAt, patience } from './doors';
import { readAtMost } from './read-at-most';

interface Fault {
  readonly status: ContentfulStatusCode;
  readonly message: string;
}

/** Names of this machine. */
const local: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A page whose policy says more repeats the first. */
const framing = [
  ['Content-Security-Policy', "frame-ancestors 'none'"],
  ['X-Frame-Options', 'DENY'],
] as const;

/**
 * Stands before all routes, and refuses what a page of another site has a browser send, also under a
 * name that leads here, and bodies that are larger than any request of their path: the server has no
 * passwords, and its data is for whoever works on this machine.
 *
 * @param site - Address of the published site, whose playground may call the server.
 * @param allowed - Names of hosts besides `localhost`, for the server and for pages that call it.
 */
export function guard(site: string, allowed: readonly string[] = []): MiddlewareHandler<Env> {
  const { origin } = new URL(site);
  const all = new Set([...local, ...allowed]);
  return async (c, next) => {
    // On the answer of Node, which has them whoever gives it.
    for (const [name, value] of framing) c.env.outgoing?.setHeader(name, value);
    const door = doorAt(c.req.path);
    const fault =
      faultOfSender(c, door, origin, door.isForAgents ? local : all) ??
      (isChunked(c) ? await readChunks(c, door) : faultOfLength(c, door));
    return fault ? answer(c, door, fault) : next();
  };
}

function faultOfSender(
  { req }: Context,
  door: Door,
  site: string,
  names: ReadonlySet<string>,
): Fault | undefined {
  const { hostname, search } = new URL(req.url);
  if (!names.has(hostname)) return unexpected('Host', hostname, door, hostname);
  const origin = req.header('origin');
  if (origin === undefined) return faultOfLoad(req, door, search);
  if (origin === site && !door.isForAgents) return undefined;
  const sender = URL.canParse(origin) ? new URL(origin).hostname : undefined;
  if (sender !== undefined && names.has(sender)) return undefined;
  return unexpected('Origin', origin, door, sender);
}

/**
 * What a page loads without `fetch`, such as a picture, has no `Origin`.
 *
 * @see https://www.w3.org/TR/fetch-metadata/
 */
function faultOfLoad(req: Context['req'], door: Door, search: string): Fault | undefined {
  const from = req.header('sec-fetch-site');
  if (from === undefined || from === 'same-origin' || from === 'none') return undefined;
  const { loads = [], loadsBeside = [], isCallWithParameters } = door;
  const all = from === 'same-site' ? [...loads, ...loadsBeside] : loads;
  const isCall = req.method !== 'GET' || (isCallWithParameters && search !== '');
  if (!isCall && all.includes(req.header('sec-fetch-dest') ?? '')) return undefined;
  return {
    status: 403,
    message: `Unexpected Sec-Fetch-Site "${from}" without Origin. Call the local API with fetch(), or open the address yourself.`,
  };
}

function unexpected(
  header: string,
  value: string,
  { isForAgents }: Door,
  hostname: string | undefined,
): Fault {
  const problem = `Unexpected ${header} "${value}", expected localhost.`;
  const isFixed = hostname && !isForAgents;
  const fix = ` To allow it, start the local API with --allow-host ${hostname}.`;
  return { status: 403, message: problem + (isFixed ? fix : '') };
}

function faultOfLength(c: Context, door: Door): Fault | undefined {
  const length = Number(c.req.header('content-length') ?? 0);
  return length > door.bytes && length > mostOf(c, door) ? tooLarge(c, door) : undefined;
}

/** Reads a body whose length nobody has said, and gives it to the route. */
async function readChunks(c: Context, door: Door): Promise<Fault | undefined> {
  if (door.needsLength) return { status: 411, message: 'Expected the header Content-Length.' };
  const { body } = c.req.raw;
  if (!body) return undefined;
  const { bytes, end } = await readAtMost(body, mostOf(c, door), patience);
  if (end === 'more') return tooLarge(c, door);
  if (end === 'late')
    return { status: 408, message: `The body did not end within ${patience / 1000} seconds.` };
  c.req.raw = new Request(c.req.raw, { body: bytes });
  return undefined;
}

function isChunked(c: Context): boolean {
  return c.req.header('transfer-encoding') !== undefined;
}

function mostOf(c: Context, { bytes, formBytes = bytes }: Door): number {
  const isForm = c.req.header('content-type')?.startsWith('multipart/form-data');
  return isForm ? formBytes : bytes;
}

function tooLarge(c: Context, door: Door): Fault {
  return { status: 413, message: `The body is larger than ${mostOf(c, door)} bytes.` };
}

function answer(c: Context, { isForAgents }: Door, { status, message }: Fault): Response {
  if (!isForAgents) return refuse(c, status, message);
  return c.json({ jsonrpc: '2.0', error: { code: -32000, message }, id: null }, status);
}
