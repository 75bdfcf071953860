import { checkLanguage, checkLength } from '../../kit/checks';
import type { AnyResolvers, Context } from '../../kit/context';
import { failure } from '../../kit/failure';
import { detectLanguage } from './detect';
import { keepTranslation, keptTranslation } from './kept';
import type { TranslatableKind } from './sources';
import { sourceOf } from './sources';
import { translateTexts } from './texts';

interface TranslateInput {
  readonly source: {
    readonly content?: { readonly id: string; readonly type: TranslatableKind };
    readonly text?: string;
  };
  readonly targetLanguage?: string | null;
  readonly sourceLanguage?: string | null;
}

export const translationOperations = {
  Query: {
    translationDetectLanguage: (_root: unknown, { text }: { readonly text: string }) => {
      checkLength('text', text, 1, 5000);
      return detectLanguage(text);
    },
    translationTranslate: (
      _root: unknown,
      { input }: { readonly input: TranslateInput },
      context: Context,
    ) => {
      checkLanguage('input.targetLanguage', input.targetLanguage);
      checkLanguage('input.sourceLanguage', input.sourceLanguage);
      const target = input.targetLanguage ?? languageOfAccount(context);
      const { content, text } = input.source;
      return content
        ? translateContent(content, target, input.sourceLanguage, context)
        : translateText(text ?? '', target, input.sourceLanguage, context);
    },
  },
} satisfies AnyResolvers;

function translateText(
  text: string,
  target: string,
  given: string | null | undefined,
  { world }: Context,
): object {
  checkLength('input.source.text', text, 1, 5000);
  const translation = translateTexts([{ field: null, text }], given, target);
  return {
    ...translation,
    contentId: null,
    contentType: null,
    isCached: false,
    translatedAt: world.clock.now(),
  };
}

function translateContent(
  { id, type }: NonNullable<TranslateInput['source']['content']>,
  target: string,
  given: string | null | undefined,
  context: Context,
): object {
  const { texts, language } = sourceOf(type, id, context);
  const key = `${id}/${given ?? ''}/${target}`;
  const kept = keptTranslation(key, texts, context.world);
  const translation =
    kept ?? keepTranslation(key, translateTexts(texts, given ?? language, target), context.world);
  return { ...translation, contentId: id, contentType: type, isCached: kept !== undefined };
}

function languageOfAccount({ caller, world }: Context): string {
  const account = world.accounts.get(caller.userId);
  if (!account) throw failure('UNAUTHENTICATED', 'Sign in to do this.');
  return account.language;
}
