import { toString } from 'mdast-util-to-string';
import type { Block } from '../tree';

/**
 * What readers need first comes first, as some programs cut a page off after 5,000 characters: the
 * sections that are marked as early, in their order. Sections of which nothing is left go, and so
 * does a first paragraph that says nothing but the description of the page.
 */
export function orderSections(blocks: readonly Block[], description: string): Block[] {
  const [lead = [], ...sections] = splitAtHeadings(blocks);
  const [first, ...others] = lead;
  const isSaid =
    first?.type === 'paragraph' &&
    first.children.every(({ type }) => type === 'text') &&
    toString(first).trim() === description;
  const told = sections.filter((section) => section.length > 1);
  return [
    ...(isSaid ? others : lead),
    ...told.filter(isEarly).flat(),
    ...told.filter((section) => !isEarly(section)).flat(),
  ];
}

/** What stands before the first section, then each section with its heading. */
function splitAtHeadings(blocks: readonly Block[]): Block[][] {
  const parts: Block[][] = [[]];
  for (const block of blocks) {
    if (block.type === 'heading' && block.depth === 2) parts.push([block]);
    else parts.at(-1)?.push(block);
  }
  return parts;
}

function isEarly([heading]: readonly Block[]): boolean {
  return heading?.type === 'heading' && heading.data?.isEarly === true;
}
