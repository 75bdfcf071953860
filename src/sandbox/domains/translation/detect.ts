import { countStopWords, detectableLanguages } from '../../kit/detection';
import type { TranslationDetection, TranslationLanguageCandidate } from '../../types/schema';
import { translatable } from './translate';

const mostCandidates = 5;
const reliableFrom = 0.8;
/** Chance that one stop word misleads, so that three of them leave 1 %. */
const doubt = 0.21;

/** Likely languages of a text by its stop words; without any, all known languages come into question. */
export function detectLanguage(text: string): TranslationDetection {
  const plain = text.replace(/https?:\/\/\S+/g, ' ');
  if (!/\p{L}/u.test(plain))
    return { language: null, confidence: 0, isReliable: false, candidates: [] };
  const candidates = candidatesFor(plain);
  const { language = null, confidence = 0 } = candidates[0] ?? {};
  return { language, confidence, isReliable: confidence >= reliableFrom, candidates };
}

function candidatesFor(text: string): TranslationLanguageCandidate[] {
  const counts = countStopWords(text);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  const shares: readonly (readonly [string, number])[] =
    all === 0
      ? detectableLanguages.map((language) => [language, 1 / detectableLanguages.length])
      : counts.map(([language, count]) => [language, ((1 - doubt ** all) * count) / all]);
  return shares.slice(0, mostCandidates).map(([language, share]) => ({
    language,
    // Cut and not rounded, so that all candidates together stay within 1.
    confidence: Math.floor(share * 100) / 100,
    isTranslatable: translatable.includes(language),
  }));
}
