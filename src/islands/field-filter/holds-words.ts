/** Whether a text holds each word of a query, or its beginning, in whatever case and order. */
export function holdsWords(text: string, query: string): boolean {
  const within = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => within.includes(word));
}
