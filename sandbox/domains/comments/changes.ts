import { about, failure } from '../../shared/context';
import type { Context, Resolvers, Row, World } from '../../shared/context';
import { detectLanguage } from '../../shared/detection';
import { invalid } from 'graphql-docs-model';
import { contentOf } from '../../shared/content-kinds';
import { notify } from '../../shared/notify';
import { displayNameOf, mentionable } from '../../shared/people';
import type { Content } from '../../shared/permissions';
import { canRead } from '../../shared/permissions';
import { deleteReactions, react } from '../../shared/reactions';
import type { Thread } from '../../shared/threads';
import type {
  AddCommentInput,
  NotificationType,
  ReactionAction,
  ReactionType,
} from '../../types/schema';
import { aboutComment, presentComment } from './access';
import { isListed } from './lists';

type Comment = Row<'comments'>;

export const commentChanges = {
  addComment: about(
    ({ input }, { world }) => contentOf(input.type, input.contentId, world),
    (content, { input }, context) => {
      const { caller, world } = context;
      const { type, contentId, mentionedUserIds } = input;
      if (!isOpen({ id: contentId, type }, world))
        throw failure('FORBIDDEN', 'This content takes no comments.');
      const text = input.text.trim();
      const answered = answeredComment(input, context);
      const comment = world.comments.put({
        __typename: 'Comment',
        id: world.clock.newId(),
        type,
        contentId,
        text,
        authorId: caller.userId ?? '',
        parentId: answered?.parentId ?? answered?.id ?? null,
        replyToId: answered?.id ?? null,
        mentionIds: mentionable(mentionedUserIds, content, world),
        language: detectLanguage(text),
        isRemoved: false,
        createdAt: world.clock.tick(),
        editedAt: null,
      });
      tellOfComment(comment, content, context);
      return comment;
    },
  ),
  deleteComment: aboutComment(
    ({ id }, world) => presentComment(id, world),
    (comment, { id }, { world }) => {
      removeComment(comment, world);
      return { success: true, id };
    },
  ),
  addReactionToComment: reaction('ADD'),
  removeReactionFromComment: reaction('REMOVE'),
} satisfies Resolvers['Mutation'];

interface CommentReaction {
  readonly commentId: string;
  readonly reaction?: ReactionType | null;
}

/** Resolver of a mutation that leaves a reaction to a comment, or takes it back. */
function reaction(action: ReactionAction) {
  return aboutComment<CommentReaction, Comment>(
    ({ commentId }, world) => presentComment(commentId, world),
    (comment, { reaction }, context) => {
      react(comment.id, { action, reaction }, context);
      return comment;
    },
  );
}

/** Whether content takes new comments at all: not where its author said so, nor once it is archived. */
export function isOpen({ id, type }: Thread, world: World): boolean {
  const content: Content | undefined = contentOf(type, id, world);
  const post = world.posts.get(id) ?? world.feedPosts.get(id);
  return !!content && content.status !== 'ARCHIVED' && post?.commentsAllowed !== false;
}

/** Whether the caller may comment at present; whoever reads a thread while signed in may. */
export function canComment(thread: Thread, { caller, world }: Context): boolean {
  return caller.userId !== undefined && isOpen(thread, world);
}

/** Removes a comment: one that was answered leaves a placeholder, and takes it away with the last reply. */
export function removeComment(comment: Comment, world: World): void {
  deleteReactions(comment.id, world);
  if (answersTo(comment.id, world).length > 0) {
    const rest = { text: null, language: 'und', mentionIds: [], isRemoved: true };
    world.comments.put({ ...comment, ...rest });
    return;
  }
  world.comments.delete(comment.id);
  const answered = world.comments.get(comment.replyToId);
  if (answered?.isRemoved) removeComment(answered, world);
}

/** Removes a comment and all that answers it, or answers an answer. */
export function removeWithReplies({ id }: Comment, world: World): void {
  for (const answer of answersTo(id, world)) removeWithReplies(answer, world);
  deleteReactions(id, world);
  world.comments.delete(id);
}

/** The comments that answer one; where it opens a discussion, also those whose answered one is gone. */
function answersTo(id: string, { comments }: World): Comment[] {
  return comments.where(({ replyToId, parentId }) => replyToId === id || parentId === id);
}

/** The comment that a new one answers, which must stand in the same thread. */
function answeredComment({ contentId, replyToId }: AddCommentInput, context: Context) {
  if (replyToId == null) return undefined;
  const answered = context.world.comments.get(replyToId);
  if (answered?.contentId !== contentId || answered.isRemoved || !isListed(answered, context))
    throw invalid('input.replyToId', 'This thread has no such comment.');
  return answered;
}

/** Tells whom a comment answers, whom it names, and who wrote what it is about, each of them once. */
function tellOfComment(comment: Comment, content: Content, context: Context): void {
  const { world } = context;
  const { type, contentId, id, text, replyToId, mentionIds } = comment;
  const actor = world.users.get(comment.authorId);
  if (!actor) return;
  const name = displayNameOf(actor);
  const kind = type.toLowerCase().replace('_', '-');
  const told = new Set<string>();
  tell('COMMENT_REPLIED', [world.comments.get(replyToId)?.authorId]);
  tell('MENTIONED', mentionIds, 'MENTIONED_IN_COMMENT');
  const isWanted = type !== 'POST' || world.posts.get(contentId)?.tellsAuthor === true;
  tell('COMMENT_CREATED', isWanted ? [content.authorId] : []);

  function tell(
    notification: NotificationType,
    recipientIds: readonly (string | undefined)[],
    titleId?: string,
  ): void {
    for (const recipientId of recipientIds) {
      if (recipientId === undefined || told.has(recipientId)) continue;
      if (!canRead(content, { caller: { role: 'MEMBER', userId: recipientId }, world })) continue;
      told.add(recipientId);
      notify(
        {
          type: notification,
          titleId,
          recipientId,
          subject: { kind: 'COMMENT', id },
          spaceId: content.spaceId,
          path: `${kind}s/${contentId}#${id}`,
          names: { actor: name },
          excerpt: text,
        },
        context,
      );
    }
  }
}
