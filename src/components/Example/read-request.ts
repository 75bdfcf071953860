import type { Draft } from './state';

/** The request of an example, from the page itself, so that it is not shipped a second time. */
export function readRequest(example: Element | null): Draft {
  const blocks = [...(example?.querySelectorAll('.language-json pre') ?? [])];
  return {
    query: textOf(example?.querySelector('.language-graphql pre')),
    variables: blocks.length > 1 ? textOf(blocks[0]) : '',
    cursor: 0,
  };
}

function textOf(block: Element | null | undefined): string {
  return block?.textContent.trimEnd() ?? '';
}
