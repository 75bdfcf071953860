export { createFeedItems } from './blog-feeds';
export { createGitHistory } from './git-history';
export { generatorName, generatorOptions } from './graphql-reference/generate';
export type { ReadPage } from './graphql-reference/page-data';
export { bundleServer, makePackage } from './mcp/make-package';
export { readSiteData, sourceModel } from './mcp/make-site-data';
export { loadOwnSearch } from './search/own-search';
export { supplyLinks } from './supply';
