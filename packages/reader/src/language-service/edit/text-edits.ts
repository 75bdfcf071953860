export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** @param edits which do not overlap; of those at one place the first comes first. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const { from, to, insert } of inOrder(edits)) {
    parts.push(text.slice(end, from), insert);
    end = to;
  }
  return parts.join('') + text.slice(end);
}

/** Where an offset of a text is after the edits: behind what is inserted at it. */
export function moveOffset(offset: number, edits: readonly TextEdit[]): number {
  let moved = offset;
  for (const { from, to, insert } of inOrder(edits)) {
    if (from > offset) break;
    moved += insert.length - (Math.min(to, offset) - from);
  }
  return moved;
}

function inOrder(edits: readonly TextEdit[]): TextEdit[] {
  return [...edits].sort((one, other) => one.from - other.from);
}
