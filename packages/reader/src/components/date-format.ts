import { formatLocale } from 'graphql-docs-reference/i18n';

/**
 * Days as the whole site writes them: 2 November 2026. Takes the place of the theme's own hook, which
 * writes them as in the United States, and shortens some.
 */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(formatLocale(), { ...options, month: 'long' });
}
