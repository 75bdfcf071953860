import type { Circle } from '../../kit/circle';
import { circleOf } from '../../kit/circle';
import type { Context, Resolvers } from '../../kit/context';
import { descending, listed } from '../../kit/find-rows';
import { coversLanguage } from '../../kit/language-tags';
import { page } from '../../kit/page';
import { daysAfter } from '../../kit/time';
import type { Row } from '../../kit/world';
import { membersOf } from '../../shared/belonging';
import { connectionTo } from '../../shared/permissions';
import { byActivity, findableSpaces } from './lists';
import { recommendSpaces } from './recommended';
import { positionOf } from './search';

declare module '../../kit/parents' {
  interface DomainParents {
    /** What the caller may find and does not have. */
    readonly DiscoverSpaces: {
      readonly spaces: readonly Row<'spaces'>[];
      readonly circle: Circle | undefined;
    };
  }
}

/** Radius around the place in a profile, which names none: the default of `GeoRadiusInput`. */
const aroundHome = 10_000;

export const discovery = {
  Query: {
    discoverSpaces: (_root, { near, language }, context) => {
      const { caller, world } = context;
      const home = world.users.get(caller.userId)?.home?.point;
      const around = near ?? (home && { center: home, radiusMeters: aroundHome });
      return {
        spaces: findableSpaces(context)
          .filter((space) => ['NONE', 'BLOCKED'].includes(connectionTo(space, context)))
          .filter((space) => !language || coversLanguage(language, space.language)),
        circle: around ? circleOf(around, 'near') : undefined,
      };
    },
    recommendedSpaces: listed(({ near }, context) => {
      const circle = near ? circleOf(near, 'near') : undefined;
      return recommendSpaces(context).filter(
        (space) => !circle || circle(positionOf(space, context)) !== undefined,
      );
    }),
  },
  DiscoverSpaces: {
    featured: ({ spaces }) =>
      spaces
        .filter(({ featuredPosition }) => featuredPosition !== null)
        .sort((a, b) => (a.featuredPosition ?? 0) - (b.featuredPosition ?? 0))
        .slice(0, 6),
    recommended: ({ spaces }, _args, context) => {
      if (context.caller.userId === undefined)
        return spaces.toSorted(byActivity(context.world)).slice(0, 10);
      return recommendSpaces(context)
        .filter((space) => spaces.includes(space))
        .slice(0, 10);
    },
    nearby: ({ spaces, circle }, args, context) => {
      const placed = spaces.flatMap((space) => {
        const distance = circle?.(positionOf(space, context));
        return distance === undefined ? [] : [{ space, distance }];
      });
      placed.sort((a, b) => a.distance - b.distance);
      return page(
        placed.map(({ space }) => space),
        args,
      );
    },
    newest: ({ spaces }, _args, context) =>
      spaces
        .filter(({ createdAt }) => createdAt >= monthAgo(context))
        .sort(descending(({ createdAt }) => createdAt))
        .slice(0, 10),
    growing: ({ spaces }, _args, context) =>
      spaces
        .map((space) => ({ space, growth: growthOf(space, context) }))
        .filter(({ growth }) => growth > 0)
        .sort((a, b) => b.growth - a.growth)
        .map(({ space }) => space)
        .slice(0, 10),
    byTopic: ({ spaces }, _args, context) =>
      topicsToShow(spaces, context)
        .map((topic) => ({ topic, spaces: spacesAbout(topic, spaces) }))
        .filter((section) => section.spaces.length > 0)
        .slice(0, 6)
        .map((section) => ({
          ...section,
          spaces: section.spaces.sort(byActivity(context.world)).slice(0, 10),
        })),
  },
} satisfies Resolvers;

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
  const others = world.topics
    .where(({ id }) => !interests.includes(id))
    .sort((a, b) => spacesAbout(b, spaces).length - spacesAbout(a, spaces).length);
  return [...world.topics.getMany(interests), ...others];
}

function spacesAbout({ id }: Row<'topics'>, spaces: readonly Row<'spaces'>[]): Row<'spaces'>[] {
  return spaces.filter(({ topicIds }) => topicIds.includes(id));
}

function monthAgo({ world }: Context): string {
  return daysAfter(world.clock.now(), -30);
}
