import { t } from '../../t';

/** Says why something did not load, and what a reader can do before pressing Retry. */
export function whyNot(what: string): string {
  return navigator.onLine ? t('search.failed', { what }) : t('search.offline', { what });
}
