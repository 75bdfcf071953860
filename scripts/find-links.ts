import { setTimeout as wait } from 'node:timers/promises';
import { exampleAddresses } from '../src/product';

/** Addresses of other sites, each with the pages that link to it. Examples lead nowhere. */
export function findLinks(
  pages: ReadonlyMap<string, string>,
  examples: readonly string[] = exampleAddresses(),
): Map<string, string[]> {
  const hosts = new Set(examples.map((address) => new URL(address).host));
  const links = new Map<string, string[]>();
  for (const [page, html] of pages) {
    const found = html.matchAll(/<a [^>]*?href="?(https?:\/\/[^"\s>]+)/g);
    const addresses = new Set([...found].map(([, address = '']) => decode(address)));
    for (const address of addresses) {
      const { host, hostname } = new URL(address);
      if (hosts.has(host) || hostname === 'localhost' || hostname.endsWith('.example')) continue;
      links.set(address, [...(links.get(address) ?? []), page]);
    }
  }
  return links;
}

/** Without the fragment, which a server never sees. */
function decode(address: string): string {
  return address.replaceAll('&amp;', '&').replace(/#.*$/, '');
}

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
