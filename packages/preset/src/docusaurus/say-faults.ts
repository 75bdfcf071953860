import logger from '@docusaurus/logger';

/** What this uses of webpack-dev-server. */
interface DevServer {
  readonly sendMessage: (clients: readonly unknown[], type: string, data?: unknown) => void;
  readonly webSocketServer?: {
    readonly clients: readonly unknown[];
    readonly implementation: {
      readonly on: (event: 'connection', call: (client: unknown) => unknown) => void;
    };
  };
}

let server: DevServer | undefined;
let isFollowed = false;

/** What is wrong with the input, by the call that found it. */
const faults = new Map<symbol, string>();

/** Has pages that are open show what is wrong with the input, as they show what doesn't compile. */
export function showFaultsIn(devServer: unknown): void {
  server = devServer as DevServer;
}

/** The same call, which says once it succeeds again. Why it fails, Docusaurus says. */
export function sayFaults<Args extends readonly unknown[], Result>(
  call: (...args: Args) => Promise<Result>,
): typeof call {
  const key = Symbol(call.name);
  return async (...args) => {
    try {
      const result = await call(...args);
      if (faults.delete(key)) say();
      return result;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (faults.get(key) !== message) {
        faults.set(key, message);
        say();
      }
      throw error;
    }
  };
}

function say(): void {
  if (faults.size === 0) logger.success('The input is valid again.');
  const sockets = server?.webSocketServer;
  if (!sockets) return;
  show(sockets.clients);
  // There are no sockets yet when the server is set up.
  if (!isFollowed)
    sockets.implementation.on('connection', (client) => faults.size > 0 && show([client]));
  isFollowed = true;
}

function show(clients: readonly unknown[]): void {
  const errors = Array.from(faults.values(), (message) => ({ message }));
  // Errors are added to those that are shown.
  server?.sendMessage(clients, 'invalid');
  server?.sendMessage(clients, errors.length === 0 ? 'ok' : 'errors', errors);
}
