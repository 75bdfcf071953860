import type { GraphQLSchema } from 'graphql';
import { Lexer, parse, Source, TokenKind } from 'graphql';
import type { AnnotatedCode, CodeToken } from './code-tokens';
import { splitLines } from './code-tokens';
import type { LinkMap } from './links';
import type { Mark } from './marks';
import { findMarks } from './marks';

/**
 * Classes and links for an executable document, or for type definitions.
 *
 * @throws GraphQLError if the text does not parse; validate a sample first.
 */
export function annotate(text: string, schema: GraphQLSchema, links: LinkMap): AnnotatedCode {
  return annotateRange(text, 0, text.length, schema, links);
}

/** Like `annotate`, for the signature of one field, as in `spaceById(id: UUID!): Space`. */
export function annotateSignature(
  signature: string,
  owner: string,
  schema: GraphQLSchema,
  links: LinkMap,
): AnnotatedCode {
  const opening = `type ${owner} {\n`;
  const text = `${opening}${signature}\n}`;
  return annotateRange(text, opening.length, opening.length + signature.length, schema, links);
}

function annotateRange(
  text: string,
  start: number,
  end: number,
  schema: GraphQLSchema,
  links: LinkMap,
): AnnotatedCode {
  const source = new Source(text);
  const marks = findMarks(parse(source), schema, links);
  const runs: CodeToken[] = [];
  let position = start;
  const lexer = new Lexer(source);
  for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
    if (token.start < start || token.end > end) continue;
    runs.push(...between(text, position, token.start));
    const mark = marks.get(token.start) ?? classOf(token.kind);
    runs.push(run(text.slice(token.start, token.end), mark));
    position = token.end;
  }
  runs.push(...between(text, position, end));
  return splitLines(runs);
}

function run(text: string, mark: Mark | undefined): CodeToken {
  if (mark === undefined) return [text];
  return mark.href === undefined ? [text, mark.tokenClass] : [text, mark.tokenClass, mark.href];
}

/** Blanks, commas and comments, which the parser skips. */
function between(text: string, start: number, end: number): CodeToken[] {
  if (start >= end) return [];
  return text
    .slice(start, end)
    .split(/(#.*)/)
    .filter((part) => part !== '')
    .map((part): CodeToken => (part.startsWith('#') ? [part, 'comment'] : [part]));
}

function classOf(kind: TokenKind): Mark | undefined {
  if (kind === TokenKind.STRING || kind === TokenKind.BLOCK_STRING) return { tokenClass: 'string' };
  if (kind === TokenKind.INT || kind === TokenKind.FLOAT) return { tokenClass: 'number' };
  if (kind === TokenKind.NAME) return { tokenClass: 'keyword' };
  return undefined;
}
