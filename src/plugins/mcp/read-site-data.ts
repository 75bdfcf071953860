import { createReferenceReader } from '../../content/read-reference';
import { makeTwins } from '../../content/twins';
import { createSchemaStore } from '../../graphql/schema-store';
import type { SiteData } from '../../mcp/site-data';
import { product, sourceUrl } from '../../product';
import { readOwnGuides } from '../search/read-own-guides';
import { makeSiteData } from './make-site-data';

/**
 * The data of this site from its sources, without a build.
 *
 * @param schema file or glob of another schema's SDL.
 * @throws InputError with every problem found, each with file, line, column and fix.
 */
export async function readSiteData(schema?: string): Promise<SiteData> {
  const isOwn = schema === undefined;
  const store = createSchemaStore();
  const read = createReferenceReader('.', {
    schema: schema ?? 'schema/**/*.graphql',
    isOwnSchema: isOwn,
    store,
    endpoint: product.urls.api,
    sourceUrl,
  });
  const [reference, guides] = await Promise.all([read(), readOwnGuides()]);
  const twins = await makeTwins('.', reference, { store });
  const { context, sdl, town } = reference;
  return makeSiteData({ dir: '.', context, isOwn, sdl, town, guides, twins });
}
