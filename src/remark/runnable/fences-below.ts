import type { Code, RootContent } from 'mdast';
import { fenceValue, fenceWords } from '../fence-words';

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

/** Nothing where it is not an object of JSON: the tests of all samples say so. */
export function parseJson({ value }: Code): Readonly<Record<string, unknown>> | undefined {
  try {
    const json: unknown = JSON.parse(value);
    return typeof json === 'object' && json !== null ? { ...json } : undefined;
  } catch {
    return undefined;
  }
}
