import { readFileSync } from 'node:fs';
import type { Heading, Paragraph, TableCell } from 'mdast';
import { toNlcst } from 'mdast-util-to-nlcst';
import type { Root, Sentence, SentenceContent } from 'nlcst';
import { toString } from 'nlcst-to-string';
import { ParseEnglish } from 'parse-english';
import retextEquality from 'retext-equality';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import type { Transformer } from 'unified';
import { unified } from 'unified';
import type { Point, Position } from 'unist';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { parse } from 'yaml';
import type { Problem } from 'graphql-docs-reference/graphql';

export type BlockNode = Heading | Paragraph | TableCell;

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

/** Words that are about people elsewhere, and about servers, requests, buttons and programs here. */
const technicalTerms = [
  ...['actor', 'disable', 'disabled', 'host', 'hosts'],
  ...['insomnia', 'invalid', 'postman', 'simple'],
];

/** What a pattern of `words.yml` has in braces: words after "stands", and after "is no" and "are no". */
const lists: Readonly<Record<string, string>> = {
  places:
    'above|after|as|at|before|behind|below|beside|between|by|first|here|how|in|inside|last|near|next|of|on|outside|there|together|under|where|with|within',
  comparisons: 'better|different|good|later|less|longer|more|one|other|use|worse',
};

const words = parse(readFileSync('scripts/prose/words.yml', 'utf8')) as Record<string, string>;

const rules = unified()
  .use(retextProse)
  .use(retextEquality, { ignore: technicalTerms })
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .freeze();

/** Our own rules, which README.md lists. */
function retextProse(): Transformer<Root> {
  const list = Object.entries(words).map(([pattern, expected]) => {
    const whole = pattern.replace(/\{(\w+)\}/g, (all, name: string) => lists[name] ?? all);
    return { pattern: new RegExp(`(?<![\\w\\-])(?:${whole})(?![\\w\\-])`, 'giu'), expected };
  });
  return (tree, file) => {
    visit(tree, 'SentenceNode', (sentence) => {
      const report = (ruleId: string, reason: string, place: Point | Position | undefined): void =>
        void file.message(reason, { place, ruleId, source: 'prose' });
      const { text, placeOf } = flatten(sentence);
      for (const { pattern, expected } of list) {
        for (const { 0: found, index } of text.matchAll(pattern)) {
          report('word-list', `Unexpected "${found}", expected ${expected}`, placeOf(index));
        }
      }
      for (const part of splitSentence(sentence)) {
        const count = part.filter(isWord).length;
        if (count <= mostWords) continue;
        const reason = `Unexpected sentence of ${count} words, expected at most ${mostWords}. Split it or cut it`;
        report('sentence-length', reason, part.find(isWord)?.position);
      }
      for (const { 0: match, index } of text.matchAll(passive)) {
        const found = match.replaceAll(codeMark, '…');
        const reason = `Unexpected passive "${found}", expected who acts in front of the verb`;
        report('passive-agent', reason, placeOf(index));
      }
    });
  };
}

/** A piece of code counts as one. */
const mostWords = 30;

/** What code, placeholders and addresses are in a flat text. */
const codeMark = '\u{FFFC}';

/** What "by" follows as a relation: nobody acts in "is followed by the id". */
const relations = 'followed|preceded|replaced|separated|sorted|ordered|grouped|limited';

const agents =
  'the|an?|your|its|their|this|these|every|each|one|some|people|someone|somebody|whoever|other|another';

/**
 * A passive that names who acts, "is sent by the gateway": the sentence is shorter with the actor in
 * front. A passive without an actor is often right, since the object is what matters.
 */
const passive = new RegExp(
  `(?<!\\w)(?:am|is|are|was|were|be|been|being)(?: \\w+ly| not| only| then)? (?!(?:${relations}) )[a-z]+ by (?:${agents}|[A-Z]\\w+|${codeMark})(?!\\w)`,
  'gu',
);

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

/** A sentence as one string. Code, placeholders and addresses show as `codeMark`. */
interface FlatText {
  readonly text: string;
  /** The place in the file of a character of the text. */
  readonly placeOf: (index: number) => Point | undefined;
}

function flatten(sentence: Sentence): FlatText {
  let text = '';
  const starts: { index: number; point: Point | undefined }[] = [];
  visit(sentence, (node) => {
    if (!('value' in node)) return;
    starts.push({ index: text.length, point: node.position?.start });
    text += textOf(node.type, node.value);
  });
  const placeOf = (index: number): Point | undefined => {
    const start = starts.findLast((candidate) => candidate.index <= index);
    if (!start?.point) return;
    const { line, column, offset = 0 } = start.point;
    const beyond = index - start.index;
    return { line, column: column + beyond, offset: offset + beyond };
  };
  return { text, placeOf };
}

function textOf(type: string, value: string): string {
  if (type === 'SourceNode') return codeMark;
  return type === 'WhiteSpaceNode' ? value.replace(/\s/g, ' ') : value.replaceAll('’', "'");
}
