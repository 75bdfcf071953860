const mostColumns = 80;

/** Beyond this nobody reads on, and each line of something deep is long by its indent alone. */
const mostLines = 5_000;

// eslint-disable-next-line regexp/no-super-linear-move -- In JSON, all that is no white space is a token.
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g;

/** JSON in lines of two spaces a level, in which a list of short values is one line. */
export function printJson(value: unknown): string {
  return layOutJson(JSON.stringify(value), Infinity);
}

/**
 * The same for the text of JSON, whose numbers stay as they are written, since reading them would
 * round those of many digits. After some thousand lines, the text goes on as it came.
 */
export function layOutJson(json: string, lines = mostLines): string {
  const printed: string[] = [];
  const pattern = new RegExp(token);
  let level = 0;
  let line = 1;
  for (let found = pattern.exec(json); found; found = pattern.exec(json)) {
    const [text] = found;
    const short = text === '[' || text === '{' ? shortList(json, found.index, level) : undefined;
    if (line > lines) {
      printed.push(json.slice(found.index));
      break;
    } else if (short) {
      printed.push(short.text);
      pattern.lastIndex = short.end;
    } else if (text === '[' || text === '{') {
      level += 1;
      printed.push(text, lineBreak());
    } else if (text === ']' || text === '}') {
      level -= 1;
      printed.push(lineBreak(), text);
    } else if (text === ',') printed.push(text, lineBreak());
    else printed.push(text === ':' ? ': ' : readable(text));
  }
  return printed.join('');

  function lineBreak(): string {
    line += 1;
    return line <= lines ? `\n${'  '.repeat(level)}` : ' ';
  }
}

/** What is empty, and a list of single values that fits in the line; else undefined. */
function shortList(
  json: string,
  start: number,
  level: number,
): { readonly text: string; readonly end: number } | undefined {
  const pattern = new RegExp(token);
  pattern.lastIndex = start;
  let text = pattern.exec(json)?.[0] ?? '';
  while (2 * level + text.length < mostColumns) {
    const each = pattern.exec(json)?.[0] ?? '';
    if (each === ']' || each === '}') return { text: text + each, end: pattern.lastIndex };
    if (each === '[' || text.startsWith('{') || each === '{') return undefined;
    text += each === ',' ? ', ' : readable(each);
  }
  return undefined;
}

/** Texts lose the escapes that they don't need, with which some servers write `ü`. */
function readable(text: string): string {
  return text.includes('\\') ? JSON.stringify(JSON.parse(text)) : text;
}
