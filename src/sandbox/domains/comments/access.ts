import { about } from '../../kit/about';
import type { About, Context } from '../../kit/context';
import type { Row } from '../../kit/world';
import { contentOf } from '../../shared/content-kinds';
import type { Content } from '../../shared/permissions';
import { canRead, permissionsOn } from '../../shared/permissions';
import type { PermissionType } from '../../types/schema';

/** What decides about access to a comment, or undefined if the caller may not read its content. */
export function commentSubject(id: string, context: Context): Content | undefined {
  const comment = context.world.comments.get(id);
  const content = comment && contentOf(comment.type, comment.contentId, context.world);
  if (!content || !canRead(content, context)) return undefined;
  return contentOf('COMMENT', id, context.world);
}

/** The same for operations to which the placeholder of a removed comment does not exist. */
export function presentCommentSubject(id: string, context: Context): Content | undefined {
  const comment = context.world.comments.get(id);
  return comment?.isRemoved === false ? commentSubject(id, context) : undefined;
}

/** The same for operations about comments below posts of a space; one below other content is none. */
export function postCommentSubject(id: string, context: Context): Content | undefined {
  const isBelowPost = context.world.comments.get(id)?.type === 'POST';
  return isBelowPost ? presentCommentSubject(id, context) : undefined;
}

/** Resolver of an operation about a comment, which has the identifier of the subject. */
export function aboutComment<Args, Result>(
  find: (args: NoInfer<Args>, context: Context) => Content | undefined,
  resolve: (comment: Row<'comments'>, args: Args, context: Context) => Result,
): ((root: unknown, args: Args, context: Context) => Result) & About {
  return about(find, ({ id }, args: Args, context) =>
    resolve(context.world.comments.need(id), args, context),
  );
}

/** Nothing can be done with a placeholder; only comments below posts can be changed. */
export function commentPermissions(
  { id, type, isRemoved }: Pick<Row<'comments'>, 'id' | 'type' | 'isRemoved'>,
  context: Context,
): PermissionType[] {
  const content = contentOf('COMMENT', id, context.world);
  if (!content || isRemoved) return [];
  return permissionsOn(content, context).filter(
    (permission) => permission !== 'UPDATE' || type === 'POST',
  );
}
