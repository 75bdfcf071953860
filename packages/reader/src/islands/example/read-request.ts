import type { Draft } from './state';

/** The request of an example as its page shows it. */
export function readRequest(example: Element): Draft {
  return {
    query: textOf(example, 'request'),
    variables: textOf(example, 'variables'),
    cursor: 0,
  };
}

function textOf(example: Element, part: 'request' | 'variables'): string {
  const block = example.querySelector(`[data-part=${part}] pre`);
  return block?.textContent.trimEnd() ?? '';
}
