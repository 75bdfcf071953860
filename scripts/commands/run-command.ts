import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

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
  const port = await listen(0);
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

/**
 * Gives the port that is free, any for 0.
 *
 * @throws Error if somebody else listens there.
 */
async function listen(wanted: number): Promise<number> {
  const server = createServer().listen(wanted, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A command ends within two seconds; a machine may be busy with others. */
const patience = 30_000;

export interface Running {
  /** What it reads, if that was asked for. */
  readonly input: Writable | null;
  /** What it has printed so far. */
  readonly output: () => string;
  /** Resolves with its exit code, or with the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /**
   * Sends SIGTERM to what was started and to nothing else, as a supervisor does, and gives the seconds
   * after which all that it has started had ended.
   *
   * @throws Error if something of it runs on.
   */
  readonly terminate: () => Promise<number>;
  /** Ends it with all that it has started. */
  readonly stop: () => Promise<void>;
}

/** Starts a command line in a process group of its own, which also ends with this process. */
export function startCommand(
  commandLine: string,
  cwd: string,
  env: NodeJS.ProcessEnv,
  input: 'ignore' | 'pipe' = 'ignore',
): Running {
  const child = spawn(commandLine, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    shell: true,
    stdio: [input, 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const kill = (): void => signal(child.pid, 'SIGKILL');
  // Before the folder that it writes to is removed.
  process.prependOnceListener('exit', kill);
  const ended = new Promise<number | NodeJS.Signals>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, by) => {
      process.off('exit', kill);
      resolve(code ?? by ?? 1);
    });
  });
  const stop = async (): Promise<void> => {
    signal(child.pid, 'SIGTERM');
    await Promise.race([ended, wait(5_000)]);
    kill();
    await ended;
  };
  const terminate = async (): Promise<number> => {
    const start = performance.now();
    child.kill('SIGTERM');
    // Its output is closed when the last process has ended that writes to it.
    const end = await Promise.race([ended, wait(patience, undefined, { ref: false })]);
    if (end === undefined) throw new Error(`"${commandLine}" runs on after SIGTERM.`);
    return (performance.now() - start) / 1000;
  };
  return { input: child.stdin, output: () => output, ended, terminate, stop };
}

/** To a whole group, which may have ended. */
function signal(group: number | undefined, name: NodeJS.Signals): void {
  try {
    if (group !== undefined) process.kill(-group, name);
  } catch {
    // It has ended.
  }
}
