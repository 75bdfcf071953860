import type { PluggableList } from 'unified';
import type { Texts } from 'graphql-docs-reference/options';
import type { SchemaStore } from 'graphql-docs-reference/graphql';
import { remarkChangeLinks } from './change-links';
import { remarkCodeBlocks, remarkGraphqlCode } from './code-blocks';
import { remarkDiagrams } from './diagrams';
import { remarkDownloadLinks } from './download-links';
import { remarkFirstRequest } from './first-request';
import { remarkGraphqlExchanges } from './graphql-exchanges';
import { remarkGraphqlLinks } from './graphql-links';
import { remarkGraphqlSamples } from './graphql-samples';
import type { Placeholders } from './placeholders';
import { remarkPlaceholders } from './placeholders';
import { remarkRunnable } from './runnable';
import { remarkStaticOnly } from './static-only';

/**
 * What guides, posts and pages go through, in this order: when they are checked, and when built.
 * Their trees have parts of ours, which `remarkParts` makes HTML for MDX, and which twins print.
 */
export function contentPlugins(
  store: SchemaStore,
  placeholders: Placeholders,
  { guides }: Texts = {},
): PluggableList {
  return [
    remarkStaticOnly,
    [remarkPlaceholders, placeholders],
    [remarkGraphqlLinks, store],
    remarkDownloadLinks,
    [remarkChangeLinks, store],
    [remarkFirstRequest, store],
    [remarkRunnable, store],
    [remarkGraphqlExchanges, store],
    [remarkGraphqlSamples, store],
    remarkDiagrams,
    // Docusaurus takes no options that are undefined.
    guides?.testedCode === undefined ? remarkCodeBlocks : [remarkCodeBlocks, guides.testedCode],
  ];
}

/** What they go through in any other site, which has components and code blocks of its own. */
export function guidePlugins(store: SchemaStore): PluggableList {
  return [
    [remarkGraphqlLinks, store],
    remarkDownloadLinks,
    [remarkChangeLinks, store],
    [remarkRunnable, store],
    [remarkGraphqlExchanges, store],
    [remarkGraphqlSamples, store],
    remarkGraphqlCode,
  ];
}
