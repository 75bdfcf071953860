export { unlinkBrokenMarkdownLink } from './links';
export { createMdxProcessor } from './read-markdown';
export { fenceValue, fenceWords } from './fence';
export { isReferencePage, replacePlaceholders } from './placeholders';
