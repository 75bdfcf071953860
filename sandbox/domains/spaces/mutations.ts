import type { AnyRow, Table } from 'graphql-docs-model';
import { ascending, changed, invalid, reporting } from 'graphql-docs-model';
import { deleteResponses, react } from '../../shared/content';
import type { Resolvers, Row, World } from '../../shared/context';
import { about, byId } from '../../shared/context';
import { polygonOf } from '../../shared/geometry';
import { canRead, isWider } from '../../shared/permissions';
import { updated } from '../../shared/updated';
import { altTextAfter } from '../../shared/uploads';
import type { SpaceInitiativeInput, UpdateSpaceInput, VisibilityLevel } from '../../types/schema';
import { locate, relocated, timeZoneAt } from '../geo/geo';
import { admit, pendingRequests, takeStep } from './connections';
import { mayFind } from './spaces';
import { checkSpace, slugOf } from './validation';

type Space = Row<'spaces'>;

interface InSpace extends AnyRow {
  readonly spaceId: string;
  readonly visibility?: VisibilityLevel;
}

export const spaceMutations = {
  Mutation: {
    createSpace: reporting((_root, { input }, context) => {
      const { world, caller } = context;
      const { name, summary, visibility, contentVisibility, language, membersCanInvite } = input;
      checkSpace(input, undefined, context);
      const createdAt = world.clock.tick();
      const creatorId = caller.userId ?? '';
      const space = storeChanged(
        {
          __typename: 'Space',
          id: world.clock.newId(),
          slug: slugOf(name, world),
          name,
          summary,
          visibility,
          contentVisibility,
          language,
          membersCanInvite,
          description: null,
          imageUrl: null,
          coverUrl: null,
          coverAltText: null,
          status: 'PUBLISHED',
          timeZone: 'UTC',
          hasOwnTimeZone: false,
          location: null,
          area: null,
          topicIds: [],
          sdgNumbers: [],
          initiativeId: null,
          creatorId,
          chatRoomId: null,
          featuredPosition: null,
          createdAt,
          updatedAt: createdAt,
        },
        input,
        world,
      );
      admit({ spaceId: space.id, userId: creatorId }, 'ADMIN', world);
      return space;
    }),

    updateSpace: reporting(
      about(byId('spaces'), (before, { input }, context) => {
        const { world } = context;
        for (const field of ['status', 'membersCanInvite'] as const)
          if (input[field] === null) throw invalid(`input.${field}`, 'This cannot be null.');
        if (input.status === 'DRAFT')
          throw invalid('input.status', 'A space cannot become a draft.');
        checkSpace(input, before, context);
        world.clock.tick();
        const space = storeChanged(before, input, world);
        dropUnused(before.initiativeId, world);
        if (space.contentVisibility !== before.contentVisibility) narrowContent(space, world);
        // Opening a closed space accepts all requests that wait.
        if (space.visibility === 'OPEN')
          for (const { userId } of pendingRequests({ spaceId: space.id }, world))
            takeStep({ space, userId, isOwn: false, from: 'REQUESTED', to: 'MEMBER' }, context);
        return space;
      }),
    ),

    deleteSpace: about(byId('spaces'), (space, _args, { world }) => {
      world.clock.tick();
      removeSpace(space, world);
      return { success: true, id: space.id };
    }),
    // An initiative can be read wherever one of its spaces can.
    updateInitiativeReaction: about(
      ({ input }, context) =>
        context.world.spaces.find(
          (space) => space.initiativeId === input.contentId && canRead(space, context),
        ),
      (_space, { input }, context) => {
        react(input.contentId, input, context);
        return context.world.spaceInitiatives.need(input.contentId);
      },
    ),
  },
  Initiative: {
    spaces: ({ id }, _args, context) =>
      context.world.spaces
        .where((space) => space.initiativeId === id && mayFind(space, context))
        .sort(ascending(({ createdAt }) => createdAt))
        .slice(0, 10),
  },
} satisfies Resolvers;

/** Deletes a space with its content and memberships. Its slug is never given again. */
export function removeSpace({ id, slug, initiativeId }: Space, world: World): void {
  world.votes.deleteWhere(({ pollId }) => world.polls.get(pollId)?.spaceId === id);
  const tables: readonly Table<InSpace>[] = [
    world.posts,
    world.tasks,
    world.appointments,
    world.polls,
    world.tools,
    world.links,
    world.memberships,
    world.spaceInvites,
    world.spaceRequests,
  ];
  for (const table of tables)
    for (const row of table.where(({ spaceId }) => spaceId === id)) {
      deleteResponses(row.id, world);
      table.delete(row.id);
    }
  deleteResponses(id, world);
  world.spaces.delete(id);
  world.retiredSlugs.put({ __typename: 'RetiredSlug', id: slug });
  dropUnused(initiativeId, world);
}

function storeChanged(before: Space, input: UpdateSpaceInput, world: World): Space {
  const { location: place, area, timeZone, initiative, ...values } = input;
  const location = relocated(before.location, place, world);
  const zoneThere = location?.point ? timeZoneAt(location.point, world) : 'UTC';
  const hasMoved = location !== before.location;
  const keepsZone = timeZone === undefined && (before.hasOwnTimeZone || !hasMoved);
  const after = {
    ...changed(before, values),
    coverAltText: altTextAfter(
      { imageUrl: before.coverUrl, imageAltText: before.coverAltText },
      { imageUrl: values.coverUrl, imageAltText: values.coverAltText },
    ),
    name: (input.name ?? before.name).trim(),
    summary: (input.summary ?? before.summary).trim(),
    timeZone: timeZone ?? (keepsZone ? before.timeZone : zoneThere),
    hasOwnTimeZone: keepsZone ? before.hasOwnTimeZone : timeZone != null,
    location,
    area: area === undefined ? before.area : area && polygonOf(area, 'input.area'),
    topicIds: [...new Set(input.topicIds ?? before.topicIds)],
    sdgNumbers: input.sdgNumbers ?? before.sdgNumbers,
    initiativeId:
      initiative === undefined
        ? before.initiativeId
        : initiative && storeInitiative(initiative, world).id,
  };
  return world.spaces.put(updated(before, after, world.clock.now()));
}

/** Narrows existing content of a space to the widest circle of readers that it allows now. */
function narrowContent(
  { id, contentVisibility: visibility, updatedAt }: Space,
  world: World,
): void {
  const { posts, tasks, appointments, polls } = world;
  const tables: readonly Table<InSpace>[] = [posts, tasks, appointments, polls];
  for (const table of tables)
    for (const row of table.where(({ spaceId }) => spaceId === id))
      if (row.visibility && isWider(row.visibility, visibility))
        table.put({ ...row, visibility, ...('updatedAt' in row && { updatedAt }) });
}

/** Creates the initiative of a space, or replaces the values of one that exists. */
function storeInitiative(
  { id, location, ...input }: SpaceInitiativeInput,
  world: World,
): Row<'spaceInitiatives'> {
  const { clock, spaceInitiatives } = world;
  const moment = clock.now();
  const before = spaceInitiatives.get(id);
  const name = input.name.trim();
  const after: Row<'spaceInitiatives'> = {
    __typename: 'Initiative',
    id: before?.id ?? clock.newId(),
    logoUrl: null,
    websiteUrl: null,
    contactEmail: null,
    foundedOn: null,
    ...input,
    name,
    sdgNumbers: input.sdgNumbers ?? [],
    location: location ? locate(location, 'input.initiative.location', world) : null,
    verifiedAt: before?.name === name ? before.verifiedAt : null,
    createdAt: before?.createdAt ?? moment,
    updatedAt: before?.updatedAt ?? moment,
  };
  return spaceInitiatives.put(updated(before ?? after, after, moment));
}

/** Deletes an initiative that runs no space any more. */
function dropUnused(initiativeId: string | null, { spaces, spaceInitiatives }: World): void {
  const isUsed = spaces.some((space) => space.initiativeId === initiativeId);
  if (initiativeId !== null && !isUsed) spaceInitiatives.delete(initiativeId);
}
