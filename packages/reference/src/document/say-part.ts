import { t } from '../i18n/t';
import type { ScenarioPart } from './tree';

/** What stands above an example of a scenario. */
export function sayPart({ isLook, number, count, step }: ScenarioPart): string {
  return isLook ? t('example.afterStep', { number }) : t('example.step', { number, count, step });
}
