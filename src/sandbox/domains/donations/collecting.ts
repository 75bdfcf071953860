import type { Row, World } from '../../kit/world';

/** Whether the last day of the collection, in UTC, has passed. */
export function isOver({ endDate, status }: Row<'projects'>, { clock }: World): boolean {
  return status === 'ARCHIVED' || (endDate !== null && endDate < clock.now().slice(0, 10));
}

/** Whether a project takes donations today: it has started and is not over. */
export function isCollecting(project: Row<'projects'>, world: World): boolean {
  return project.startDate <= world.clock.now().slice(0, 10) && !isOver(project, world);
}
