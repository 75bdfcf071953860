import type { Context } from '../../kit/context';
import { canList } from '../../shared/permissions';
import type { Content } from '../../shared/permissions';
import type { Row, World } from '../../kit/world';
import { belongs } from '../../shared/belonging';

/** Spaces that the caller may find: hidden ones only with a place in them, archived ones never. */
export function findableSpaces(context: Context): Row<'spaces'>[] {
  return context.world.spaces
    .all()
    .filter(({ status }) => status === 'PUBLISHED')
    .filter((space) => mayFind(space, context));
}

/** Whether lists may show a space to the caller. */
export function mayFind(space: Row<'spaces'>, context: Context): boolean {
  const { caller, world } = context;
  const isListed = space.visibility !== 'HIDDEN' || belongs(space.id, caller.userId, world);
  return isListed && canList(space, context);
}

/** Moment at which something was last published or commented in a space. */
export function lastActivityAt({ id, createdAt }: Row<'spaces'>, world: World): string {
  const published = publishedIn(id, world);
  const ids = new Set(published.map((content) => content.id));
  const comments = world.comments.all().filter(({ contentId }) => ids.has(contentId));
  return [...published.map(publishedAt), ...comments.map((comment) => comment.createdAt)].reduce(
    (latest, moment) => (moment > latest ? moment : latest),
    createdAt,
  );
}

export function byActivity(world: World): (a: Row<'spaces'>, b: Row<'spaces'>) => number {
  const known = new Map<string, string>();
  // A sort asks for each space often, and an answer takes a look at all content.
  const momentOf = (space: Row<'spaces'>): string => {
    const moment = known.get(space.id) ?? lastActivityAt(space, world);
    known.set(space.id, moment);
    return moment;
  };
  return (a, b) => momentOf(b).localeCompare(momentOf(a)) || a.id.localeCompare(b.id);
}

/** Published content of a space that the caller may read, the newest first. */
export function activityIn(spaceId: string, context: Context): Content[] {
  return publishedIn(spaceId, context.world)
    .filter((content) => canList(content, context))
    .sort((a, b) => publishedAt(b).localeCompare(publishedAt(a)));
}

/** Posts of a space for its list, pinned ones first, then the newest first. */
export function postsOf(spaceId: string, context: Context): Row<'posts'>[] {
  return context.world.posts
    .all()
    .filter((post) => post.spaceId === spaceId && post.status === 'PUBLISHED')
    .filter((post) => canList(post, context))
    .sort(
      (a, b) =>
        Number(b.isPinned) - Number(a.isPinned) || publishedAt(b).localeCompare(publishedAt(a)),
    );
}

interface Published extends Content {
  readonly createdAt: string;
  readonly publishedAt?: string | null;
}

function publishedIn(spaceId: string, world: World): Published[] {
  const { posts, tasks, appointments, polls } = world;
  const all: readonly Published[] = [
    ...posts.all(),
    ...tasks.all(),
    ...appointments.all(),
    ...polls.all(),
  ];
  return all.filter(
    (content) =>
      content.spaceId === spaceId &&
      (content.status === undefined || content.status === 'PUBLISHED'),
  );
}

function publishedAt(content: Published): string {
  return content.publishedAt ?? content.createdAt;
}
