import { about } from '../../shared/context';
import type { About } from 'graphql-docs-model';
import type { Context, Row, World } from '../../shared/context';
import { contentOf } from '../../shared/content-kinds';
import type { Content } from '../../shared/permissions';
import { canRead } from '../../shared/permissions';

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
