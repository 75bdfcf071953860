import { checkCount } from '../../kit/checks';
import type { Context } from '../../kit/context';
import { descending } from '../../kit/find-rows';
import { coversLanguage } from '../../kit/language-tags';
import { daysAfter } from '../../kit/time';
import type { Row, World } from '../../kit/world';
import { canList } from '../../shared/permissions';
import type { QueryfeedInsightsArgs } from '../../types/schema';

/** All published insights, the last published first, the same for every caller. */
export function publishedInsights({ insights }: World): Row<'insights'>[] {
  return insights
    .where(({ status }) => status === 'PUBLISHED')
    .sort(descending(({ publishedAt }) => publishedAt));
}

/** The same without those of blocked people, and those that the caller reported. */
export function listedInsights(context: Context): Row<'insights'>[] {
  return publishedInsights(context.world).filter((insight) => canList(insight, context));
}

/** @throws VALIDATION_FAILED for more than 20 topics. */
export function insightFilter({
  topicIds,
  language,
}: QueryfeedInsightsArgs): (insight: Row<'insights'>) => boolean {
  checkCount('topicIds', topicIds, 0, 20);
  return (insight) =>
    (topicIds == null || insight.topicIds.some((id) => topicIds.includes(id))) &&
    (language == null || coversLanguage(language, insight.language));
}

/** Whether an insight was published within the last 90 days. */
export function isRecent({ publishedAt }: Row<'insights'>, { clock }: World): boolean {
  return publishedAt !== null && publishedAt >= daysAfter(clock.now(), -90);
}
