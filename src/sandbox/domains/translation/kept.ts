import type { World } from '../../kit/world';
import type { TranslatedText, TranslationRow } from './rows';
import type { Translation } from './texts';

/** A translation that was kept, unless the content has changed since. */
export function keptTranslation(
  key: string,
  sources: readonly TranslatedText[],
  { translations }: World,
): TranslationRow | undefined {
  const kept = translations.get(key);
  return JSON.stringify(kept?.sources) === JSON.stringify(sources) ? kept : undefined;
}

export function keepTranslation(
  key: string,
  translation: Translation,
  { clock, translations }: World,
): TranslationRow {
  return translations.put({
    __typename: 'TranslationResult',
    id: key,
    ...translation,
    translatedAt: clock.now(),
  });
}
