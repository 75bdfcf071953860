import { memo, onceResolved } from 'graphql-docs-reference/calls';
import { fetchText } from './fetch-text';

const loads = memo((path: string) =>
  onceResolved(async () => JSON.parse(await fetchText(path)) as unknown),
);

/** Fetches data of the site, once; after a failure, the next call asks for it again. */
export function loadData(path: string): Promise<unknown> {
  return loads(path)();
}
