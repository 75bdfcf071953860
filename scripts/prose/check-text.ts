import type { Root, RootContent, Text, Code, Yaml } from 'mdast';
import type { Point } from 'unist';
import type { Problem } from 'graphql-docs-reference/graphql';
import { SKIP, visit } from 'unist-util-visit';
import type { GraphQLError, StringValueNode, Token } from 'graphql';
import { parse, Source, TokenKind, visit as visitSdl } from 'graphql';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { createMdxProcessor, placeInReason } from 'docusaurus-preset-graphql-docs/remark';
import type { BlockNode } from './rules';
import { checkBlocks } from './rules';

/** All that is wrong with the English of a file, in the order of the places, or why it can't be read. */
export function checkText(file: string, text: string): Problem[] {
  try {
    return checkTrees(readTrees(file, text), file, text);
  } catch (error) {
    return [unreadable(file, error as ParseError)];
  }
}

/** Of MDX, or of GraphQL. */
type ParseError = Error & Partial<Problem> & Pick<GraphQLError, 'locations'>;

function unreadable(file: string, error: ParseError): Problem {
  const place = error.line === undefined ? placeInReason(error.message) : error;
  const { line = 1, column = 1 } = error.locations?.[0] ?? place ?? {};
  return { file, line, column, message: error.message };
}

function checkTrees(trees: readonly Root[], file: string, text: string): Problem[] {
  const found = trees.map((tree) => {
    splitLines(tree, text);
    return findBlocks(tree);
  });
  const blocks = found.flatMap((tree) => tree.blocks);
  const check = (optOut: OptOut | undefined): Problem[] =>
    checkBlocks(nodesOf(blocks, optOut), file, text);
  const unjustified = found
    .flatMap((tree) => tree.optOuts)
    .flatMap((optOut) => {
      const message = problemOf(optOut, check(optOut).length > 0);
      if (message === undefined) return [];
      return [{ file, line: optOut.place.line, column: optOut.place.column, message }];
    });
  const problems = [...check(undefined), ...unjustified];
  return problems.sort((a, b) => a.line - b.line || a.column - b.column);
}

function nodesOf(blocks: readonly Block[], optOut: OptOut | undefined): BlockNode[] {
  return blocks.flatMap((block) => (block.optOut?.place === optOut?.place ? [block.node] : []));
}

function problemOf({ reason }: OptOut, isNeeded: boolean): string | undefined {
  if (reason === '') return 'Unexpected "prose:" alone, expected the reason after it. (opt-out)';
  if (!isNeeded) return 'Unexpected "prose:" before a text without problems. Delete it. (opt-out)';
  return;
}

/**
 * Gives each line of a text a node of its own: the position of the second line of a text in a list
 * can't be counted from the first, since the value lacks the indentation of the source.
 */
function splitLines(tree: Root, source: string): void {
  visit(tree, 'text', (node, index, parent) => {
    if (!parent || index === undefined || !node.value.includes('\n')) return;
    const lines = linesOf(node, source);
    parent.children.splice(index, 1, ...lines);
    return [SKIP, index + lines.length];
  });
}

function linesOf(node: Text, source: string): Text[] {
  if (!node.position) return [node];
  const values = node.value.split(/(?<=\n)/);
  const starts = [node.position.start];
  for (const value of values.slice(1)) {
    const { line, offset = 0 } = starts.at(-1) ?? node.position.start;
    const lineStart = source.indexOf('\n', offset) + 1;
    const found = source.indexOf(value.trimEnd(), lineStart);
    const at = found === -1 ? lineStart : found;
    starts.push({ line: line + 1, column: at - lineStart + 1, offset: at });
  }
  const ends = [...starts.slice(1), node.position.end];
  return values.map((value, index) => {
    const { start, end } = node.position ?? {};
    const from = starts[index] ?? start;
    const to = ends[index] ?? end;
    return { type: 'text', value, ...(from && to && { position: { start: from, end: to } }) };
  });
}

/** Text that is read in one go, and the comment that takes it out of the check. */
interface Block {
  readonly node: BlockNode;
  readonly optOut: OptOut | undefined;
}

/** A comment such as `prose: quotes an old message` before a paragraph, a list or a table. */
interface OptOut {
  readonly reason: string;
  readonly place: Point;
}

interface Blocks {
  readonly blocks: readonly Block[];
  /** Each that a tree has, needed or not. */
  readonly optOuts: readonly OptOut[];
}

function findBlocks(tree: Root): Blocks {
  const optOuts: OptOut[] = [];
  const blocks: Block[] = [];
  const collect = (node: Root | RootContent, above: OptOut | undefined): void => {
    visit(node, (descendant, index, parent) => {
      const own = parent && index !== undefined ? readOptOut(parent.children[index - 1]) : above;
      if (own && descendant !== node) {
        collect(descendant, own);
        return SKIP;
      }
      const optOut = readOptOut(descendant);
      if (optOut) optOuts.push(optOut);
      if (isBlock(descendant)) blocks.push({ node: descendant, optOut: above });
      return;
    });
  };
  collect(tree, undefined);
  return { blocks, optOuts };
}

function isBlock(node: Root | RootContent): node is BlockNode {
  return node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
}

function readOptOut(node: Root | RootContent | undefined): OptOut | undefined {
  if (!node?.position || (node.type !== 'mdxFlowExpression' && node.type !== 'html')) return;
  const comment = /^(?:\/\*|<!--)\s*prose:(.*?)(?:\*\/|-->)$/s.exec(node.value.trim());
  return comment ? { reason: comment[1]?.trim() ?? '', place: node.position.start } : undefined;
}

const mdx = createMdxProcessor();
const markdown = unified().use(remarkParse).use(remarkGfm);
const markdownFile = unified().use(remarkParse).use([remarkFrontmatter, remarkGfm]);

/**
 * The prose of a file as trees of Markdown, whose nodes have their positions in the file.
 *
 * @throws what the parser of MDX or GraphQL throws for a text that it can't read
 */
function readTrees(file: string, source: string): Root[] {
  if (file.endsWith('.graphql')) return readGraphql(source);
  return withPieces((file.endsWith('.mdx') ? mdx : markdownFile).parse(source), source);
}

/** The trees of a guide: its text, its title and description, the words of its diagrams. */
function withPieces(tree: Root, source: string): Root[] {
  const pieces: Piece[] = [];
  visit(tree, (node) => {
    if (node.type === 'yaml') pieces.push(...piecesOf(node, source, frontMatterLine));
    if (node.type === 'code' && node.lang === 'mermaid') {
      pieces.push(...piecesOf(node, source, diagramLine));
    }
  });
  return [tree, ...pieces.map((piece) => parsePiece(piece, source))];
}

const frontMatterLine = /^((?:title|description):\s+['"]?)(\S.*?)['"]?$/;
const diagramLine = /^(\s*acc(?:Title|Descr):\s*)(\S.*)$/;

/** The lines inside of a node that a pattern takes apart into what leads in and what is prose. */
function piecesOf(node: Code | Yaml, source: string, pattern: RegExp): Piece[] {
  const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 0 } };
  const lines = source.split(/\r?\n/).slice(start.line - 1, end.line);
  return lines.flatMap((text, index) => {
    const [, lead = '', prose] = pattern.exec(text) ?? [];
    if (prose === undefined) return [];
    return [{ text: prose, lines: [{ line: start.line + index, column: lead.length + 1 }] }];
  });
}

/** The trees of a file of SDL or of a request: its descriptions, reasons and comments. */
function readGraphql(source: string): Root[] {
  const pieces: Piece[] = [];
  const document = parse(new Source(source));
  visitSdl(document, {
    StringValue: (node, key, parent) => {
      const isReason = parent !== undefined && 'name' in parent && parent.name?.value === 'reason';
      if (key === 'description' || isReason) pieces.push(pieceOfString(node, source));
    },
  });
  if (document.loc) pieces.push(...piecesOfComments(document.loc.startToken));
  return pieces.map((piece) => parsePiece(piece, source));
}

function pieceOfString(node: StringValueNode, source: string): Piece {
  const { line, column, start, end } = node.loc?.startToken ?? { line: 1, column: 1 };
  if (!node.block) return { text: node.value, lines: [{ line, column: column + 1 }] };
  const raw = source.slice(start, end).split(/\r?\n/);
  const first = raw.findIndex((text, index) => (index === 0 ? text !== '"""' : text.trim() !== ''));
  const lines = node.value.split('\n').map((text, index): LineStart => {
    const isOpening = first + index === 0;
    const at = raw[first + index]?.indexOf(text) ?? 0;
    return { line: line + first + index, column: Math.max(at, 0) + (isOpening ? column : 1) };
  });
  return { text: node.value, lines };
}

/** What the first comment of an example sets, such as `# as: guest`. */
const keyLine = /^\s*(?:as|error|deprecated|after):/;

/** Comments on lines that follow each other are one text. */
function piecesOfComments(first: Token): Piece[] {
  const pieces: { text: string; lines: LineStart[] }[] = [];
  for (let token: Token | null = first; token; token = token.next) {
    if (token.kind !== TokenKind.COMMENT || keyLine.test(token.value)) continue;
    const text = token.value.trimStart();
    const place = {
      line: token.line,
      column: token.column + 1 + token.value.length - text.length,
    };
    const last = pieces.at(-1);
    if (last?.lines.at(-1)?.line === token.line - 1) {
      last.text += `\n${text}`;
      last.lines.push(place);
    } else {
      pieces.push({ text, lines: [place] });
    }
  }
  return pieces;
}

/** Markdown inside of a file of another format, such as a description in SDL. */
interface Piece {
  readonly text: string;
  /** Where each line of the text begins in the file; line and column count from 1. */
  readonly lines: readonly LineStart[];
}

interface LineStart {
  readonly line: number;
  readonly column: number;
}

/** Reads a piece as Markdown whose nodes have their positions in the file around it. */
function parsePiece({ text, lines }: Piece, source: string): Root {
  const tree = markdown.parse(text);
  const offsets = lineOffsets(source);
  const move = (point: Point): Point => {
    const start = lines[point.line - 1] ?? { line: 1, column: 1 };
    const { line } = start;
    const column = start.column + point.column - 1;
    return { line, column, offset: (offsets[line - 1] ?? 0) + column - 1 };
  };
  visit(tree, (node) => {
    if (!node.position) return;
    node.position = { start: move(node.position.start), end: move(node.position.end) };
  });
  return tree;
}

function lineOffsets(source: string): number[] {
  return [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
}
