const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** Text as content of an element, or as an attribute between double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<"]/g, (character) => entities[character] ?? character);
}
