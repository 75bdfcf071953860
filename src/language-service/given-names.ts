import type { Token } from '../graphql/tokens';
import { tokenize } from '../graphql/tokens';

/** Arguments or fields of an input that stand beside an offset already, in the same list. */
export function givenNames(text: string, offset: number): ReadonlySet<string> {
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
