import { invalid } from '../../kit/failure';
import { withoutLinks } from '../../kit/markdown';
import type { Row } from '../../kit/world';
import { detectLanguage } from './detect';
import { engine, translatable, translate } from './translate';
import type { TranslatedText } from '../../types/values';

/** A translation as it is kept; the engine is null if nothing had to be translated. */
type Translation = Omit<Row<'translations'>, '__typename' | 'id' | 'translatedAt'>;

/** @throws VALIDATION_FAILED for languages between which the model cannot translate. */
export function translateTexts(
  sources: readonly TranslatedText[],
  knownLanguage: string | null | undefined,
  targetLanguage: string,
): Translation {
  const sourceLanguage =
    knownLanguage ?? detectLanguage(sources.map(({ text }) => text).join('\n')).language ?? 'und';
  const languages = {
    sources,
    sourceLanguage,
    isSourceLanguageDetected: knownLanguage == null,
    targetLanguage,
  };
  const [from, to] = [primary(sourceLanguage), primary(targetLanguage)];
  if (from === to || from === 'und')
    return { ...languages, texts: sources, engine: null, characterCount: 0 };
  if (!translatable.includes(to))
    throw invalid(
      'input.targetLanguage',
      `The sandbox translates into ${translatable.join(', ')}.`,
    );
  if (!translatable.includes(from))
    throw invalid(
      'input.sourceLanguage',
      `The sandbox translates from ${translatable.join(', ')}.`,
    );
  return {
    ...languages,
    texts: sources.map(({ field, text }) => ({ field, text: translate(text, from, to) })),
    engine,
    characterCount: sources.reduce((sum, { text }) => sum + withoutMarkup(text).length, 0),
  };
}

function primary(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? tag;
}

/** Text without the marks of Markdown; of a link, its words stay. */
function withoutMarkup(text: string): string {
  return withoutLinks(text).replace(/[*_`#>~]/g, '');
}
