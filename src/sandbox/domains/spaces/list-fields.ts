import type { Circle } from '../../kit/circle';
import type { AnyResolvers, Context } from '../../kit/context';
import type { PageArguments } from '../../kit/page';
import { page } from '../../kit/page';
import { connectionTo } from '../../shared/permissions';
import { daysAfter } from '../../kit/time';
import { pendingInvites, pendingRequests } from './admissions';
import { membersOf } from '../../shared/belonging';
import { byActivity } from './lists';
import { recommendSpaces } from './recommended';
import { positionOf } from './search';
import type { Row } from '../../kit/world';
import type { SpaceUserConnectionType } from '../../types/schema';

/** Parent of the fields of `DiscoverSpaces`: what the caller may find and does not have. */
export interface DiscoverSpaces {
  readonly spaces: readonly Row<'spaces'>[];
  readonly circle: Circle | undefined;
}

interface DiscoverSpacesTopic {
  readonly topic: Row<'topics'>;
  readonly spaces: readonly Row<'spaces'>[];
}

export const spaceListFields = {
  MySpaces: {
    administered: (_parent: unknown, args: PageArguments, context: Context) =>
      page(ownSpaces('ADMIN', context), args),
    joined: (_parent: unknown, args: PageArguments, context: Context) =>
      page(ownSpaces('MEMBER', context), args),
    invites: (_parent: unknown, _args: unknown, { caller, world }: Context) =>
      pendingInvites(world)
        .filter(({ userId }) => userId === caller.userId)
        .slice(0, 20),
    requests: (_parent: unknown, _args: unknown, { caller, world }: Context) =>
      pendingRequests(world)
        .filter(({ userId }) => userId === caller.userId)
        .reverse()
        .slice(0, 20),
    waitingRequestCount: (_parent: unknown, _args: unknown, context: Context) => {
      const ids = ownSpaces('ADMIN', context).map(({ id }) => id);
      return pendingRequests(context.world).filter(({ spaceId }) => ids.includes(spaceId)).length;
    },
  },
  DiscoverSpaces: {
    featured: ({ spaces }: DiscoverSpaces) =>
      spaces
        .filter(({ featuredPosition }) => featuredPosition !== null)
        .sort((a, b) => (a.featuredPosition ?? 0) - (b.featuredPosition ?? 0))
        .slice(0, 6),
    recommended: ({ spaces }: DiscoverSpaces, _args: unknown, context: Context) => {
      if (context.caller.userId === undefined)
        return spaces.toSorted(byActivity(context.world)).slice(0, 10);
      return recommendSpaces(context)
        .filter((space) => spaces.includes(space))
        .slice(0, 10);
    },
    nearby: ({ spaces, circle }: DiscoverSpaces, args: PageArguments, context: Context) =>
      page(
        spaces
          .flatMap((space) => {
            const distance = circle?.(positionOf(space, context));
            return distance === undefined ? [] : [{ space, distance }];
          })
          .sort((a, b) => a.distance - b.distance)
          .map(({ space }) => space),
        args,
      ),
    newest: ({ spaces }: DiscoverSpaces, _args: unknown, context: Context) =>
      spaces
        .filter(({ createdAt }) => createdAt >= monthAgo(context))
        .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
        .slice(0, 10),
    growing: ({ spaces }: DiscoverSpaces, _args: unknown, context: Context) =>
      spaces
        .map((space) => ({ space, growth: growthOf(space, context) }))
        .filter(({ growth }) => growth > 0)
        .sort((a, b) => b.growth - a.growth)
        .map(({ space }) => space)
        .slice(0, 10),
    byTopic: ({ spaces }: DiscoverSpaces, _args: unknown, context: Context) =>
      topicsToShow(spaces, context)
        .map(
          (topic): DiscoverSpacesTopic => ({
            topic,
            spaces: spaces
              .filter(({ topicIds }) => topicIds.includes(topic.id))
              .sort(byActivity(context.world))
              .slice(0, 10),
          }),
        )
        .filter((section) => section.spaces.length > 0)
        .slice(0, 6),
  },
} satisfies AnyResolvers;

function ownSpaces(wanted: SpaceUserConnectionType, context: Context): Row<'spaces'>[] {
  return context.world.spaces
    .all()
    .filter((space) => connectionTo(space, context) === wanted)
    .sort(byActivity(context.world));
}

function growthOf({ id }: Row<'spaces'>, context: Context): number {
  return membersOf(id, context.world).filter(({ joinedAt }) => joinedAt >= monthAgo(context))
    .length;
}

/** The caller's interests first, then the topics of the most spaces. */
function topicsToShow(
  spaces: readonly Row<'spaces'>[],
  { caller, world }: Context,
): Row<'topics'>[] {
  const interests = world.users.get(caller.userId)?.topicIds ?? [];
  const count = (topic: Row<'topics'>): number =>
    spaces.filter(({ topicIds }) => topicIds.includes(topic.id)).length;
  const others = world.topics
    .all()
    .filter(({ id }) => !interests.includes(id))
    .sort((a, b) => count(b) - count(a));
  return [...world.topics.getMany(interests), ...others];
}

function monthAgo({ world }: Context): string {
  return daysAfter(world.clock.now(), -30);
}
