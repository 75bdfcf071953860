import { invalid, notFound } from 'graphql-docs-model';
import type { Context, Resolvers, Row, World } from '../../shared/context';
import { countStopWords, detectableLanguages, primaryLanguage } from '../../shared/language';
import { withoutLinks } from '../../shared/text';
import { contentOf, tableOfKind } from '../../shared/content';
import { needSignedIn } from '../../shared/people';
import { canRead } from '../../shared/permissions';
import type {
  ContentType,
  TranslationContentInput,
  TranslationDetection,
  TranslationLanguageCandidate,
  TranslationResult,
} from '../../types/schema';

declare module '../../shared/context' {
  interface DomainParents {
    readonly TranslationResult: TranslationResult;
  }
}

const task = ['title', 'description'];
const offer = ['title', 'summary', 'description'];

const textFields: Readonly<Record<ContentType, readonly string[]>> = {
  POST: ['title', 'text'],
  FEED_POST: ['title', 'text'],
  COMMENT: ['text'],
  TASK: task,
  APPOINTMENT: task,
  POLL: ['question', 'description'],
  INSIGHT: ['title', 'text'],
  SPACE: ['summary', 'description'],
  ENGAGEMENT: [...offer, 'requirements', 'benefits'],
  PROJECT: offer,
  EVENT: offer,
  ARTICLE: ['title', 'teaser', 'text'],
};

export const translation = {
  Query: {
    translationDetectLanguage: (_root, { text }) => detectLanguage(text),
    translationTranslate: (_root, { input: { source, sourceLanguage, ...input } }, context) => {
      const { clock, translations } = context.world;
      const target = input.targetLanguage ?? needSignedIn(context).account.language;
      const { content, text } = source;
      const { sources, language }: Source = content
        ? sourceOf(content, context)
        : { sources: [{ field: null, text }], language: null };
      const about = { contentId: content?.id ?? null, contentType: content?.type ?? null };
      const id = content && `${content.id}/${sourceLanguage ?? ''}/${target}`;
      const kept = translations.get(id);
      // A translation was kept for a text that may have changed since.
      const isCached = JSON.stringify(kept?.sources) === JSON.stringify(sources);
      if (kept && isCached) return { ...kept, ...about, isCached };
      const made = translate(sources, sourceLanguage ?? language, target, context.world);
      const translated = { ...made, translatedAt: clock.now() };
      if (id) translations.put({ __typename: 'TranslationResult', id, sources, ...translated });
      return { ...translated, ...about, isCached: false };
    },
  },
} satisfies Resolvers;

/** @throws NOT_FOUND for content that is missing, of another kind, or hidden from the caller. */
function sourceOf({ id, type }: TranslationContentInput, context: Context): Source {
  const content = contentOf(type, id, context.world);
  if (!content || !canRead(content, context)) throw notFound('such content');
  const row: Readonly<Record<string, unknown>> = { ...tableOfKind(type, context.world).get(id) };
  const { language } = row;
  return {
    sources: textFields[type].flatMap((field) => {
      const text = row[field];
      return typeof text === 'string' && text.trim() !== '' ? [{ field, text }] : [];
    }),
    language: typeof language === 'string' && language !== 'und' ? language : null,
  };
}

/** Languages between which the model can translate; the platform knows more. */
const translatable: readonly string[] = ['de', 'en'];

/** Chance that one stop word misleads, so that three of them leave 1 %. */
const doubt = 0.21;

const parts = /https?:\/\/\S+|@[\w.:-]+|\p{L}+/gu;

type Phrase = Row<'phrases'>;
type PhraseColumn = 'id' | 'en';

/** What is to be translated; the language is null if the content does not say it. */
export interface Source extends Pick<Row<'translations'>, 'sources'> {
  readonly language: string | null;
}

/** A translation; the engine is null if nothing had to be translated. */
type Translation = Omit<Row<'translations'>, '__typename' | 'id' | 'sources' | 'translatedAt'>;

/** Likely languages of a text by its stop words; without any, all known languages come into question. */
function detectLanguage(text: string): TranslationDetection {
  const plain = text.replace(/https?:\/\/\S+/g, ' ');
  const candidates = /\p{L}/u.test(plain) ? candidatesFor(plain) : [];
  const { language = null, confidence = 0 } = candidates[0] ?? {};
  return { language, confidence, isReliable: confidence >= 0.8, candidates };
}

function candidatesFor(text: string): TranslationLanguageCandidate[] {
  const counts = countStopWords(text);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  const shares = counts.map(([name, count]) => [name, ((1 - doubt ** all) * count) / all] as const);
  const even = detectableLanguages.map((name, _index, { length }) => [name, 1 / length] as const);
  return (all > 0 ? shares : even).slice(0, 5).map(([language, share]) => ({
    language,
    // Cut and not rounded, so that all candidates together stay within 1.
    confidence: Math.floor(share * 100) / 100,
    isTranslatable: translatable.includes(language),
  }));
}

/** @throws VALIDATION_FAILED for languages between which the model cannot translate. */
function translate(
  sources: Source['sources'],
  knownLanguage: string | null,
  targetLanguage: string,
  world: World,
): Translation {
  const sourceLanguage =
    knownLanguage ?? detectLanguage(sources.map(({ text }) => text).join('\n')).language ?? 'und';
  const isSourceLanguageDetected = knownLanguage === null;
  const languages = { sourceLanguage, isSourceLanguageDetected, targetLanguage };
  const [from, to] = [primaryLanguage(sourceLanguage), primaryLanguage(targetLanguage)];
  if (from === to || from === 'und')
    return { ...languages, texts: sources, engine: null, characterCount: 0 };
  const target = columnOf(to, 'input.targetLanguage', 'into');
  const source = columnOf(from, 'input.sourceLanguage', 'from');
  const phrases = world.phrases.all();
  const texts = sources.map(({ field, text }) => ({
    field,
    text: translateText(text, source, target, phrases),
  }));
  // Marks of Markdown don't count, nor do links without their words.
  const plain = sources.map(({ text }) => withoutLinks(text).replace(/[*_`#>~]/g, ''));
  const characterCount = plain.join('').length;
  return { ...languages, texts, engine: 'platform-mt-2', characterCount };
}

function columnOf(language: string, field: string, way: 'from' | 'into'): PhraseColumn {
  if (language === 'de') return 'id';
  if (language === 'en') return 'en';
  throw invalid(field, `The sandbox translates ${way} ${translatable.join(', ')}.`);
}

/**
 * Replaces a machine: texts that it knows, otherwise word by word, where unknown words stay. Line
 * breaks, links and mentions are as in the source.
 */
function translateText(text: string, from: PhraseColumn, to: PhraseColumn, phrases: Phrase[]) {
  const known = phrases.find((phrase) => phrase[from] === text)?.[to];
  const wordFor = (part: string): string =>
    phrases.find((phrase) => phrase[from].toLowerCase() === part.toLowerCase())?.[to] ?? part;
  const translated = known ?? text.replace(parts, wordFor);
  return translated.charAt(0).toUpperCase() + translated.slice(1);
}
