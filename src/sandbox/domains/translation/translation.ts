import { checkLanguage, checkLength } from '../../kit/checks';
import type { Context, Resolvers } from '../../kit/context';
import { failure } from '../../kit/failure';
import type { TranslationContentInput, TranslationResult } from '../../types/schema';
import { detectLanguage } from './detect';
import { sourceOf } from './sources';
import { translateTexts } from './texts';

declare module '../../kit/parents' {
  interface DomainParents {
    readonly TranslationResult: TranslationResult;
  }
}

export const translation = {
  Query: {
    translationDetectLanguage: (_root, { text }) => {
      checkLength('text', text, 1, 5000);
      return detectLanguage(text);
    },
    translationTranslate: (_root, { input }, context) => {
      checkLanguage('input.targetLanguage', input.targetLanguage);
      checkLanguage('input.sourceLanguage', input.sourceLanguage);
      const target = input.targetLanguage ?? languageOfAccount(context);
      const { content, text } = input.source;
      return content
        ? translateContent(content, target, input.sourceLanguage, context)
        : translateText(text, target, input.sourceLanguage, context);
    },
  },
} satisfies Resolvers;

function translateText(
  text: string,
  target: string,
  given: string | null | undefined,
  { world }: Context,
): TranslationResult {
  checkLength('input.source.text', text, 1, 5000);
  return {
    ...translateTexts([{ field: null, text }], given, target),
    contentId: null,
    contentType: null,
    isCached: false,
    translatedAt: world.clock.now(),
  };
}

/** Gives a translation that was kept, unless the content has changed since. */
function translateContent(
  { id: contentId, type: contentType }: TranslationContentInput,
  target: string,
  given: string | null | undefined,
  context: Context,
): TranslationResult {
  const { clock, translations } = context.world;
  const { texts, language } = sourceOf(contentType, contentId, context);
  const id = `${contentId}/${given ?? ''}/${target}`;
  const kept = translations.get(id);
  const isCached = JSON.stringify(kept?.sources) === JSON.stringify(texts);
  if (kept && isCached) return { ...kept, contentId, contentType, isCached };
  const translation = translateTexts(texts, given ?? language, target);
  const translatedAt = clock.now();
  translations.put({ __typename: 'TranslationResult', id, ...translation, translatedAt });
  return { ...translation, contentId, contentType, isCached: false, translatedAt };
}

function languageOfAccount({ caller, world }: Context): string {
  const account = world.accounts.get(caller.userId);
  if (!account) throw failure('UNAUTHENTICATED', 'Sign in to do this.');
  return account.language;
}
