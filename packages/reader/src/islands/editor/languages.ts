import type { StreamParser } from '@codemirror/language';
import { LanguageSupport, StreamLanguage } from '@codemirror/language';
import { tags } from '@lezer/highlight';

interface State {
  /** What holds what is read, from the outside: braces of selections, parentheses, and so on. */
  readonly within: string[];
  /** The last token that is not a comment. */
  before: string;
  isBlockString: boolean;
}

const keywords = /^(?:query|mutation|subscription|fragment|on)$/;

/**
 * Colours as those of the code blocks: what a name is follows from what stands around it. The editor
 * reads a line at a time, so that the tokens of `packages/reference/src/graphql`, of whole documents, are of no use.
 */
const parser: StreamParser<State> = {
  name: 'graphql',
  startState: () => ({ within: [], before: '', isBlockString: false }),
  copyState: (state) => ({ ...state, within: [...state.within] }),
  token(stream, state) {
    if (state.isBlockString) return readBlockString(stream, state);
    if (stream.eatSpace() || stream.eat(',')) return null;
    if (stream.match(/^#.*/)) return 'comment';
    if (stream.match('"""')) {
      state.isBlockString = true;
      return readBlockString(stream, state);
    }
    const kind = readToken(stream, state);
    state.before = stream.current();
    return kind;
  },
  indent: ({ within }, textAfter, { unit }) => {
    const closes = /^\s*[})\]]/.test(textAfter) ? 1 : 0;
    return (within.length - closes) * unit;
  },
  tokenTable: {
    field: tags.propertyName,
    variable: tags.variableName,
    type: tags.typeName,
    directive: tags.annotation,
    value: tags.number,
  },
  languageData: {
    commentTokens: { line: '#' },
    closeBrackets: { brackets: ['(', '[', '{', '"'] },
  },
};

type Stream = Parameters<typeof parser.token>[0];

function readBlockString(stream: Stream, state: State): string {
  state.isBlockString = !stream.match(/^.*?"""/);
  if (state.isBlockString) stream.skipToEnd();
  return 'string';
}

function readToken(stream: Stream, state: State): string | null {
  if (stream.match(/^"(?:\\.|[^"\\])*"?/)) return 'string';
  if (stream.match(/^-?\d[\w.+-]*/)) return 'number';
  if (stream.match(/^\w+/)) return kindOfName(stream.current(), state);
  const sign = stream.match('...') ? '...' : stream.next();
  if (sign === '{' || sign === '(' || sign === '[') state.within.push(sign);
  if (sign === '}' || sign === ')' || sign === ']') state.within.pop();
  if (sign === '$') return 'variable';
  return sign === '@' ? 'directive' : null;
}

function kindOfName(name: string, { within, before }: State): string {
  if (before === '$') return 'variable';
  if (before === '@') return 'directive';
  if (before === 'on') return 'type';
  if (within.length === 0) return keywords.test(name) ? 'keyword' : 'variable';
  if (before === '...') return name === 'on' ? 'keyword' : 'variable';
  // In the parentheses of an operation stand types, in those of a field values.
  if (within[0] === '(') return before === '=' ? 'value' : 'type';
  const isValue = within.includes('(') && (before === ':' || within.at(-1) === '[');
  if (!isValue) return 'field';
  return /^(?:true|false|null)$/.test(name) ? 'keyword' : 'value';
}

export const graphqlLanguage = new LanguageSupport(StreamLanguage.define(parser));

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
