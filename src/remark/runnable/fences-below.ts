import type { Code, RootContent } from 'mdast';
import { fenceValue, fenceWords } from '../fence';

interface FencesBelow {
  readonly variables: Code | undefined;
  readonly response: Code | undefined;
}

/** The JSON right below a sample, by the beginning of its titles. */
export function fencesBelow(siblings: readonly RootContent[], sample: Code): FencesBelow {
  const next = siblings.slice(siblings.indexOf(sample) + 1);
  const [first, second] = next.map((node) => (node.type === 'code' ? node : undefined));
  const variables = first && isTitled(first, 'Variables') ? first : undefined;
  const last = variables ? second : first;
  return { variables, response: last && isTitled(last, 'Response') ? last : undefined };
}

function isTitled({ lang, meta }: Code, title: string): boolean {
  return lang === 'json' && (fenceValue(fenceWords(meta), 'title') ?? '').startsWith(title);
}
