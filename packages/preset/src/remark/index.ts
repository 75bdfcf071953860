export { warnOfBrokenMarkdownLink } from './broken-markdown-links';
export { contentPlugins } from './content-plugins';
export { remarkFailOnMessages } from './fail-on-messages';
export { fenceValue, fenceWords } from './fence';
export { createMdxProcessor } from './mdx-processor';
export { remarkParts } from './parts';
export { isReferencePage, replacePlaceholders } from './placeholders';
