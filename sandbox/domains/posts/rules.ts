import type { AnyRow, Choices, Table } from 'graphql-docs-model';
import { daysAfter, invalid } from 'graphql-docs-model';
import type { Context, Row, World } from '../../shared/context';
import { failure } from '../../shared/context';
import { isUploaded } from '../../shared/uploads';
import { permissionsOn } from '../../shared/permissions';
import { checkVisibility } from '../../shared/visibility';
import type { PostImage, PostImageInput, StatusType, VisibilityLevel } from '../../types/schema';

/** @throws VALIDATION_FAILED for a topic that does not exist. */
export function checkTopics(topicIds: Choices<string>, { topics }: World): void {
  if (topicIds?.some((id) => !topics.get(id)))
    throw invalid('input.topicIds', 'There is no such topic.');
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

/** @throws FORBIDDEN for those without the rights of an admin, which platform moderators have too. */
export function needAdmin(spaceId: string, what: string, context: Context): void {
  const permissions = permissionsOn(context.world.spaces.need(spaceId), context);
  if (!permissions.includes('MANAGE_MEMBERS'))
    throw failure('FORBIDDEN', `Only admins of the space may ${what}.`);
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

/** Publishes the drafts whose moment has come. */
export function publishDue({ clock, posts, feedPosts }: World): void {
  const tables: readonly Table<Planned>[] = [posts, feedPosts];
  for (const table of tables)
    for (const row of table.where(({ status }) => status === 'DRAFT'))
      if (row.publishAt !== null && row.publishAt <= clock.now())
        table.put({ ...row, status: 'PUBLISHED', publishAt: null, publishedAt: row.publishAt });
}

type Planned = AnyRow & Pick<Row<'posts'>, 'status' | 'publishAt' | 'publishedAt'>;

/**
 * Pictures of a post in the order of display; those that the post has already keep their identity.
 *
 * @throws VALIDATION_FAILED for files from elsewhere.
 */
export function postImages(
  images: readonly PostImageInput[],
  present: readonly PostImage[],
  context: Context,
): PostImage[] {
  return images.map(({ url, altText = null, caption = null }, index) => {
    const kept = present.find((image) => image.url === url);
    if (!kept && !isUploaded(url))
      throw invalid(`input.images.${index}.url`, 'Upload the file first.');
    return { ...(kept ?? newImage(url, context)), altText, caption };
  });
}

/** The sandbox has no files, and so no sizes of what the image service has not stored. */
function newImage(
  url: string,
  { world, uploads }: Context,
): Omit<PostImage, 'altText' | 'caption'> {
  const extension = /\.(\w+)(?:\?|$)/.exec(url)?.[1]?.toLowerCase() ?? '';
  const isOther = ['png', 'webp', 'gif'].includes(extension);
  return {
    width: 1600,
    height: 1200,
    ...uploads?.sizeOf?.(url),
    id: world.clock.newId(),
    url,
    mediaType: `image/${isOther ? extension : 'jpeg'}`,
    blurHash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj',
  };
}
