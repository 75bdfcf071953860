import type { Context, Row, World } from '../../shared/context';
import { circleOf } from '../../shared/distance';
import type { Order } from 'graphql-docs-model';
import { descending } from 'graphql-docs-model';
import { belongs } from '../../shared/belonging';
import { canList } from '../../shared/permissions';
import type { GeoPoint } from '../../types/geo';
import type { GeoRadiusInput } from '../../types/schema';
import { positionFor } from '../geo/geo';
import { tasksOf } from '../tasks/tasks';

type Space = Row<'spaces'>;
type Published = Row<'posts'> | Row<'tasks'> | Row<'appointments'> | Row<'polls'>;

/** Spaces that the caller may find: hidden ones only with a place in them, archived ones never. */
export function findableSpaces(context: Context): Space[] {
  return context.world.spaces.where(
    (space) => space.status === 'PUBLISHED' && mayFind(space, context),
  );
}

/** Whether lists may show a space to the caller. */
export function mayFind(space: Space, context: Context): boolean {
  const { caller, world } = context;
  const isListed = space.visibility !== 'HIDDEN' || belongs(space.id, caller.userId, world);
  return isListed && canList(space, context);
}

/** Position of a space as the caller may know it. */
export function positionOf({ id, location }: Space, context: Context): GeoPoint | null {
  return location && positionFor({ ...location, spaceId: id }, context);
}

/**
 * Metres from the centre of a circle to a space, Infinity for one outside; without a circle, 0.
 *
 * @throws VALIDATION_FAILED for what is no circle.
 */
export function distanceFrom(
  near: GeoRadiusInput | null | undefined,
  field: string,
  context: Context,
): (space: Space) => number {
  const circle = near ? circleOf(near, field) : () => 0;
  return (space) => circle(positionOf(space, context)) ?? Infinity;
}

/** Tasks of a space that wait for someone, of those that the caller may list. */
export function openTasksOf(spaceId: string, context: Context): Row<'tasks'>[] {
  return tasksOf(spaceId, context).filter(
    ({ progress, status }) => progress !== 'DONE' && status === 'PUBLISHED',
  );
}

/** Published content of a space that the caller may read, the newest first. */
export function activityIn(spaceId: string, context: Context): Published[] {
  return publishedIn(spaceId, context.world)
    .filter((content) => canList(content, context))
    .sort(descending(publishedAt));
}

/** Moment at which something was last published or commented in a space. */
export function lastActivityAt({ id, createdAt }: Space, world: World): string {
  const published = publishedIn(id, world);
  const ids = new Set(published.map((content) => content.id));
  const comments = world.comments.where(({ contentId }) => ids.has(contentId));
  return [...published.map(publishedAt), ...comments.map((comment) => comment.createdAt)].reduce(
    (latest, moment) => (moment > latest ? moment : latest),
    createdAt,
  );
}

/** The latest activity first. */
export function byActivity(world: World): Order<Space> {
  const known = new Map<string, string>();
  // A sort asks for each space often, and an answer takes a look at all content.
  const momentOf = (space: Space): string => {
    const moment = known.get(space.id) ?? lastActivityAt(space, world);
    known.set(space.id, moment);
    return moment;
  };
  return (a, b) => momentOf(b).localeCompare(momentOf(a)) || a.id.localeCompare(b.id);
}

function publishedIn(id: string, { posts, tasks, appointments, polls }: World): Published[] {
  return [...posts.all(), ...tasks.all(), ...appointments.all(), ...polls.all()].filter(
    (content) =>
      content.spaceId === id && (!('status' in content) || content.status === 'PUBLISHED'),
  );
}

function publishedAt(content: Published): string {
  return ('publishedAt' in content ? content.publishedAt : null) ?? content.createdAt;
}
