import { existsSync, readFileSync } from 'node:fs';
import { memo } from '../calls';

type Messages = Readonly<Record<string, { readonly message: string } | undefined>>;

/** Of the site that is built; English for a script or a test, which builds none. */
export function currentLocale(): string {
  const locale = process.env['DOCUSAURUS_CURRENT_LOCALE'];
  // `docusaurus start` without `--locale` assigns undefined, which the environment keeps as a word.
  return locale === undefined || locale === 'undefined' ? 'en' : locale;
}

/**
 * A translated message, from the file that `write-translations` writes. In Node alone: a bundle has
 * `locale-messages.browser.ts` in the place of this file.
 */
export function findMessage(id: string): string | undefined {
  return messagesOf(currentLocale())[id]?.message;
}

/**
 * English needs no file: its messages are the catalogues. None of a locale that nobody has
 * translated: as elsewhere in Docusaurus, it is in English. None of a file that is no JSON either,
 * whose place a build says once this module is loaded.
 */
const messagesOf = memo((locale: string): Messages => {
  const file = `${process.cwd()}/i18n/${locale}/graphql-docs/messages.json`;
  if (locale === 'en' || !existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Messages;
  } catch {
    return {};
  }
});
