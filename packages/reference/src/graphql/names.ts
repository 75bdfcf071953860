import { t } from '../i18n/t';

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

/** Order of names in lists: by letter whatever the case, the same in every locale. */
export function compareNames(a: string, b: string): number {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()];
  if (x !== y) return x < y ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A text as a regular expression that finds it as it is. */
export function escapePattern(text: string): string {
  return text.replace(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);
}

/** `BookById` for `bookById`. */
export function capitalise(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The sign, letter or digit with which a word of a name ends. */
const wordEnd = /[._/](?=[A-Za-z])|[a-z\d](?=[A-Z(])|[A-Z](?=[A-Z][a-z])/g;

const separator = '\u200b';

/**
 * A text in parts between which a line may break: names that have a length, behind each sign and
 * between words. Words that are shorter together stay so, as a name of their length would.
 */
export function splitNames(text: string, from: number): string[] {
  return text
    .replace(/\S+/g, (name) =>
      name.length < from ? name : joinShort(name.replace(wordEnd, `$&${separator}`), from),
    )
    .split(separator);
}

function joinShort(name: string, below: number): string {
  const parts: string[] = [];
  for (const word of name.split(separator)) {
    const before = parts.at(-1) ?? '';
    if (before.length + word.length >= below || /[._/]$/.test(before)) parts.push(word);
    else parts.splice(-1, 1, before + word);
  }
  return parts.join(separator);
}

/**
 * What a type reference allows, in words: `[Book!]!` gives
 * `a list (never null) of Book (never null)`.
 *
 * @param isNotNull - Whether it is of an input field that may be left out, but not be null.
 */
export function typeInWords(type: string, isNotNull = false): string {
  const nonNull = type.endsWith('!');
  const inner = nonNull ? type.slice(0, -1) : type;
  const orNull = isNotNull ? t('typeWords.notNull') : t('typeWords.orNull');
  const nullability = nonNull ? t('typeWords.neverNull') : orNull;
  if (!inner.startsWith('[')) return `${inner} (${nullability})`;
  return t('typeWords.list', { nullability, entries: typeInWords(inner.slice(1, -1)) });
}

/** `Book` of `Book.authors(limit:)`. */
export function ownerOf(coordinate: string): string {
  return coordinate.replace(/[.(].*$/, '');
}

/** Anchor for a coordinate: `Query.books.limit` for `Query.books(limit:)`. */
export function coordinateAnchor(coordinate: string): string {
  return coordinate.replace(/[:)]/g, '').replace('(', '.');
}

/** Name at the heart of a type reference: `Book` for `[Book!]!`. */
export function namedType(type: string): string {
  return type.replace(/[[\]!]/g, '');
}

/**
 * Name of the file that holds the description of a coordinate: the first letter of the type, or of
 * the operation, so that each is small and is beside what is asked for next.
 */
export function descriptionFile(coordinate: string): string {
  const name = coordinate.replace(/^(?:@|(?:Query|Mutation|Subscription)\.)/, '');
  return name.charAt(0).toLowerCase();
}
