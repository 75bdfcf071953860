import { readFileSync } from 'node:fs';

/** Paths of every page in the sitemap of the built site. */
export function readSitemap(): string[] {
  const xml = readFileSync('build/sitemap.xml', 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
}

/** Every route that the specification asks for. */
export function readRequiredRoutes(): string[] {
  return readFileSync('e2e/fixtures/routes.txt', 'utf8').trim().split('\n');
}
