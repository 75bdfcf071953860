export { warnOfBrokenMarkdownLink } from './links';
export { contentPlugins, remarkFailOnMessages } from './content-plugins';
export { createMdxProcessor } from './read-markdown';
export { fenceValue, fenceWords } from './fence';
export { remarkParts } from './code-blocks';
export { isReferencePage, replacePlaceholders } from './placeholders';
