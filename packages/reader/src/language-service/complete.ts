import type { GraphQLSchema } from 'graphql';
import type { Token } from 'graphql-docs-reference/graphql';
import { tokenize } from 'graphql-docs-reference/graphql';
import { findSpot } from './find-spot';
import type { IdFor } from './id-for';
import type { Suggestion } from './suggestions';
import { suggestionsFor } from './suggestions';

export interface Completion {
  /** Offset of the first character that a suggestion takes the place of. */
  readonly from: number;
  /** What is required first, what is deprecated last, and the rest as in the schema. */
  readonly suggestions: readonly Suggestion[];
}

/** What can be written at an offset of a document; undefined if nothing is known to fit. */
export function complete(
  text: string,
  offset: number,
  schema: GraphQLSchema,
  idFor?: IdFor,
): Completion | undefined {
  const { slot, word } = findSpot(text, offset, schema);
  if (!slot) return undefined;
  // A name can be in a list once only.
  const isList = slot.kind === 'argument' || slot.kind === 'inputField';
  const given = isList ? givenNames(text, offset) : new Set();
  const suggestions = suggestionsFor(slot, { text, offset, schema, idFor })
    .filter(({ name }) => !given.has(name))
    .sort((one, other) => rank(one) - rank(other));
  return suggestions.length === 0 ? undefined : { from: word.start, suggestions };
}

function rank({ isRequired, deprecated }: Suggestion): number {
  if (isRequired) return 0;
  return deprecated === undefined ? 1 : 2;
}

/** Arguments or fields of an input that stand beside an offset already, in the same list. */
function givenNames(text: string, offset: number): ReadonlySet<string> {
  const tokens = tokenize(text).filter(({ kind }) => kind !== 'comment');
  const isAtOffset = ({ start, end, kind }: Token): boolean =>
    kind === 'name' && start <= offset && end >= offset;
  const at = tokens.findIndex((token) => token.start >= offset || isAtOffset(token));
  const index = at === -1 ? tokens.length : at;
  const before = inSameList(tokens.slice(0, index).reverse(), ')]}', '([{');
  const after = inSameList(tokens.slice(index), '([{', ')]}');
  const names = [...before, ...after].filter((token) => {
    const next = tokens[tokens.indexOf(token) + 1];
    return token.kind === 'name' && next?.text === ':' && !isAtOffset(token);
  });
  return new Set(names.map((token) => token.text));
}

/** Tokens up to the end of the list, without those of lists within it. */
function inSameList(tokens: readonly Token[], opening: string, closing: string): Token[] {
  const found: Token[] = [];
  let depth = 0;
  for (const token of tokens) {
    const isSign = token.kind === 'punctuator' && token.text.length === 1;
    if (isSign && closing.includes(token.text)) {
      if (depth === 0) break;
      depth -= 1;
    }
    if (depth === 0) found.push(token);
    if (isSign && opening.includes(token.text)) depth += 1;
  }
  return found;
}
