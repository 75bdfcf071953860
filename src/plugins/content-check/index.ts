import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { InputError } from '../../graphql/problem';
import type { SchemaStore } from '../../graphql/schema-store';
import type { ContentReport } from '../../content/check-content';
import { checkContent } from '../../content/check-content';

/**
 * Reads all guides, posts and pages before any plugin loads content, so that a contributor gets
 * every problem at once, with its place, and not the first one that some plugin stumbles over.
 */
export default async function contentCheck(
  { siteDir }: LoadContext,
  { store }: { readonly store: SchemaStore },
): Promise<Plugin<ContentReport>> {
  await store.whenSet;
  const report = await checkContent(siteDir, store);
  const { files, problems } = report;
  if (problems.length > 0) throw new InputError(problems);
  const samples = files.reduce((sum, file) => sum + file.samples, 0);
  if (store.get().isOwn) {
    logger.info(`${samples} GraphQL samples in ${files.length} files are valid.`);
  } else {
    logger.info(`SCHEMA names another schema: the ${samples} GraphQL samples are not checked.`);
  }
  return { name: 'content-check', loadContent: () => report };
}
