import type { Row, World } from '../../kit/world';
import type { Translation } from './texts';
import type { TranslatedText } from '../../types/values';

/** A translation that was kept, unless the content has changed since. */
export function keptTranslation(
  key: string,
  sources: readonly TranslatedText[],
  { translations }: World,
): Row<'translations'> | undefined {
  const kept = translations.get(key);
  return JSON.stringify(kept?.sources) === JSON.stringify(sources) ? kept : undefined;
}

export function keepTranslation(
  key: string,
  translation: Translation,
  { clock, translations }: World,
): Row<'translations'> {
  return translations.put({
    __typename: 'TranslationResult',
    id: key,
    ...translation,
    translatedAt: clock.now(),
  });
}
