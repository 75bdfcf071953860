import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import send from 'send';
import { chooseEncoding } from './choose-encoding';
import { findAnswer, readPath } from './find-answer';
import type { Rule } from './rules';
import { headersOf } from './rules';
import { typeOf } from './types';

/** Serves a build as nginx does with the configuration that comes with the build. */
export function createSiteServer(folder: string, rules: readonly Rule[]): Server {
  const has = (file: string): boolean =>
    statSync(join(folder, file), { throwIfNoEntry: false })?.isFile() === true;

  return createServer((request, response) => {
    const { url = '/', method = 'GET', headers } = request;
    const found = findAnswer(url, headers.accept ?? '', has);
    const isRead = method === 'GET' || method === 'HEAD';
    if (found.status === 301) response.setHeader('Location', found.location);
    if ('file' in found && (isRead || found.status === 404)) {
      answer(request, response, found);
    } else {
      refuse(response, 'file' in found ? 405 : found.status, readPath(url) ?? '/');
    }
  });

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { status, file }: { readonly status: number; readonly file: string },
  ): void {
    const { suffix, encoding } = chooseEncoding(request.headers['accept-encoding'] ?? '', (end) =>
      has(file + end),
    );
    const isFound = status === 200;
    const { mtimeMs, size } = statSync(join(folder, file + suffix));
    const seconds = Math.floor(mtimeMs / 1000);
    response.statusCode = status;
    setHeaders(response, headersOf(file, rules));
    setHeaders(response, {
      'Content-Type': typeOf(file),
      ETag: `"${seconds.toString(16)}-${size.toString(16)}"`,
      ...(isFound && { 'Last-Modified': new Date(seconds * 1000).toUTCString() }),
      ...(encoding && { 'Content-Encoding': encoding }),
    });
    send(request, encodeURI(file + suffix), {
      root: folder,
      acceptRanges: isFound && !encoding,
      lastModified: false,
      cacheControl: false,
      dotfiles: 'allow',
      etag: false,
      index: false,
    })
      .on('error', (fault: { readonly status: number }) => refuse(response, fault.status, file))
      .pipe(response);
  }

  /** Answers without a file. */
  function refuse(response: ServerResponse, status: number, path: string): void {
    response.statusCode = status;
    for (const name of ['Accept-Ranges', 'Content-Encoding', 'ETag', 'Last-Modified']) {
      response.removeHeader(name);
    }
    setHeaders(response, { ...headersOf(path, rules), 'Content-Type': 'text/html' });
    response.end();
  }
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
