import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

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
