import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Context, MiddlewareHandler } from 'hono';
import type { Env } from './answers';
import { refuse } from './answers';
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
    const door = doors.find(({ path }) => path.test(c.req.path)) ?? otherDoor;
    const fault =
      faultOfSender(c, door, origin, door.isForAgents ? local : all) ??
      (c.req.header('transfer-encoding') === undefined
        ? faultOfLength(c, door)
        : await readChunks(c, door));
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

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

/** A form of a sign-in, with room for what Node takes of the same in an address. */
export const smallBytes = 16 * kibibyte;

/** A document and variables at their limits, each character escaped. */
export const jsonBytes = 2 * mebibyte;

/** One file of 10 MiB, which is what the platform takes, and the form around it. */
const formBytes = 11 * mebibyte;

/** How long a body may take whose length nobody has said, or that is small, in milliseconds. */
export const patience = 30_000;

/** What the paths of a part of the server take of a request. */
interface Door {
  readonly path: RegExp;
  /** Most bytes of a body. */
  readonly bytes: number;
  /** Most bytes of a body that is a form with files, where it may be one. */
  readonly formBytes?: number;
  /** What any site may have a browser load from here, in the words of `Sec-Fetch-Dest`. */
  readonly loads?: readonly string[];
  /** The same for a page that differs from this server by its port alone. */
  readonly loadsBeside?: readonly string[];
  /** A path with parameters is a call, and none of what may be loaded. */
  readonly isCallWithParameters?: boolean;
  /** A listener of Node reads the body, so its length must be known before. */
  readonly needsLength?: boolean;
  /** Answers programs of this machine, in JSON-RPC. */
  readonly isForAgents?: boolean;
}

const page = ['document'];
const provider = { bytes: smallBytes, needsLength: true };

/** The first that fits is the one. */
const doors: readonly Door[] = [
  { path: /^\/graphql$/, bytes: jsonBytes, formBytes, loads: page, isCallWithParameters: true },
  { path: /^\/mcp$/, bytes: jsonBytes, isForAgents: true },
  { path: /^\/upload$/, bytes: formBytes },
  // Front ends show what was uploaded.
  { path: /^\/images\//, bytes: smallBytes, loads: ['image', ...page] },
  // Front ends lead people to sign-in and sign-out, and look for a session in a frame, which gets no page.
  { path: /^\/oauth2\/authorize/, ...provider, loads: page, loadsBeside: ['iframe'] },
  { path: /^\/(?:oauth2\/logout|sign-in\/)/, ...provider, loads: page },
  { path: /^\/(?:oauth2|\.well-known)\//, ...provider },
  { path: /^\/$/, bytes: smallBytes, loads: page },
];

/** What takes least: a new route has it until it gets its own. */
const otherDoor: Door = { path: /^/, bytes: smallBytes };
