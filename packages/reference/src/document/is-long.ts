/** Lines of code that a block shows at once, where the page caps it: see `css/document/code.css`. */
const capped = 17;

/** Whether a block is capped, and scrolls: what is cut off is worth it, and never a last bracket. */
export function isLong(lines: number): boolean {
  return lines > capped + 6;
}
