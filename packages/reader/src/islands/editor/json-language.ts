import { LanguageSupport, StreamLanguage } from '@codemirror/language';
import { tags } from '@lezer/highlight';

/** JSON in the colours of the code blocks. */
export const jsonLanguage = new LanguageSupport(
  StreamLanguage.define<{ depth: number }>({
    name: 'json',
    startState: () => ({ depth: 0 }),
    token(stream, state) {
      if (stream.eatSpace()) return null;
      if (stream.match(/^"(?:\\.|[^"\\])*(?:"(?=\s*:)|(?=:))/)) return 'field';
      if (stream.match(/^"(?:\\.|[^"\\])*"?/)) return 'string';
      if (stream.match(/^[\w.+-]+/)) return 'value';
      const sign = stream.next();
      if (sign === '{' || sign === '[') state.depth += 1;
      if (sign === '}' || sign === ']') state.depth -= 1;
      return null;
    },
    indent: ({ depth }, textAfter, { unit }) =>
      (depth - (/^\s*[}\]]/.test(textAfter) ? 1 : 0)) * unit,
    tokenTable: { field: tags.propertyName, value: tags.number },
    languageData: { closeBrackets: { brackets: ['[', '{', '"'] } },
  }),
);
