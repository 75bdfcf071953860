import { Console } from 'node:console';
import { serveStdio as serve } from '@modelcontextprotocol/server/stdio';
import { createServer } from './create-server';
import { createTools } from './create-tools';
import { createWorkerRunner } from './run/create-worker-runner';
import { createSite } from './site';
import type { SiteData } from './site-data';

/**
 * Serves a site to the program that started this one, until that closes the input.
 *
 * @param worker module of the thread that runs documents.
 * @param model module of what answers them.
 */
export function serveStdio(data: SiteData, worker: URL, model: URL): void {
  // A line on stdout that is not of the protocol would end the connection.
  globalThis.console = new Console(process.stderr);
  const site = createSite(data);
  const tools = createTools(
    site,
    createWorkerRunner({ module: worker, model: model.href, sdl: data.sdl, rows: data.rows }),
  );
  serve(() => createServer(site, tools), {
    onerror: ({ message }) => console.error(message),
  });
}
