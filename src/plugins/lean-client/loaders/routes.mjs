import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { takePages } from '../page-tables.mjs';

/** The table of routes without its pages, whose routes are made from the table of chunks. */
export default function routesLoader(source) {
  const path = join(this.context, 'routesChunkNames.json');
  this.addDependency(path);
  return `
    import { pages } from '@generated/routesChunkNames';
    import { pageRoutes as routesOf } from '@site/src/plugins/lean-client/client/pages';
    const pageRoutes = (index) => routesOf(pages[index], ComponentCreator);
    ${takePages(source, JSON.parse(readFileSync(path, 'utf8'))).routes}
  `;
}
