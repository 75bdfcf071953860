import type { Context } from '../../kit/context';
import { wordsOf } from '../../kit/text';
import type { Row } from '../../kit/world';

const most = 5;

/**
 * Published articles in the same language that share topics or words, the most similar first. Counts
 * take the place of the embeddings of the platform.
 */
export function relatedTo(
  article: Row<'articles'>,
  _args: unknown,
  { world }: Context,
): Row<'articles'>[] {
  return world.articles
    .where(({ id, status }) => id !== article.id && status === 'PUBLISHED')
    .filter(({ language }) => language === article.language)
    .map((other) => ({ other, likeness: likeness(article, other) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ other }) => other);
}

function likeness(a: Row<'articles'>, b: Row<'articles'>): number {
  const topics = a.topicIds.filter((id) => b.topicIds.includes(id)).length;
  const others = articleWords(b);
  const words = [...articleWords(a)].filter((word) => others.has(word)).length;
  return topics + words / 100;
}

function articleWords({ title, teaser, text }: Row<'articles'>): ReadonlySet<string> {
  return wordsOf(`${title} ${teaser} ${text}`);
}
