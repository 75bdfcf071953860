import { fetchText } from './fetch-text';

const files = new Map<string, Promise<unknown>>();

/** Fetches data of the site, once; after a failure, the next call asks for it again. */
export function loadData(path: string): Promise<unknown> {
  const known = files.get(path);
  if (known) return known;
  const data = fetchText(path).then((text) => JSON.parse(text) as unknown);
  files.set(path, data);
  data.catch(() => files.delete(path));
  return data;
}
