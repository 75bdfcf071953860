import type { About } from 'graphql-docs-model';
import { ascending, descending } from 'graphql-docs-model';
import { contentOf } from '../../shared/content';
import type { Context, Row, World } from '../../shared/context';
import { about } from '../../shared/context';
import type { Content } from '../../shared/permissions';
import { canList, canRead } from '../../shared/permissions';
import { reactionCounts } from '../../shared/reactions';
import type { CommentOrder } from '../../types/schema';

type Comment = Row<'comments'>;

/** Resolver of an operation about a comment, which nobody finds who may not read its content. */
export function aboutComment<Args, Result>(
  find: (args: NoInfer<Args>, world: World) => Comment | undefined,
  resolve: (comment: Comment, args: Args, context: Context) => Result,
): ((root: unknown, args: Args, context: Context) => Result) & About {
  return about(
    (args, context) => subjectOf(find(args, context.world), context),
    ({ id }, args: Args, context) => resolve(context.world.comments.need(id), args, context),
  );
}

/** A comment for operations to which the placeholder of a removed one does not exist. */
export function presentComment(id: string, { comments }: World): Comment | undefined {
  const comment = comments.get(id);
  return comment?.isRemoved ? undefined : comment;
}

/** The same for operations about comments below posts of a space; one below other content is none. */
export function presentPostComment(id: string, world: World): Comment | undefined {
  const comment = presentComment(id, world);
  return comment?.type === 'POST' ? comment : undefined;
}

/** What decides about access to a comment. */
function subjectOf(comment: Comment | undefined, context: Context): Content | undefined {
  const content = comment && contentOf(comment.type, comment.contentId, context.world);
  if (!content || !canRead(content, context)) return undefined;
  return contentOf('COMMENT', comment.id, context.world);
}

const createdAt = (comment: Comment): string => comment.createdAt;

/** Comments that open a discussion below content, as far as lists show them to the caller. */
export function openingComments(id: string, context: Context, order?: CommentOrder): Comment[] {
  return listed(({ contentId, parentId }) => contentId === id && !parentId, context, order);
}

/** Replies in the discussion that a comment opened, as far as lists show them to the caller. */
export function repliesTo(openingId: string, context: Context, order?: CommentOrder): Comment[] {
  return listed(({ parentId }) => parentId === openingId, context, order);
}

/** When the last comment below content was written that was not removed. */
export function lastCommentedAt(id: string, { comments }: World): string | undefined {
  return comments
    .where(({ contentId, isRemoved }) => contentId === id && !isRemoved)
    .map(createdAt)
    .sort()
    .at(-1);
}

/** Whether the caller meets a comment in lists: those of blocked people and reported ones are left out. */
export function isListed({ id }: Comment, context: Context): boolean {
  const content = contentOf('COMMENT', id, context.world);
  return content !== undefined && canList(content, context);
}

function listed(
  isWanted: (comment: Comment) => boolean,
  context: Context,
  order: CommentOrder = 'OLDEST',
): Comment[] {
  const { world } = context;
  const found = world.comments.where((comment) => isWanted(comment) && isListed(comment, context));
  if (order === 'OLDEST') return found.sort(ascending(createdAt));
  const newestFirst = found.sort(descending(createdAt));
  const total = ({ id }: Comment): number => reactionCounts(id, world).total;
  return order === 'NEWEST' ? newestFirst : newestFirst.sort((a, b) => total(b) - total(a));
}
