import type { Stats } from 'node:fs';
import { statSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { join } from 'node:path';
import send from 'send';
import { findAnswer } from './find-answer';
import type { Rule } from './rules';
import { headersOf } from './rules';
import { typeOf } from './types';

/** Serves a build as nginx does with the configuration that comes with the build. */
export function createSiteServer(folder: string, rules: readonly Rule[]): Server {
  return createServer((request, response) => answer(folder, rules, request, response));
}

function answer(
  folder: string,
  rules: readonly Rule[],
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(response, 405, rules);
    return;
  }
  const has = (file: string): boolean => statOf(join(folder, file)) !== undefined;
  const found = findAnswer(request.url ?? '/', request.headers.accept ?? '', has);
  if (found.status === 400) {
    refuse(response, 400, rules);
    return;
  }
  if (found.status === 301) {
    response.setHeader('Location', found.location);
    refuse(response, 301, rules);
    return;
  }
  const { status, file } = found;
  const { suffix, encoding } = chooseEncoding(request, (one) => has(file + one));
  const stats = statOf(join(folder, file + suffix));
  response.statusCode = status;
  setHeaders(response, headersOf(file, rules));
  setHeaders(response, {
    'Content-Type': typeOf(file),
    ...(encoding && { 'Content-Encoding': encoding }),
    ...(stats && { ETag: tagOf(stats) }),
  });
  send(request, encodeURI(file + suffix), {
    root: folder,
    acceptRanges: status === 200,
    cacheControl: false,
    dotfiles: 'allow',
    etag: false,
    index: false,
  })
    .on('error', ({ status: fault }: { readonly status: number }) => refuse(response, fault, rules))
    .pipe(response);
}

function statOf(path: string): Stats | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? stats : undefined;
}

/** nginx knows a file by its time and its size. */
function tagOf({ mtimeMs, size }: Stats): string {
  return `"${Math.floor(mtimeMs / 1000).toString(16)}-${size.toString(16)}"`;
}

const encodings = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

function chooseEncoding(
  { headers }: IncomingMessage,
  has: (suffix: string) => boolean,
): { readonly suffix: string; readonly encoding?: string } {
  const accepted = headers['accept-encoding'] ?? '';
  const wanted = encodings.filter(({ encoding }) => accepts(accepted, encoding));
  return wanted.find(({ suffix }) => has(suffix)) ?? { suffix: '' };
}

function accepts(header: string, encoding: string): boolean {
  return new RegExp(
    `(?:^|[\\s,])${encoding}(?!;\\s*q=0(?:\\.0*)?(?:$|[\\s,]))(?:$|[\\s,;])`,
    'i',
  ).test(header);
}

/** Answers without a file. */
function refuse(response: ServerResponse, status: number, rules: readonly Rule[]): void {
  response.statusCode = status;
  setHeaders(response, headersOf('/', rules));
  response.setHeader('Content-Type', 'text/html');
  response.end();
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
