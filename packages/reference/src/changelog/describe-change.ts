import type { PhrasingContent } from 'mdast';
import type { Change } from './change';
import { contractSentences } from './contract-sentences';
import { directiveSentences } from './directive-sentences';
import { elementSentences } from './element-sentences';
import type { Sentences } from './sentence-parts';

/** A change as one sentence; what the SDL writes is code, the coordinate of what changed first. */
export function describeChange(change: Change): PhrasingContent[] {
  return describeInMarkdown(change)
    .split(/`([^`]+)`/)
    .flatMap((value, index): PhrasingContent[] => {
      if (value === '') return [];
      return [index % 2 === 1 ? { type: 'inlineCode', value } : { type: 'text', value }];
    });
}

/** The same sentence without marks, for titles and terminals. */
export function describePlainly(change: Change): string {
  return describeInMarkdown(change).replaceAll('`', '');
}

/** The same sentence in CommonMark. */
export function describeInMarkdown(change: Change): string {
  return sentences[change.kind]({
    ...change,
    what: `\`${change.coordinate}\``,
    old: `\`${change.before ?? ''}\``,
    now: `\`${change.after ?? ''}\``,
  });
}

const sentences: Required<Sentences> = {
  ...elementSentences,
  ...directiveSentences,
  ...contractSentences,
};
