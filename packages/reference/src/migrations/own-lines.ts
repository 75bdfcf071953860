/** Numbers, from 1, of the lines of a text that another lacks; brackets alone tell nothing. */
export function ownLines(text: string, other: string): number[] {
  const known = new Set(other.split('\n').map(bare));
  return text.split('\n').flatMap((line, index) => {
    const isTelling = /[^\s()[\]{},]/.test(line);
    return isTelling && !known.has(bare(line)) ? [index + 1] : [];
  });
}

/** Depth shows where a line is, and a comma that another value follows. */
function bare(line: string): string {
  return line.replace(/,$/, '').trim();
}
