import type { Stats } from 'node:fs';
import { statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Server, IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import send from 'send';
import { printable } from 'graphql-docs-reference/graphql';
import { hashScripts, readPages } from './deliver';
import { findAnswer, readPath } from './find-answer';
import type { Rule } from './rules';
import { deliveryRules, headersOf, typeOf } from './rules';
import { findFolder } from './swap-folder';

/**
 * Serves a build on this machine, and the next one as soon as that takes its place.
 *
 * @param port 0 for any that is free.
 * @throws Error if there is no build.
 */
export async function serveFolder(
  folder: string,
  port = 0,
): Promise<{ readonly server: Server; readonly origin: string }> {
  const openSite = createSiteOpener(folder);
  openSite();
  const server = createSiteServer(openSite);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve);
  });
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

/** Opens the site that is in a folder at the moment; what it takes to do so is read once a site. */
function createSiteOpener(folder: string): () => OpenSite {
  let site: (OpenSite & { readonly id: string }) | undefined;
  return () => {
    for (;;) {
      const found = findFolder(folder);
      if (!found) throw new Error(`There is no folder ${folder}: run npm run build.`);
      const { path, id } = found;
      if (site?.folder === path && site.id === id) return site;
      try {
        const rules = site?.id === id ? site.rules : readRules(path);
        site = { folder: path, id, rules };
        return site;
      } catch (error) {
        // Another site may have taken the place meanwhile.
        const now = findFolder(folder);
        if (now?.path === path && now.id === id) throw error;
      }
    }
  };
}

function readRules(folder: string): readonly Rule[] {
  return deliveryRules(hashScripts(readPages(folder)));
}

/** A site as it is on disk at one moment. */
interface OpenSite {
  readonly folder: string;
  readonly rules: readonly Rule[];
}

/** For how long an answer begins again while sites take each other's place, in milliseconds. */
const patience = 5_000;

/**
 * Serves a build as nginx does with the configuration that comes with the build. Neither a request
 * nor a build beside it ends the server: what goes wrong is answered with 500.
 *
 * @param openSite gives the same object until another site has taken the place.
 */
function createSiteServer(openSite: () => OpenSite): Server {
  return createServer((request, response) => {
    answer(request, response, performance.now() + patience).catch((error: unknown) => {
      console.error(printable(error instanceof Error ? error.message : String(error)));
      if (response.headersSent) response.destroy();
      else refuse(response, 500, {});
    });
  });

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    deadline: number,
  ): Promise<void> {
    const site = openSite();
    const isSame = (): boolean => performance.now() > deadline || openSite() === site;
    try {
      await answerFrom(site, request, response, isSame);
    } catch (error) {
      if (response.headersSent || isSame()) throw error;
      await answer(request, response, deadline);
    }
  }
}

/** @throws Error, before anything is sent, if a file is gone that was there, or another site is. */
async function answerFrom(
  { folder, rules }: OpenSite,
  request: IncomingMessage,
  response: ServerResponse,
  isSame: () => boolean,
): Promise<void> {
  const { url = '/', method = 'GET', headers } = request;
  const has = (file: string): boolean => isFile(join(folder, file));
  const found = findAnswer(url, headers.accept ?? '', has);
  const isRead = method === 'GET' || method === 'HEAD';
  if (!('file' in found) || !(isRead || found.status === 404)) {
    refuse(response, 'file' in found ? 405 : found.status, {
      ...headersOf(readPath(url) ?? '/', rules),
      ...(found.status === 301 && { Location: found.location }),
    });
    return;
  }
  const { status, file } = found;
  const { suffix, encoding } = chooseEncoding(headers['accept-encoding'] ?? '', (end) =>
    has(file + end),
  );
  // What is said of a file and what is sent of it are of the same one, whatever takes its place.
  const handle = await open(join(folder, file + suffix));
  try {
    if (!isSame()) throw new Error('Another site has taken the place.');
    const stats = await handle.stat();
    const isFound = status === 200;
    const seconds = Math.floor(stats.mtimeMs / 1000);
    const own = headersOf(file, rules);
    setHeaders(response, status, {
      ...own,
      'Content-Type': typeOf(file),
      ETag: `"${seconds.toString(16)}-${stats.size.toString(16)}"`,
      ...(isFound && { 'Last-Modified': new Date(seconds * 1000).toUTCString() }),
      ...(encoding && { 'Content-Encoding': encoding }),
    });
    const options = {
      acceptRanges: isFound && !encoding,
      lastModified: false,
      cacheControl: false,
      etag: false,
      // For the stream that it reads the file with.
      fd: handle,
      autoClose: false,
    };
    await sendFile(send(request, file, options), response, stats, own);
  } finally {
    await handle.close();
  }
}

/** Resolves when the answer is sent, or its reader is gone. */
function sendFile(
  stream: send.SendStream,
  response: ServerResponse,
  stats: Stats,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    response.once('close', resolve);
    stream.on('error', (fault: Error & { readonly status: number }) => {
      if (![412, 416].includes(fault.status)) {
        reject(fault);
        return;
      }
      // Asked for what the file isn't, or has not.
      const range = response.getHeader('Content-Range');
      refuse(response, fault.status, {
        ...headers,
        ...(range !== undefined && { 'Content-Range': String(range) }),
      });
    });
    Object.assign(stream, { res: response }).send('', stats);
  });
}

/** A name that is too long for the file system, or below a file, is that of no file. */
function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENAMETOOLONG' || code === 'ENOTDIR') return false;
    throw error;
  }
}

/** Answers without a file. */
function refuse(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
): void {
  setHeaders(response, status, { ...headers, 'Content-Type': 'text/html' });
  response.end();
}

/** In place of all that an earlier try has set. */
function setHeaders(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
): void {
  response.statusCode = status;
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

const encodings = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

/**
 * Chooses which form of a file is sent: brotli, gzip, or as it is.
 *
 * @param accepted header `Accept-Encoding`.
 * @param has whether there is a file with this at the end of its name.
 */
function chooseEncoding(
  accepted: string,
  has: (suffix: string) => boolean,
): { readonly suffix: string; readonly encoding?: string } {
  const wanted = accepted.split(',').flatMap((part) => {
    const [name = '', quality = ''] = part.split(';').map((word) => word.trim().toLowerCase());
    return /^q=0(?:\.0*)?$/.test(quality) ? [] : name;
  });
  return (
    encodings.find(({ encoding, suffix }) => wanted.includes(encoding) && has(suffix)) ?? {
      suffix: '',
    }
  );
}
