export { warnOfBrokenMarkdownLink } from './links';
export { contentPlugins, remarkFailOnMessages, createMdxProcessor } from './content-plugins';
export { fenceValue, fenceWords } from './fence';
export { remarkParts } from './code-blocks';
export { isReferencePage, replacePlaceholders } from './placeholders';
