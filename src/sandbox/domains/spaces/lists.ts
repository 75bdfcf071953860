import type { Context } from '../../kit/context';
import { descending } from '../../kit/find-rows';
import { canList } from '../../shared/permissions';
import type { Row, World } from '../../kit/world';
import { belongs } from '../../shared/belonging';
import { tasksOf } from '../tasks/lists';

type Published = Row<'posts'> | Row<'tasks'> | Row<'appointments'> | Row<'polls'>;

/** Spaces that the caller may find: hidden ones only with a place in them, archived ones never. */
export function findableSpaces(context: Context): Row<'spaces'>[] {
  return context.world.spaces.where(
    (space) => space.status === 'PUBLISHED' && mayFind(space, context),
  );
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
  const comments = world.comments.where(({ contentId }) => ids.has(contentId));
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
export function activityIn(spaceId: string, context: Context): Published[] {
  return publishedIn(spaceId, context.world)
    .filter((content) => canList(content, context))
    .sort(newestFirst);
}

/** Posts of a space for its list, pinned ones first, then the newest first. */
export function postsOf(spaceId: string, context: Context): Row<'posts'>[] {
  return context.world.posts
    .where((post) => post.spaceId === spaceId && post.status === 'PUBLISHED')
    .filter((post) => canList(post, context))
    .sort((a, b) => Number(b.isPinned) - Number(a.isPinned) || newestFirst(a, b));
}

/** Tasks of a space that wait for someone, of those that the caller may list. */
export function openTasksOf(spaceId: string, context: Context): Row<'tasks'>[] {
  return tasksOf(spaceId, context).filter(
    ({ progress, status }) => progress !== 'DONE' && status === 'PUBLISHED',
  );
}

const newestFirst = descending(publishedAt);

function publishedIn(spaceId: string, world: World): Published[] {
  const { posts, tasks, appointments, polls } = world;
  return [...posts.all(), ...tasks.all(), ...appointments.all(), ...polls.all()].filter(
    (content) =>
      content.spaceId === spaceId && (!('status' in content) || content.status === 'PUBLISHED'),
  );
}

function publishedAt(content: Published): string {
  return ('publishedAt' in content ? content.publishedAt : null) ?? content.createdAt;
}
