import { inBoth } from 'graphql-docs-model';
import type { Context, ParentOf, Row, World } from '../../shared/context';
import { kilometresBetween } from '../../shared/distance';
import { isMember, relationOf } from '../../shared/belonging';
import { byDisplayName } from '../../shared/people';
import { canRead } from '../../shared/permissions';
import { canReadProfile, mutualIds, statusBetween } from '../../shared/relations';
import type { UserSuggestion, UserSuggestionReason } from '../../types/schema';

interface Ground {
  readonly reason: UserSuggestionReason;
  readonly strength: number;
}

type Suggestion = ParentOf<UserSuggestion>;

/**
 * People for the caller, or for a space to which the caller invites. Replaces the embeddings
 * of the platform: each ground that two people have in common adds to the score.
 */
export function suggestionsFor(space: Row<'spaces'> | null, context: Context): Suggestion[] {
  const { caller, world } = context;
  const viewer = world.users.get(caller.userId);
  if (!viewer) return [];
  return world.users
    .where(({ id }) => id !== viewer.id && canReadProfile(id, context))
    .filter(({ id }) => statusBetween(viewer.id, id, world) === 'NONE')
    .filter(({ id }) => !space || !isInvited(id, space, world))
    .map((user) => suggest(user, viewer, space, context))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || byDisplayName(a.user, b.user));
}

function suggest(
  user: Row<'users'>,
  viewer: Row<'users'>,
  space: Row<'spaces'> | null,
  context: Context,
): Suggestion {
  const { world } = context;
  const mutual = world.users
    .getMany(mutualIds(viewer.id, user.id, world))
    .filter(({ id }) => canReadProfile(id, context));
  const ownTopics = [...viewer.topicIds, ...(space?.topicIds ?? [])];
  const sharedTopics = inBoth(user.topicIds, ownTopics);
  const ownSpaces = spaceIdsOf(viewer.id, world);
  const sharedSpaces = world.spaces
    .getMany(inBoth(spaceIdsOf(user.id, world), ownSpaces))
    .filter((space) => canRead(space, context));
  const distanceKm = distanceBetween(viewer, user);
  const wanted = world.tasks
    .where((task) => task.progress === 'OPEN' && ownSpaces.includes(task.spaceId))
    .filter((task) => task.skillIds.some((id) => user.skillIds.includes(id)));
  const grounds: Ground[] = [
    { reason: 'MUTUAL_CONNECTIONS', strength: mutual.length > 1 ? 0.35 : mutual.length * 0.15 },
    { reason: 'SHARED_SPACE', strength: sharedSpaces.length > 0 ? 0.25 : 0 },
    { reason: 'SHARED_TOPICS', strength: Math.min(sharedTopics.length, 2) * 0.1 },
    { reason: 'WANTED_SKILLS', strength: wanted.length > 0 ? 0.1 : 0 },
    { reason: 'NEARBY', strength: distanceKm !== null && distanceKm <= 2 ? 0.05 : 0 },
  ];
  const [main] = grounds.toSorted((a, b) => b.strength - a.strength);
  return {
    user,
    score: Math.round(grounds.reduce((sum, { strength }) => sum + strength, 0) * 100) / 100,
    reason: main?.reason ?? 'NEARBY',
    mutualConnections: mutual.slice(0, 3),
    sharedTopics: world.topics.getMany(sharedTopics).slice(0, 5),
    sharedSpaces: sharedSpaces.slice(0, 3),
    distanceKm,
  };
}

function distanceBetween(viewer: Row<'users'>, user: Row<'users'>): number | null {
  if (!viewer.sharesLocation || !user.sharesLocation) return null;
  const distance = kilometresBetween(viewer.home?.point, user.home?.point);
  return distance === null ? null : Math.round(distance);
}

function spaceIdsOf(userId: string, world: World): string[] {
  return world.memberships
    .where((row) => row.userId === userId && isMember(row))
    .map(({ spaceId }) => spaceId);
}

/** Whether someone belongs to a space, is invited to it, or was shut out of it. */
function isInvited(userId: string, space: Row<'spaces'>, world: World): boolean {
  const relation = relationOf(space.id, userId, world);
  return relation !== undefined && relation.connection !== 'REQUESTED';
}
