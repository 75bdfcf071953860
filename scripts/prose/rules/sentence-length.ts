import type { Root, SentenceContent } from 'nlcst';
import { toString } from 'nlcst-to-string';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { splitSentence } from '../split-sentence';

const mostWords = 30;

/** Reports sentences of more than 30 words; a piece of code counts as one. */
export const retextSentenceLength: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'SentenceNode', (node) => {
    for (const sentence of splitSentence(node)) {
      const count = sentence.filter(isWord).length;
      if (count <= mostWords) continue;
      const reason = `Unexpected sentence of ${count} words, expected at most ${mostWords}. Split it or cut it`;
      file.message(reason, {
        place: sentence.find(isWord)?.position,
        ruleId: 'sentence-length',
        source: 'prose',
      });
    }
  });
};

function isWord(node: SentenceContent): boolean {
  return (
    node.type === 'SourceNode' || (node.type === 'WordNode' && /[\p{L}\d]/u.test(toString(node)))
  );
}
