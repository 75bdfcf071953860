import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Keeps other builds out of this folder: they share what Docusaurus generates. Takes over from a
 * build that was killed. Gives what lets the next one in.
 *
 * @throws Error if another build is running.
 */
export function lockBuild(file = '.docusaurus/build.lock'): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const holder = writeLock(file);
  if (holder !== undefined && isRunning(holder)) {
    throw new Error(
      `Unexpected second build in this folder, where process ${holder} is building. Wait until it ends, or build in another checkout. If no build is running, delete ${file}.`,
    );
  }
  if (holder !== undefined) writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

/** The process that has written the lock before, if there is one. */
function writeLock(file: string): number | undefined {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return undefined;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    return Number(readFileSync(file, 'utf8'));
  }
}

function isRunning(id: number): boolean {
  // In a new container the same number is that of this process. A full disk leaves an empty lock, and
  // a signal to 0 or below goes to whole groups of processes.
  if (id === process.pid || !(id > 0)) return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** The exit code of a process, or the signal that ended it. */
export type End = number | NodeJS.Signals;

/** Runs the bundler, and again without its cache if it crashes: that is how it ends on a damaged one. */
export async function retryWithoutCache(
  run: () => Promise<End>,
  cache = 'node_modules/.cache/rspack',
): Promise<End> {
  const end = await run();
  if (end !== 'SIGABRT' || !existsSync(cache)) return end;
  console.warn(`The bundler crashed. It starts again without its cache, ${cache}.`);
  await rm(cache, { recursive: true });
  return run();
}
