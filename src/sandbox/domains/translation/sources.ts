import { contentOf } from '../../shared/content-kinds';
import type { Context } from '../../kit/context';
import { notFound } from '../../kit/failure';
import { canRead } from '../../shared/permissions';
import type { ContentType } from '../../types/schema';
import type { TranslatedText } from '../../types/values';

export interface Source {
  readonly texts: readonly TranslatedText[];
  /** Null if the content does not say its language. */
  readonly language: string | null;
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

/** @throws NOT_FOUND for content that is missing, of another kind, or hidden from the caller. */
export function sourceOf(kind: ContentType, id: string, context: Context): Source {
  const content = contentOf(kind, id, context.world);
  if (!content || !canRead(content, context)) throw notFound('such content');
  // What decides about access to a comment is put together and holds no text.
  const row = kind === 'COMMENT' ? context.world.comments.get(id) : content;
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(row ?? {}));
  const language = values.get('language');
  return {
    texts: textFields[kind].flatMap((field) => {
      const text = values.get(field);
      return typeof text === 'string' && text.trim() !== '' ? [{ field, text }] : [];
    }),
    language: typeof language === 'string' && language !== 'und' ? language : null,
  };
}
