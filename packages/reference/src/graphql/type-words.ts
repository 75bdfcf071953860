import { translate } from '../i18n/translate';

/**
 * What a type reference allows, in words: `[Book!]!` gives
 * `a list, never null, of Book, never null`.
 */
export function typeInWords(type: string): string {
  const nonNull = type.endsWith('!');
  const inner = nonNull ? type.slice(0, -1) : type;
  const nullability = nonNull
    ? translate({ id: 'typeWords.neverNull', message: 'never null' })
    : translate({ id: 'typeWords.orNull', message: 'or null' });
  if (!inner.startsWith('[')) return `${inner}, ${nullability}`;
  return translate(
    { id: 'typeWords.list', message: 'a list, {nullability}, of {entries}' },
    { nullability, entries: typeInWords(inner.slice(1, -1)) },
  );
}

/** Name at the heart of a type reference: `Book` for `[Book!]!`. */
export function namedType(type: string): string {
  return type.replace(/[[\]!]/g, '');
}
