/** Forgets the oldest entries until at most `most` are left, so that nothing grows without an end. */
export function keepLast(most: number, entries: Map<string, unknown>): void {
  for (const key of entries.keys()) {
    if (entries.size <= most) return;
    entries.delete(key);
  }
}
