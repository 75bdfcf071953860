import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { getRequestListener } from '@hono/node-server';

export interface Service {
  /** For example `http://localhost:4000`. */
  readonly origin: string;
  /** Ends all connections, and resolves once the port is free. */
  readonly close: () => Promise<void>;
}

/** What answers requests. */
interface Api {
  readonly fetch: (request: Request, env: Partial<HttpBindings>) => Response | Promise<Response>;
}

/**
 * Listens on this machine only. Port 0 takes a free one.
 *
 * @throws Error that says what to do where the port cannot be had.
 */
export function serve(api: Api, port: number): Promise<Service> {
  const answer = getRequestListener((request, env) => api.fetch(request, env as HttpBindings));
  const server = createServer((request, response) => void answer(request, response));
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen(port, '127.0.0.1', () => {
      const { port: actual } = server.address() as AddressInfo;
      resolve({ origin: `http://localhost:${actual}`, close });
    });
  });
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  const hint = `Stop the program that uses it, or choose another port: npm run sandbox -- --port ${port + 1}`;
  return new Error(`The port ${port} is taken. ${hint}`);
}
