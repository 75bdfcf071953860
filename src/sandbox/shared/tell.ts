import { kindOf } from './content-kinds';
import type { Context } from '../kit/context';
import { excerptOf } from '../kit/excerpt';
import type { PlatformText } from '../kit/language';
import type { Content } from './permissions';
import { canRead } from './permissions';
import { notify } from './notify';
import { displayNameOf } from './names';
import { membersOf } from './belonging';

/** Whatever of a space people are told about: the space itself, or something in it. */
interface Subject extends Content {
  readonly name?: string;
  readonly slug?: string;
  readonly title?: string | null;
  readonly question?: string;
  readonly text?: string;
}

type Sentence = (actor: string, name: string, space: string) => PlatformText;

/** Lines of the types of notification that come from spaces. */
const sentences = {
  SPACE_INVITE_RECEIVED: (actor, name) => ({
    en: `${actor} invited you to ${name}`,
    de: `${actor} hat dich in ${name} eingeladen`,
  }),
  SPACE_MEMBERSHIP_REQUESTED: (actor, name) => ({
    en: `${actor} asks to join ${name}`,
    de: `${actor} möchte bei ${name} mitmachen`,
  }),
  SPACE_MEMBERSHIP_ACCEPTED: (actor, name) => ({
    en: `${actor} let you into ${name}`,
    de: `${actor} hat dich bei ${name} aufgenommen`,
  }),
  SPACE_ROLE_CHANGED: (actor, name) => ({
    en: `${actor} changed your role in ${name}`,
    de: `${actor} hat deine Rolle in ${name} geändert`,
  }),
  POST_CREATED: (actor, _name, space) => ({
    en: `${actor} wrote in ${space}`,
    de: `${actor} hat in ${space} geschrieben`,
  }),
  MENTIONED: (actor) => ({
    en: `${actor} mentioned you in a post`,
    de: `${actor} hat dich in einem Beitrag erwähnt`,
  }),
  TASK_CREATED: (actor, name, space) => ({
    en: `${actor} added “${name}” to ${space}`,
    de: `${actor} hat „${name}“ in ${space} angelegt`,
  }),
  TASK_ASSIGNED: (actor, name) => ({
    en: `${actor} assigned “${name}” to you`,
    de: `${actor} hat dir „${name}“ zugewiesen`,
  }),
  TASK_CHANGED: (actor, name) => ({
    en: `${actor} changed “${name}”`,
    de: `${actor} hat „${name}“ geändert`,
  }),
  APPOINTMENT_CREATED: (actor, name, space) => ({
    en: `${actor} added “${name}” to ${space}`,
    de: `${actor} hat „${name}“ in ${space} angelegt`,
  }),
  APPOINTMENT_CHANGED: (actor, name) => ({
    en: `${actor} changed “${name}”`,
    de: `${actor} hat „${name}“ geändert`,
  }),
  APPOINTMENT_CANCELLED: (actor, name) => ({
    en: `${actor} called “${name}” off`,
    de: `${actor} hat „${name}“ abgesagt`,
  }),
  POLL_CREATED: (actor, _name, space) => ({
    en: `${actor} asks for your vote in ${space}`,
    de: `${actor} bittet in ${space} um deine Stimme`,
  }),
} satisfies Readonly<Record<string, Sentence>>;

/** Tells people what the caller did, those of them who may read what it is about. */
export function tell(
  type: keyof typeof sentences,
  subject: Subject,
  recipientIds: readonly string[],
  context: Context,
): void {
  const { caller, world } = context;
  const actor = world.users.get(caller.userId);
  const kind = kindOf(subject);
  const space = world.spaces.get(subject.spaceId ?? subject.id);
  if (!actor || !kind || !space) return;
  const name = excerptOf(subject.title ?? subject.question ?? space.name, 40);
  const title = sentences[type](
    excerptOf(displayNameOf(actor), 30),
    name,
    excerptOf(space.name, 30),
  );
  const path = pathOf(subject, space.slug);
  for (const recipientId of recipientIds) {
    if (!canRead(subject, { caller: { role: 'MEMBER', userId: recipientId }, world })) continue;
    notify(
      {
        type,
        recipientId,
        actorId: actor.id,
        subject: { kind, id: subject.id },
        spaceId: space.id,
        path,
        title,
        excerpt: subject.text,
      },
      context,
    );
  }
}

/** Tells all members of the space of something new or changed in it. */
export function tellMembers(
  type: keyof typeof sentences,
  subject: Subject,
  context: Context,
  except: readonly string[] = [],
): void {
  const members = membersOf(subject.spaceId ?? subject.id, context.world);
  const ids = members.map(({ userId }) => userId).filter((userId) => !except.includes(userId));
  tell(type, subject, ids, context);
}

function pathOf({ __typename, id }: Subject, slug: string): string {
  return __typename === 'Space' ? `spaces/${slug}` : `${__typename.toLowerCase()}s/${id}`;
}
