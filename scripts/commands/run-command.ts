import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startCommand } from './start-command';
import type { Running } from './start-command';

/** On a busy machine, too. */
const seconds = 180;

export interface Server {
  readonly origin: string;
  readonly output: () => string;
  /** Ends it as a supervisor does, and gives the seconds that it took: everything ends, and the port is free. */
  readonly terminate: () => Promise<number>;
}

/**
 * Runs a command to its end, and gives what it prints.
 *
 * @throws Error if it ends with another exit code than 0, or too late.
 */
export async function run(command: string, copy: string): Promise<string> {
  const running = startCommand(command, copy, {});
  try {
    const end = await Promise.race([
      running.ended,
      wait(seconds * 1000, undefined, { ref: false }),
    ]);
    if (end === 0) return running.output();
    throw new Error(
      end === undefined
        ? `"${command}" did not end within ${seconds} s.`
        : describeEnd(command, end),
    );
  } catch (error) {
    throw withOutput(error, running);
  } finally {
    await running.stop();
  }
}

/**
 * Starts a server at a free port, uses it once it answers, and stops it.
 *
 * @throws Error if the server does not answer, if it ends before it is stopped, or if `use` throws.
 */
export async function withServer(
  command: string,
  copy: string,
  use: (server: Server) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  // It opens no window of its own: "true" is a program that does nothing.
  const env = { PORT: String(port), DOCUSAURUS_BROWSER: 'true' };
  // So that it's npm which gets the signal, and not a shell around it.
  const running = startCommand(command.replace(/\bnpm /, 'exec npm '), copy, env);
  const origin = `http://localhost:${port}`;
  let isOver = false;
  const ended = running.ended.then((end) =>
    isOver ? undefined : Promise.reject(new Error(describeEnd(command, end))),
  );
  const terminate = async (): Promise<number> => {
    isOver = true;
    const taken = await running.terminate();
    await listen(port);
    return taken;
  };
  try {
    await Promise.race([ended, untilAnswered(command, origin)]);
    const used = use({ origin, output: running.output, terminate });
    await Promise.race([ended.then(() => used), used]);
  } catch (error) {
    throw withOutput(error, running);
  } finally {
    ended.catch(() => undefined);
    await running.stop();
  }
}

async function untilAnswered(command: string, origin: string): Promise<void> {
  const start = performance.now();
  while (performance.now() - start < seconds * 1000) {
    const response = await fetch(origin).catch(() => undefined);
    if (response) return;
    await wait(100, undefined, { ref: false });
  }
  throw new Error(`"${command}" did not answer at ${origin} within ${seconds} s.`);
}

function describeEnd(command: string, end: number | NodeJS.Signals): string {
  return `"${command}" ended with ${typeof end === 'number' ? `exit code ${end}` : end}.`;
}

function withOutput(error: unknown, { output }: Running): Error {
  const message = error instanceof Error ? error.message : String(error);
  const lines = output().trimEnd().split('\n').slice(-60);
  return new Error([message, ...lines.map((line) => `  ${line}`)].join('\n'), { cause: error });
}

function freePort(): Promise<number> {
  return listen(0);
}

/** @throws Error if somebody else listens there. */
async function listen(wanted: number): Promise<number> {
  const server = createServer().listen(wanted, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
