import { checkCount } from '../../kit/checks';
import type { Context } from '../../kit/context';
import { coversLanguage } from '../../kit/language-tags';
import { canList } from '../../shared/permissions';
import { daysAfter } from '../../kit/time';
import type { Row, World } from '../../kit/world';

export interface InsightFilter {
  readonly topicIds?: readonly string[] | null;
  readonly language?: string | null;
}

/** All published insights, the last published first, the same for every caller. */
export function publishedInsights({ insights }: World): Row<'insights'>[] {
  return insights
    .all()
    .filter(({ status }) => status === 'PUBLISHED')
    .sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''));
}

/** The same without those of blocked people, and those that the caller reported. */
export function listedInsights(context: Context): Row<'insights'>[] {
  return publishedInsights(context.world).filter((insight) => canList(insight, context));
}

/** @throws VALIDATION_FAILED for more than 20 topics. */
export function insightFilter({
  topicIds,
  language,
}: InsightFilter): (insight: Row<'insights'>) => boolean {
  checkCount('topicIds', topicIds, 0, 20);
  return (insight) =>
    (topicIds == null || insight.topicIds.some((id) => topicIds.includes(id))) &&
    (language == null || coversLanguage(language, insight.language));
}

/** Whether an insight was published within the last 90 days. */
export function isRecent({ publishedAt }: Row<'insights'>, { clock }: World): boolean {
  return publishedAt !== null && publishedAt >= daysAfter(clock.now(), -90);
}
