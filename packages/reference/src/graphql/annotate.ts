import type { GraphQLSchema } from 'graphql';
import { parse } from 'graphql';
import type { AnnotatedCode, CodeToken } from './code-tokens';
import { splitLines } from './code-tokens';
import type { LinkMap } from './links';
import type { Mark } from './marks';
import { findMarks } from './marks';
import type { Token } from './tokens';
import { tokenize } from './tokens';

/**
 * Classes and links for an executable document, or for type definitions.
 *
 * @throws GraphQLError if the text does not parse; validate a sample first.
 */
export function annotate(text: string, schema: GraphQLSchema, links: LinkMap): AnnotatedCode {
  return annotateRange(text, 0, text.length, schema, links);
}

/** Like `annotate`, for the signature of one field, as in `bookById(id: ID!): Book`. */
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
  const marks = findMarks(parse(text), schema, links);
  const runs: CodeToken[] = [];
  let position = start;
  for (const token of tokenize(text)) {
    if (token.start < start || token.end > end) continue;
    if (token.start > position) runs.push([text.slice(position, token.start)]);
    runs.push(run(token.text, marks.get(token.start) ?? marksOfKinds[token.kind]));
    position = token.end;
  }
  if (position < end) runs.push([text.slice(position, end)]);
  return splitLines(runs);
}

function run(text: string, mark: Mark | undefined): CodeToken {
  if (mark === undefined) return [text];
  return mark.href === undefined ? [text, mark.tokenClass] : [text, mark.tokenClass, mark.href];
}

/** Of what has no mark of its own. */
const marksOfKinds: Readonly<Record<Token['kind'], Mark | undefined>> = {
  name: { tokenClass: 'keyword' },
  string: { tokenClass: 'string' },
  number: { tokenClass: 'number' },
  comment: { tokenClass: 'comment' },
  punctuator: undefined,
};
