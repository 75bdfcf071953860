import { setTimeout as wait } from 'node:timers/promises';

const tries = 3;
/** In milliseconds: servers that are busy are asked again later, each time later. */
const patience = { answer: 20_000, again: 5000 };

/** What is wrong with an address; undefined if it answers. */
export async function checkLink(
  address: string,
  { answer, again } = patience,
): Promise<string | undefined> {
  let fault: string | undefined;
  for (let count = 1; count <= tries; count += 1) {
    if (count > 1) await wait(again * (count - 1));
    try {
      const signal = AbortSignal.timeout(answer);
      const { ok, status, body } = await fetch(address, { signal, redirect: 'follow' });
      await body?.cancel();
      if (ok) return undefined;
      fault = `status ${status}`;
      if (status !== 429 && status < 500) return fault;
    } catch (error) {
      fault = reasonOf(error);
    }
  }
  return fault;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}
