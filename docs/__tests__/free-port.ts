import { createServer } from 'node:net';

/** Below the ports that a system gives to whoever asks for any; each worker has its own. */
let last = 20_000 + 1000 * Number(process.env['VITEST_POOL_ID'] ?? 0);

/** A port that nobody listens on, or gets until it is used. */
export async function freePort(): Promise<number> {
  for (;;) {
    last += 1;
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false)).listen(last, () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return last;
  }
}
