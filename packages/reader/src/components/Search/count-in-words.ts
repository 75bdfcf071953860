import { pluralForm } from 'graphql-docs-reference/i18n';
import { t } from '../../t';

/** How many results there are, and how many of them are shown. */
export function countInWords(shown: number, total: number): string {
  const all = pluralForm(total, t('search.summary.results'));
  return shown < total ? t('search.summary.some', { shown, all }) : all;
}
