import { t } from '../i18n/t';
import type { Badge } from './tree';

/** What a badge says. */
export function badgeWords(kind: Badge['kind']): string {
  return kind === 'required' ? t('document.required') : t('document.deprecatedBadge');
}
