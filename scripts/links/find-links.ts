import { exampleAddresses } from '../../src/product';

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
