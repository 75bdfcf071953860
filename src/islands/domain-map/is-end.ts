/**
 * Whether an arc begins or ends at a position.
 *
 * @param ends both positions of the arc, as `data-ends` says them: `0 12`.
 */
export function isEnd(position: number, ends: string): boolean {
  return ends.split(' ').includes(String(position));
}
