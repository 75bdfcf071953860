import type { Sentence, SentenceContent } from 'nlcst';
import { toString } from 'nlcst-to-string';

/** The parser takes "in." and "100." for abbreviations, and reads on into the next sentence. */
export function splitSentence({ children }: Sentence): SentenceContent[][] {
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
