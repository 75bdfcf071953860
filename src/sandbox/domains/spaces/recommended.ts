import type { Context } from '../../kit/context';
import { metresBetween } from '../../kit/distance';
import { connectionTo } from '../../shared/permissions';
import { byActivity, findableSpaces } from './lists';
import { positionOf } from './search';
import type { Row } from '../../kit/world';

/**
 * Spaces that fit the caller, best match first. In place of embeddings, the sandbox counts topics in
 * common, and takes the nearer, the one in a language that the caller speaks, and the more active
 * one where these are equal.
 */
export function recommendSpaces(context: Context): Row<'spaces'>[] {
  const { caller, world } = context;
  const user = world.users.get(caller.userId);
  const home = user?.home?.point;
  const active = byActivity(world);
  return findableSpaces(context)
    .filter(({ visibility }) => visibility !== 'HIDDEN')
    .filter((space) => connectionTo(space, context) === 'NONE')
    .sort(
      (a, b) =>
        sharedTopics(b) - sharedTopics(a) ||
        distanceOf(a) - distanceOf(b) ||
        Number(isSpoken(b)) - Number(isSpoken(a)) ||
        active(a, b),
    );

  function sharedTopics({ topicIds }: Row<'spaces'>): number {
    return topicIds.filter((id) => user?.topicIds.includes(id)).length;
  }

  function distanceOf(space: Row<'spaces'>): number {
    const position = positionOf(space, context);
    return home && position ? metresBetween(home, position) : Number.MAX_SAFE_INTEGER;
  }

  function isSpoken({ language }: Row<'spaces'>): boolean {
    return user?.spokenLanguages.includes(language) ?? false;
  }
}
