import type { Root, Sentence, SentenceContent } from 'nlcst';
import { toString } from 'nlcst-to-string';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

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

/** The parser takes "in." and "100." for abbreviations, and reads on into the next sentence. */
function splitSentence({ children }: Sentence): SentenceContent[][] {
  const sentences: SentenceContent[][] = [[]];
  children.forEach((node, index) => {
    if (isStart(node, children.slice(Math.max(index - 2, 0), index))) sentences.push([]);
    sentences.at(-1)?.push(node);
  });
  return sentences;
}

function isStart(node: SentenceContent, [before, between]: readonly SentenceContent[]): boolean {
  return (
    before !== undefined &&
    between?.type === 'WhiteSpaceNode' &&
    /[.!?]$/.test(toString(before)) &&
    (node.type === 'SourceNode' || /^\p{Lu}/u.test(toString(node)))
  );
}
