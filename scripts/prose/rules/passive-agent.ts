import type { Root } from 'nlcst';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { codeMark, flatten } from '../flatten';

/** What "by" follows as a relation: nobody acts in "is followed by the id". */
const relations = 'followed|preceded|replaced|separated|sorted|ordered|grouped|limited';

const agents =
  'the|an?|your|its|their|this|these|every|each|one|some|people|someone|somebody|whoever|other|another';

const passive = new RegExp(
  `(?<!\\w)(?:am|is|are|was|were|be|been|being)(?: \\w+ly| not| only| then)? (?!(?:${relations}) )[a-z]+ by (?:${agents}|[A-Z]\\w+|${codeMark})(?!\\w)`,
  'gu',
);

/**
 * Reports a passive that names who acts, "is sent by the gateway": the sentence is shorter with the
 * actor in front. A passive without an actor is often right, since the object is what matters.
 */
export const retextPassiveAgent: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'SentenceNode', (sentence) => {
    const { text, placeOf } = flatten(sentence);
    for (const match of text.matchAll(passive)) {
      const found = match[0].replaceAll(codeMark, '…');
      file.message(`Unexpected passive "${found}", expected who acts in front of the verb`, {
        place: placeOf(match.index),
        ruleId: 'passive-agent',
        source: 'prose',
      });
    }
  });
};
