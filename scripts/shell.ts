import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { createAnnotator } from './annotate';

/**
 * Runs a command line whose output the reader sees; gives its exit code, 1 where a signal ended it.
 * On GitHub, each problem in the output is put on its line of the pull request, too.
 */
export function shell(
  commandLine: string,
  env: NodeJS.ProcessEnv = {},
  cwd = '.',
): Promise<number> {
  const annotates = process.env['GITHUB_ACTIONS'] === 'true';
  const output = annotates ? 'pipe' : 'inherit';
  return new Promise((resolve, reject) => {
    const child = spawn(commandLine, {
      cwd,
      shell: true,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) annotate(stream, cwd);
    }
    child.on('error', reject);
    child.on('close', (code) => {
      resolve(code ?? 1);
    });
  });
}

function annotate(input: NodeJS.ReadableStream, cwd: string): void {
  const annotationOf = createAnnotator(cwd);
  createInterface({ input }).on('line', (line) => {
    const annotation = annotationOf(line);
    console.log(annotation === undefined ? line : `${line}\n${annotation}`);
  });
}
