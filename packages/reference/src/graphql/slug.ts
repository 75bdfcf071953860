/**
 * Slug of a symbol's name as `@graphql-markdown` writes it: words split at lower-to-upper and
 * letter-to-digit changes and at characters that are neither, joined by hyphens, in lower case.
 * `signedInReaderV2` gives `signed-in-reader-v2`, `JSONObject` gives `jsonobject`, `_` gives ``.
 */
export function slugify(name: string): string {
  return name
    .replace(/([a-z]+|\d+)([A-Z])/g, '$1 $2')
    .replace(/([a-z]+)(\d)/g, '$1 $2')
    .replace(/(\d+)([a-z])/g, '$1 $2')
    .split(/[^0-9A-Za-z]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase())
    .join('-');
}
