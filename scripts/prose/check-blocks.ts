import type { Paragraph } from 'mdast';
import { toNlcst } from 'mdast-util-to-nlcst';
import { ParseEnglish } from 'parse-english';
import retextEquality from 'retext-equality';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import type { Problem } from 'graphql-docs-reference/graphql';
import type { BlockNode } from './blocks';
import { retextPassiveAgent } from './rules/passive-agent';
import { retextSentenceLength } from './rules/sentence-length';
import { retextWordList } from './rules/word-list';

/** Words that are about people elsewhere, and about servers, requests, buttons and programs here. */
const technicalTerms = [
  'actor',
  'disable',
  'disabled',
  'host',
  'hosts',
  'insomnia',
  'invalid',
  'postman',
  'simple',
];

const rules = unified()
  .use(retextWordList)
  .use(retextSentenceLength)
  .use(retextPassiveAgent)
  .use(retextEquality, { ignore: technicalTerms })
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .freeze();

const english = new ParseEnglish();

/** Code is one word of a sentence, whatever is in it; so is a placeholder. */
const likeCode = { source: ['mdxTextExpression', 'html'] };

/** All blocks at once, since each run of the rules prepares all of their phrases. */
export function checkBlocks(nodes: readonly BlockNode[], file: string, text: string): Problem[] {
  const messages = new VFile({ path: file, value: text });
  const children = nodes.flatMap(
    (node) => toNlcst(asParagraph(node), messages, english, likeCode).children,
  );
  rules.runSync({ type: 'RootNode', children }, messages);
  return messages.messages.map((message) => ({
    file,
    line: message.line ?? 1,
    column: message.column ?? 1,
    message: `${message.reason.replaceAll('`', '"')}. (${ruleOf(message)})`,
  }));
}

/** Cells of tables are left out otherwise. */
function asParagraph({ children, position }: BlockNode): Paragraph {
  return { type: 'paragraph', children, ...(position && { position }) };
}

/** The rules of a package of retext go by the name of the package, of which each is one idea. */
function ruleOf({ source, ruleId }: VFileMessage): string {
  return (source === 'prose' ? ruleId : source?.replace('retext-', '')) ?? 'prose';
}
