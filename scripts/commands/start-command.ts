import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

export interface Running {
  /** What it has printed so far. */
  readonly output: () => string;
  /** Resolves with its exit code, or with the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** Ends it with all that it has started. */
  readonly stop: () => Promise<void>;
}

/** Starts a command line in a process group of its own, which also ends with this process. */
export function startCommand(commandLine: string, cwd: string, env: NodeJS.ProcessEnv): Running {
  const child = spawn(commandLine, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
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
  return { output: () => output, ended, stop };
}

/** To a whole group, which may have ended. */
function signal(group: number | undefined, name: NodeJS.Signals): void {
  try {
    if (group !== undefined) process.kill(-group, name);
  } catch {
    // It has ended.
  }
}
