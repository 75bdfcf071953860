export { unlinkBrokenMarkdownLink } from './links';
export { createMdxProcessor, placeInReason } from './read-markdown';
export { fenceValue, fenceWords } from './fence';
export { replacePlaceholders } from './placeholders';
