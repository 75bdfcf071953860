import { currentLocale } from '#locale-messages';
import { memo } from '../calls';

/** English is British here: 2 November 2026. */
export function formatLocale(): string {
  const locale = currentLocale();
  return locale === 'en' ? 'en-GB' : locale;
}

/** A number with its separators: 1,204. */
export function formatNumber(value: number): string {
  return numbersOf(formatLocale()).format(value);
}

// To make one takes longer than all that is done with it.
const numbersOf = memo((locale: string) => new Intl.NumberFormat(locale));
const pluralsOf = memo((locale: string) => new Intl.PluralRules(locale));

/** One or another of some: a, b or c. */
export function formatChoice(choices: readonly string[]): string {
  return new Intl.ListFormat(formatLocale(), { type: 'disjunction' }).format(choices);
}

/** In the order in which Docusaurus expects the forms of a message. */
const categories = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * The form that a number needs, with the number in the place of `{count}`, of forms as Docusaurus
 * writes them: `{count} field|{count} fields`. A locale gives as many as it has categories.
 */
export function pluralForm(count: number, forms: string): string {
  const rules = pluralsOf(currentLocale());
  const known = rules.resolvedOptions().pluralCategories;
  const index = categories
    .filter((name) => known.some((own) => own === name))
    .indexOf(rules.select(count));
  const all = forms.split('|');
  const form = all[Math.min(index, all.length - 1)] ?? forms;
  return form.replaceAll('{count}', formatNumber(count));
}
