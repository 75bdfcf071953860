import { checkGoals } from '../../shared/content-fields';
import type { Order } from 'graphql-docs-model';
import {
  daysAfter,
  descending,
  holdsOne,
  inBoth,
  invalid,
  page,
  ranked,
  searchFor,
} from 'graphql-docs-model';
import type { Context, Resolvers, Row, World } from '../../shared/context';
import { metresBetween } from '../../shared/distance';
import { listed } from '../../shared/context';
import { coversLanguage, languageOf } from '../../shared/language';
import { membersOf } from '../../shared/belonging';
import { connectionTo } from '../../shared/permissions';
import { fitsFilter } from '../../shared/visibility';
import type { QueryspacesArgs, SpaceSort } from '../../types/schema';
import { byActivity, distanceFrom, findableSpaces, openTasksOf, positionOf } from './lists';

type Space = Row<'spaces'>;

declare module '../../shared/context' {
  interface DomainParents {
    /** What the caller may find and does not have. */
    readonly DiscoverSpaces: {
      readonly spaces: readonly Space[];
      readonly distanceOf: (space: Space) => number;
    };
  }
}

/** Radius around the place in a profile, which names none: the default of `GeoRadiusInput`. */
const aroundHome = 10_000;

export const discovery = {
  Query: {
    spaces: listed(searchSpaces),
    discoverSpaces: (_root, { near, language }, context) => {
      const { caller, world } = context;
      const home = world.users.get(caller.userId)?.home?.point;
      const around = near ?? (home && { center: home, radiusMeters: aroundHome });
      return {
        spaces: findableSpaces(context)
          .filter((space) => ['NONE', 'BLOCKED'].includes(connectionTo(space, context)))
          .filter((space) => !language || coversLanguage(language, space.language)),
        distanceOf: around ? distanceFrom(around, 'near', context) : () => Infinity,
      };
    },
    recommendedSpaces: listed(({ near }, context) => {
      const distanceOf = distanceFrom(near, 'near', context);
      return recommendSpaces(context).filter((space) => distanceOf(space) < Infinity);
    }),
  },
  DiscoverSpaces: {
    featured: ({ spaces }) =>
      spaces
        .filter(({ featuredPosition }) => featuredPosition !== null)
        .sort((a, b) => (a.featuredPosition ?? 0) - (b.featuredPosition ?? 0))
        .slice(0, 6),
    // Nothing fits a guest better than another space, so that guests get the most active ones.
    recommended: ({ spaces }, _args, context) =>
      recommendSpaces(context)
        .filter((space) => spaces.includes(space))
        .slice(0, 10),
    nearby: ({ spaces, distanceOf }, args) => {
      const near = spaces.filter((space) => distanceOf(space) < Infinity);
      return page(
        near.sort((a, b) => distanceOf(a) - distanceOf(b)),
        args,
      );
    },
    newest: ({ spaces }, _args, { world }) =>
      spaces
        .filter(({ createdAt }) => isRecent(createdAt, world))
        .sort(descending(({ createdAt }) => createdAt))
        .slice(0, 10),
    growing: ({ spaces }, _args, { world }) =>
      ranked(
        spaces,
        ({ id }) => membersOf(id, world).filter(({ joinedAt }) => isRecent(joinedAt, world)).length,
      ).slice(0, 10),
    // The caller's interests first, then the topics of the most spaces.
    byTopic: ({ spaces }, _args, { caller, world }) => {
      const interests = world.users.get(caller.userId)?.topicIds ?? [];
      const rankOf = ({ id }: Row<'topics'>): number =>
        interests.includes(id) ? interests.indexOf(id) : interests.length;
      const active = spaces.toSorted(byActivity(world));
      return world.topics
        .all()
        .map((topic) => ({
          topic,
          spaces: active.filter(({ topicIds }) => topicIds.includes(topic.id)),
        }))
        .filter((section) => section.spaces.length > 0)
        .sort((a, b) => rankOf(a.topic) - rankOf(b.topic) || b.spaces.length - a.spaces.length)
        .slice(0, 6)
        .map((section) => ({ ...section, spaces: section.spaces.slice(0, 10) }));
    },
  },
} satisfies Resolvers;

/** @throws VALIDATION_FAILED for the first condition that is not accepted. */
function searchSpaces({ filter, sort }: QueryspacesArgs, context: Context): Space[] {
  const { spaceInitiatives } = context.world;
  checkGoals('filter.sdgNumbers', filter?.sdgNumbers);
  const distanceOf = distanceFrom(filter?.near, 'filter.near', context);
  if (sort === 'DISTANCE' && !filter?.near)
    throw invalid('sort', 'The order by distance needs the filter by place.');
  const fits = searchFor(filter?.search, 'filter.search');
  const active = byActivity(context.world);
  const orders: Readonly<Record<SpaceSort, Order<Space>>> = {
    DISTANCE: (a, b) => distanceOf(a) - distanceOf(b),
    NEWEST: descending(({ createdAt }) => createdAt),
    NAME: (a, b) => a.name.localeCompare(b.name, languageOf(context)),
    ACTIVE: active,
    // In place of a search engine: what has the text in its name is the better match.
    RELEVANCE: (a, b) => Number(fits(b.name)) - Number(fits(a.name)) || active(a, b),
  };
  return findableSpaces(context)
    .filter((space) =>
      fits(space.name, space.summary, spaceInitiatives.get(space.initiativeId)?.name),
    )
    .filter((space) => distanceOf(space) < Infinity)
    .filter(
      (space) =>
        !filter ||
        (holdsOne(filter.topicIds, space.topicIds) &&
          holdsOne(filter.sdgNumbers, space.sdgNumbers) &&
          holdsOne(filter.visibility, [space.visibility]) &&
          fitsFilter(space.contentVisibility, filter.readableBy) &&
          (filter.language == null || coversLanguage(filter.language, space.language)) &&
          (filter.hasOpenTasks !== true || openTasksOf(space.id, context).length > 0)),
    )
    .sort((a, b) => orders[sort](a, b) || a.id.localeCompare(b.id));
}

/**
 * Spaces that fit the caller, best match first. In place of embeddings, the sandbox counts topics in
 * common, and takes the nearer, the one in a language that the caller speaks, and the more active
 * one where these are equal.
 */
function recommendSpaces(context: Context): Space[] {
  const { caller, world } = context;
  const user = world.users.get(caller.userId);
  const active = byActivity(world);
  const sharedTopics = ({ topicIds }: Space): number => inBoth(topicIds, user?.topicIds).length;
  const isSpoken = ({ language }: Space): number =>
    user?.spokenLanguages.includes(language) ? 1 : 0;
  const distanceOf = (space: Space): number => {
    const position = positionOf(space, context);
    const home = user?.home?.point;
    return home && position ? metresBetween(home, position) : Number.MAX_SAFE_INTEGER;
  };
  return findableSpaces(context)
    .filter(({ visibility }) => visibility !== 'HIDDEN')
    .filter((space) => connectionTo(space, context) === 'NONE')
    .sort(
      (a, b) =>
        sharedTopics(b) - sharedTopics(a) ||
        distanceOf(a) - distanceOf(b) ||
        isSpoken(b) - isSpoken(a) ||
        active(a, b),
    );
}

function isRecent(moment: string, { clock }: World): boolean {
  return moment >= daysAfter(clock.now(), -30);
}
