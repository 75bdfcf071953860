import type { IncomingMessage, ServerResponse } from 'node:http';
import { watch } from 'chokidar';
import type { ReferencePages } from 'graphql-docs-reference/reference';
import { storedPage } from './page-data';

/** Where the dev server answers for pages of the reference. */
const address = '/__reference';

/** A save is one change, however many events it makes, in milliseconds. */
const pause = 30;

/** For browsers to ask for the page that they show, in milliseconds. */
const headStart = 1500;

interface DevServerOptions {
  readonly pages: () => ReferencePages;
  /** Folders whose files the pages are made from. */
  readonly folders: readonly string[];
  /** Makes the pages again. */
  readonly onChange: () => Promise<void>;
  /** Called when browsers have the new pages, or at once if there are none. */
  readonly onEnd: () => Promise<void>;
}

interface Middleware {
  readonly name: string;
  readonly path: string;
  readonly middleware: (request: IncomingMessage, response: ServerResponse) => void;
}

/**
 * Settings of the dev server. Docusaurus answers under any name, and lets pages of all sites read what
 * it answers; whoever writes a schema may not have published it. The headers are a function because an
 * object would be merged into that of Docusaurus.
 */
export const closedToOtherSites = {
  allowedHosts: 'auto',
  headers: () => ({ 'cross-origin-resource-policy': 'same-origin' }),
} as const;

interface ReferenceServer {
  readonly middleware: Middleware;
  /** Makes the pages again, and tells open ones. */
  readonly refresh: () => void;
  /** Tells open pages that they are made again. */
  readonly tell: () => void;
  /** Resolves once each change of a file is noticed. */
  readonly watching: Promise<void>;
}

/**
 * Answers with the one page that a browser shows, made when it is asked for, and tells open pages
 * when what they are made from has changed.
 */
export function serveReference({
  pages,
  folders,
  onChange,
  onEnd,
}: DevServerOptions): ReferenceServer {
  const listeners = new Set<ServerResponse>();
  const tell = (): void => {
    for (const response of listeners) response.write('data: changed\n\n');
  };
  let timer: NodeJS.Timeout | undefined;
  const refresh = (): void => {
    void onChange().then(
      () => {
        tell();
        timer = setTimeout(() => void onEnd(), headStart);
      },
      // Docusaurus reads the same files then, and shows what is wrong with them.
      () => onEnd(),
    );
  };
  // What Node.js 20 has for a folder follows its files, and loses one that is replaced.
  const watcher = watch(folders, { ignoreInitial: true, disableGlobbing: true, persistent: false });
  // What a folder says of its files, too: a file that is replaced again and again can be lost.
  watcher.on('raw', () => {
    clearTimeout(timer);
    timer = setTimeout(refresh, pause);
  });
  const watching = new Promise<void>((resolve) => watcher.once('ready', resolve));
  const middleware: Middleware = {
    name: 'graphql-reference',
    path: address,
    middleware: ({ url = '' }, response) => {
      if (url === '/changes') {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.flushHeaders();
        listeners.add(response);
        response.on('close', () => listeners.delete(response));
        return;
      }
      const path = url.replace(/\.json$/, '');
      const found = pages().paths.includes(path);
      response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
      response.end(found ? JSON.stringify(storedPage(pages().get(path))) : 'null');
    },
  };
  return { middleware, refresh, tell, watching };
}
