import type { SiteOptions } from '../../content/read-reference';
import { createReferenceReader } from '../../content/read-reference';
import { makeTwins } from '../../content/twins';
import { createSchemaStore } from 'graphql-docs-reference/graphql';
import type { SiteData } from 'graphql-docs-mcp';
import { readOwnGuides } from '../search/read-own-guides';
import { makeSiteData } from './make-site-data';

/**
 * The data of this site from its sources, without a build.
 *
 * @throws InputError with every problem found, each with file, line, column and fix.
 */
export async function readSiteData(options: SiteOptions): Promise<SiteData> {
  const store = createSchemaStore();
  const read = createReferenceReader('.', { ...options, store });
  const { product, samples } = options;
  const [reference, guides] = await Promise.all([read(), readOwnGuides(product.placeholders)]);
  const twins = await makeTwins('.', reference, { store });
  return makeSiteData({ dir: '.', reference, samples, guides, twins });
}
