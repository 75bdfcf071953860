import { spawn } from 'node:child_process';

/** Runs a command line whose output the reader sees; gives its exit code, 1 where a signal ended it. */
export function shell(
  commandLine: string,
  env: NodeJS.ProcessEnv = {},
  cwd = '.',
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(commandLine, {
      cwd,
      shell: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('close', (code) => {
      resolve(code ?? 1);
    });
  });
}
