import type { NotificationType } from '../../types/schema';
import type { Context } from '../../kit/context';
import type { PlatformText } from '../../kit/language';
import type { Content } from '../../shared/permissions';
import { canRead } from '../../shared/permissions';
import { notify } from '../../shared/notify';
import { displayNameOf } from '../../shared/names';
import type { Row } from '../../kit/world';

/** Tells whom a comment answers, whom it names, and who wrote what it is about, each of them once. */
export function tellOfComment(comment: Row<'comments'>, content: Content, context: Context): void {
  const { world } = context;
  const { type, contentId, id, text, replyToId, mentionIds } = comment;
  const actor = world.users.get(comment.authorId);
  if (!actor) return;
  const name = displayNameOf(actor);
  const kind = type.toLowerCase().replace('_', '-');
  const told = new Set<string>();
  tell('COMMENT_REPLIED', [world.comments.get(replyToId)?.authorId], {
    en: `${name} answered your comment`,
    de: `${name} hat dir geantwortet`,
  });
  tell('MENTIONED', mentionIds, {
    en: `${name} mentioned you in a comment`,
    de: `${name} hat dich in einem Kommentar erwähnt`,
  });
  const isWanted = type !== 'POST' || world.posts.get(contentId)?.tellsAuthor === true;
  tell('COMMENT_CREATED', isWanted ? [content.authorId] : [], {
    en: `${name} commented on what you wrote`,
    de: `${name} hat deinen Beitrag kommentiert`,
  });

  function tell(
    notification: NotificationType,
    recipientIds: readonly (string | undefined)[],
    title: PlatformText,
  ): void {
    for (const recipientId of recipientIds) {
      if (recipientId === undefined || told.has(recipientId)) continue;
      if (!canRead(content, { caller: { role: 'MEMBER', userId: recipientId }, world })) continue;
      told.add(recipientId);
      notify(
        {
          type: notification,
          recipientId,
          actorId: comment.authorId,
          subject: { kind: 'COMMENT', id },
          spaceId: content.spaceId,
          path: `${kind}s/${contentId}#${id}`,
          title,
          excerpt: text,
        },
        context,
      );
    }
  }
}
