import { checkCount, checkLength } from '../../kit/checks';
import { invalid } from '../../kit/failure';
import type { Context } from '../../kit/context';
import { permissionsOn } from '../../shared/permissions';
import { daysAfter } from '../../kit/time';
import { checkVisibility } from '../../shared/visibility';
import type { Row, World } from '../../kit/world';
import type { StatusType, VisibilityLevel } from '../../types/schema';

/** @throws VALIDATION_FAILED for a title or a body of the wrong length. */
export function checkPostTexts(
  title: string | null | undefined,
  text: string,
  hasImages: boolean,
): void {
  checkLength('input.title', title, 3, 120);
  checkLength('input.text', text, hasImages ? 0 : 1, 5000);
}

/** @throws VALIDATION_FAILED for more than 5 topics, and for one that does not exist. */
export function checkTopics(
  topicIds: readonly string[] | null | undefined,
  { topics }: World,
): void {
  checkCount('input.topicIds', topicIds, 0, 5);
  if (topicIds?.some((id) => !topics.get(id)))
    throw invalid('input.topicIds', 'There is no such topic.');
}

/**
 * Moment at which a draft is to publish itself, or null for none.
 *
 * @throws VALIDATION_FAILED for one that is not within the next 90 days, or without a draft.
 */
export function plannedAt(
  publishAt: string | null | undefined,
  status: StatusType,
  { clock }: World,
): string | null {
  if (publishAt == null) return null;
  if (status !== 'DRAFT') throw invalid('input.publishAt', 'Only a draft can publish itself.');
  if (publishAt <= clock.now() || publishAt > daysAfter(clock.now(), 90))
    throw invalid('input.publishAt', 'This must be within the next 90 days.');
  return publishAt;
}

/** Whether the caller has the rights of an admin in a space, as platform moderators have too. */
export function runsSpace(spaceId: string, context: Context): boolean {
  const space = context.world.spaces.need(spaceId);
  return permissionsOn(space, context).includes('MANAGE_MEMBERS');
}

/** The level that only the author reads is none for a post. */
export function checkSpaceAdmits(
  field: string,
  level: VisibilityLevel,
  space: Row<'spaces'>,
): void {
  if (level === 'PRIVATE') throw invalid(field, 'A post is never private.');
  checkVisibility(field, level, space);
}
