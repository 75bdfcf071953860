import type { Root } from 'nlcst';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { flatten } from '../flatten';
import { words } from './words';

const entries = words.flatMap(({ replace }) =>
  Object.entries(replace).map(([pattern, expected]) => ({
    pattern: new RegExp(`(?<![\\w\\-])(?:${pattern})(?![\\w\\-])`, 'giu'),
    expected,
  })),
);

/** Reports the words of the list, each with a better one. */
export const retextWordList: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'SentenceNode', (sentence) => {
    const { text, placeOf } = flatten(sentence);
    for (const { pattern, expected } of entries) {
      for (const { 0: found, index } of text.matchAll(pattern)) {
        file.message(`Unexpected "${found}", expected ${expected}`, {
          place: placeOf(index),
          ruleId: 'word-list',
          source: 'prose',
        });
      }
    }
  });
};
