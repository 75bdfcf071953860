import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { takePages } from '../page-tables.mjs';
import { shortChunkNames } from '../short-names.mjs';

/** The table of chunks, with its pages in short. `routes` makes their routes from the same list. */
export default function routesChunkNamesLoader(source) {
  const read = (name) => {
    const path = join(this.context, name);
    this.addDependency(path);
    return readFileSync(path, 'utf8');
  };
  const shortNames = shortChunkNames(read('registry.js'));
  const shortened = source.replaceAll(/"([0-9a-f]{8})"/g, (quoted, name) =>
    shortNames.has(name) ? JSON.stringify(shortNames.get(name)) : quoted,
  );
  const { pages, chunkNames } = takePages(read('routes.js'), JSON.parse(shortened));
  return `
    import { pageChunkNames } from '@site/src/plugins/lean-client/client/pages';
    export const pages = ${JSON.stringify(pages)};
    export default { ...${JSON.stringify(chunkNames)}, ...pageChunkNames(pages) };
  `;
}
