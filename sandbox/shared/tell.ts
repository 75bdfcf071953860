import type { Context } from './context';
import { excerptOf } from './text';
import type { NotificationType } from '../types/schema';
import { membersOf } from './belonging';
import { kindOf } from './content-kinds';
import { notify } from './notify';
import { displayNameOf } from './people';
import type { Content } from './permissions';
import { canRead } from './permissions';

/** Whatever of a space people are told about: the space itself, or something in it. */
interface Subject extends Content {
  readonly title?: string | null;
  readonly question?: string;
  readonly text?: string;
}

/** Tells people what the caller did, those of them who may read what it is about. */
export function tell(
  type: NotificationType,
  subject: Subject,
  recipientIds: readonly string[],
  context: Context,
): void {
  const { caller, world } = context;
  const { __typename, id, title, question, text } = subject;
  const actor = world.users.get(caller.userId);
  const kind = kindOf(subject);
  const space = world.spaces.get(subject.spaceId ?? id);
  if (!actor || !kind || !space) return;
  const names = {
    actor: excerptOf(displayNameOf(actor), 30),
    name: excerptOf(title ?? question ?? space.name, 40),
    space: excerptOf(space.name, 30),
  };
  const path = kind === 'SPACE' ? `spaces/${space.slug}` : `${__typename.toLowerCase()}s/${id}`;
  const happening = { type, subject: { kind, id }, spaceId: space.id, path, names, excerpt: text };
  for (const recipientId of recipientIds) {
    if (canRead(subject, { caller: { role: 'MEMBER', userId: recipientId }, world }))
      notify({ ...happening, recipientId }, context);
  }
}

/** Tells all members of the space of something new or changed in it. */
export function tellMembers(
  type: NotificationType,
  subject: Subject,
  context: Context,
  except: readonly string[] = [],
): void {
  const members = membersOf(subject.spaceId ?? subject.id, context.world);
  const ids = members.map(({ userId }) => userId).filter((userId) => !except.includes(userId));
  tell(type, subject, ids, context);
}
