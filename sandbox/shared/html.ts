/** What is wrong with a text of CommonMark: the platform takes none with HTML. */
export function noHtml(text: string): string | undefined {
  return hasHtml(text) ? 'The text must not have HTML.' : undefined;
}

/**
 * Whether a text of CommonMark has HTML, as a block or within a line. Code has none, nor have
 * addresses in angle brackets. A parser would weigh more than the rest of the checks together, so this
 * takes as code only what is code for certain, and as HTML also what merely looks like it: code in a
 * list or a quote is read as text, and so is a code span of several lines.
 */
export function hasHtml(text: string): boolean {
  return runsOutsideCode(text).some(hasTag);
}

/** A block that needs no end of its tag, or else any other start of a tag, without a backslash before it. */
const tagStart =
  /<(?<!(?<!\\)(?:\\\\)*\\<)(?:\?|!(?:--|\[|[a-z])|\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|pre|script|search|section|source|style|summary|table|tbody|td|textarea|tfoot|th|thead|title|tr|track|ul)(?![a-z\d-])|(\/?[a-z][a-z\d-]*)(?=[\s/>]))/gi;

/** Whether a tag begins outside of code spans; it may end in a later line, behind the mark of a quote. */
function hasTag(lines: readonly string[]): boolean {
  const lastEnd = lines.join('\n').lastIndexOf('>');
  const tags = withoutSpans(lines).join('\n').matchAll(tagStart);
  return [...tags].some(({ index, 1: needsEnd }) => needsEnd === undefined || index < lastEnd);
}

/** Lines in which a backtick may be escaped, or part of the address, title or label of a link. */
const doubtful = /\\`|<[^\s<>`]*`|\]\((?![^\s()<>`"'\\[\]]*\))|\]\[(?![^\s()<>`"'\\[\]]*\])/;

/** Lines whose code spans are backticks all through, up to where one may reach into another line. */
function withoutSpans(lines: readonly string[]): string[] {
  let isClear = true;
  return lines.map((line) => {
    const blank = isClear && !doubtful.test(line) ? spansBlank(line) : undefined;
    isClear = blank !== undefined;
    return blank ?? line;
  });
}

/** A line without its code spans; `undefined` if backticks in it have no partner there. */
function spansBlank(line: string): string | undefined {
  let result = '';
  let open: RegExpMatchArray | undefined;
  for (const marks of line.matchAll(/`+/g)) {
    const [{ length }] = marks;
    if (open && open[0].length !== length) continue;
    const end = open ? marks.index + length : marks.index;
    result = open ? result.padEnd(end, '`') : result + line.slice(result.length, end);
    open = open ? undefined : marks;
  }
  return open ? undefined : result + line.slice(result.length);
}

/** Lines without one that is blank or code between them, as paragraphs and most other blocks are. */
function runsOutsideCode(text: string): string[][] {
  const runs: string[][] = [[]];
  let fence: string | undefined;
  // Where a fence in a list or a quote ends depends on these, so no later block is certain.
  let isCertain = true;
  let inList = false;
  let canIndent = true;
  for (const line of text.split(/\r\n?|\n/)) {
    const isBlank = /^[ \t]*$/.test(line);
    if (fence !== undefined) {
      if (/^ {0,3}(`+|~+)[ \t]*$/.exec(line)?.[1]?.startsWith(fence)) fence = undefined;
      continue;
    }
    if (isBlank || (isCertain && canIndent && !inList && /^(?: {4}| {0,3}\t)/.test(line))) {
      runs.push([]);
      canIndent = true;
      continue;
    }
    const [marks] = /^(?:`{3,}(?=[^`]*$)|~{3,})/.exec(line) ?? [];
    if (marks !== undefined && isCertain) {
      fence = marks;
      inList = false;
      canIndent = true;
      runs.push([]);
      continue;
    }
    isCertain &&= !/^[-+*>\d.) \t]*(?:`{3,}[^`]*$|~~~)/.test(line);
    if (/^[ \t>]*(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/.test(line)) inList = true;
    else if (canIndent && /^[^ \t]/.test(line)) inList = false;
    canIndent = false;
    runs.at(-1)?.push(line);
  }
  return runs;
}
