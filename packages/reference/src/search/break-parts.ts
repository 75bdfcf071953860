import { splitNames } from '../graphql/split-names';
import type { Part } from './mark-matches';

export interface BreakablePart extends Part {
  /** Whether a line may break behind it, within a name. */
  readonly canBreak: boolean;
}

/**
 * Divides marked parts where the names that they make together may break. A name is as long as all
 * of its parts, and may break at the edge of a mark, too.
 *
 * @param from length from which a name can break.
 */
export function breakParts(parts: readonly Part[], from: number): BreakablePart[] {
  const breaks = offsetsOf(splitNames(parts.map(({ text }) => text).join(''), from));
  const edges = offsetsOf(parts.map(({ text }) => text));
  let start = 0;
  return parts.flatMap(({ text, isMatch }, index) => {
    const [first, to] = [start, edges[index] ?? start];
    start = to;
    const ends = [...breaks.filter((end) => end > first && end < to), to];
    return ends.map((end, piece) => ({
      text: text.slice((ends[piece - 1] ?? first) - first, end - first),
      isMatch,
      canBreak: breaks.includes(end) && end < (breaks.at(-1) ?? 0),
    }));
  });
}

/** Where each of some texts ends that follow each other. */
function offsetsOf(texts: readonly string[]): number[] {
  let end = 0;
  return texts.map(({ length }) => (end += length));
}
