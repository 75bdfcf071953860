import type { Context, Resolvers } from '../../kit/context';
import { notFound } from '../../kit/failure';
import { contentOf, tableOfKind } from '../../shared/content-kinds';
import { canRead } from '../../shared/permissions';
import { needSignedIn } from '../../shared/people';
import type { ContentType, TranslationContentInput, TranslationResult } from '../../types/schema';
import type { Source } from './engine';
import { detectLanguage, translate } from './engine';

declare module '../../kit/parents' {
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
