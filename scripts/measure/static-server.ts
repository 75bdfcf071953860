import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

/** Serves a folder as static hosts do: text compressed, and `404.html` for what is not there. */
export async function serveFolder(folder: string): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    void find(folder, decodeURIComponent(pathname)).then(async (file) => {
      const type = types[extname(file ?? '.html')];
      response.writeHead(file ? 200 : 404, {
        'cache-control': 'max-age=600',
        ...(type ? { 'content-type': type, 'content-encoding': 'gzip' } : {}),
      });
      const body = createReadStream(file ?? join(folder, '404.html'));
      const sent = type ? pipeline(body, createGzip(), response) : pipeline(body, response);
      // A page that is closed takes no more.
      await sent.catch(() => undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return { server, origin: `http://localhost:${address.port}` };
}

async function find(folder: string, path: string): Promise<string | undefined> {
  const base = join(folder, normalize(path));
  for (const file of [base, `${base.replace(/\/$/, '')}.html`, join(base, 'index.html')]) {
    if ((await stat(file).catch(() => undefined))?.isFile()) return file;
  }
  return undefined;
}
