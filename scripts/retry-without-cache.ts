import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';

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
