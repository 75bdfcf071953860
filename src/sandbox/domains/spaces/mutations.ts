import { reporting } from '../../kit/stated-limits';
import { about, byId } from '../../kit/about';
import { changed } from '../../kit/changed';
import { checkNotNull } from '../../kit/checks';
import type { Context, Resolvers } from '../../kit/context';
import { invalid } from '../../kit/failure';
import { polygonOf } from '../../kit/geometry';
import type { Row, World } from '../../kit/world';
import { tell } from '../../shared/tell';
import type { LocationInput, UpdateSpaceInput } from '../../types/schema';
import type { Location } from '../../types/values';
import { locate, timeZoneAt } from '../geo/locate';
import { admit, requestsTo } from './admissions';
import { dropUnused, storeInitiative } from './initiatives';
import { narrowContent } from './narrowing';
import { removeSpace } from './removal';
import { checkSpace, slugOf, validationOf } from './validation';

export const spaceMutations = {
  Mutation: {
    createSpace: reporting((_root, { input }, context) => {
      const { caller, world } = context;
      const { location: place, timeZone, initiative, ...values } = input;
      checkSpace(input, undefined, context);
      const location = locationOf(place, world);
      const moment = world.clock.tick();
      const space = world.spaces.put({
        __typename: 'Space',
        id: world.clock.newId(),
        ...values,
        name: input.name.trim(),
        slug: slugOf(input.name, world),
        summary: input.summary.trim(),
        description: input.description ?? null,
        imageUrl: input.imageUrl ?? null,
        coverUrl: input.coverUrl ?? null,
        status: 'PUBLISHED',
        timeZone: timeZone ?? timeZoneOf(location, world),
        hasOwnTimeZone: timeZone != null,
        location,
        area: areaOf(input.area),
        topicIds: [...new Set(input.topicIds)],
        sdgNumbers: input.sdgNumbers ?? [],
        initiativeId: initiative ? storeInitiative(initiative, world).id : null,
        creatorId: caller.userId ?? '',
        chatRoomId: null,
        featuredPosition: null,
        createdAt: moment,
        updatedAt: moment,
      });
      admit(space.id, caller.userId ?? '', 'ADMIN', world);
      return space;
    }),

    updateSpace: reporting(
      about(byId('spaces'), (before, { input }, context) => {
        const { world } = context;
        const { location: place, area, timeZone, initiative, ...values } = input;
        checkUpdate(before, input, context);
        const location = place === undefined ? before.location : locationOf(place, world);
        const updatedAt = world.clock.tick();
        const space = world.spaces.put({
          ...changed(before, values),
          name: (input.name ?? before.name).trim(),
          summary: (input.summary ?? before.summary).trim(),
          ...timeZoneAfter(before, timeZone, location, world),
          location,
          area: area === undefined ? before.area : areaOf(area),
          topicIds: [...new Set(input.topicIds ?? before.topicIds)],
          initiativeId:
            initiative === undefined
              ? before.initiativeId
              : initiative && storeInitiative(initiative, world).id,
          updatedAt,
        });
        dropUnused(before.initiativeId, world);
        if (space.contentVisibility !== before.contentVisibility) narrowContent(space, world);
        if (space.visibility === 'OPEN') acceptAll(space, context);
        return space;
      }),
    ),

    deleteSpace: about(byId('spaces'), (space, _args, { world }) => {
      world.clock.tick();
      removeSpace(space, world);
      return { success: true, id: space.id };
    }),

    validateSpace: reporting((_root, { input }, context) => validationOf(input, context)),
  },
} satisfies Resolvers;

function checkUpdate(before: Row<'spaces'>, input: UpdateSpaceInput, context: Context): void {
  for (const field of ['status', 'sdgNumbers', 'membersCanInvite'] as const)
    checkNotNull(`input.${field}`, input[field]);
  if (input.status === 'DRAFT') throw invalid('input.status', 'A space cannot become a draft.');
  checkSpace(input, before, context);
}

/** Opening a closed space accepts all requests that wait. */
function acceptAll(space: Row<'spaces'>, context: Context): void {
  const { caller, world } = context;
  for (const request of requestsTo(space.id, world)) {
    world.spaceRequests.put({
      ...request,
      status: 'ACCEPTED',
      answeredAt: world.clock.now(),
      answeredById: caller.userId ?? null,
    });
    admit(space.id, request.userId, 'MEMBER', world);
    tell('SPACE_MEMBERSHIP_ACCEPTED', space, [request.userId], context);
  }
}

function locationOf(input: LocationInput | null | undefined, world: World): Location | null {
  return input ? locate(input, 'input.location', world) : null;
}

function timeZoneOf(location: Location | null, world: World): string {
  return location?.point ? timeZoneAt(location.point, world) : 'UTC';
}

function timeZoneAfter(
  before: Row<'spaces'>,
  timeZone: string | null | undefined,
  location: Location | null,
  world: World,
): Pick<Row<'spaces'>, 'timeZone' | 'hasOwnTimeZone'> {
  if (timeZone != null) return { timeZone, hasOwnTimeZone: true };
  const { hasOwnTimeZone } = before;
  if (timeZone === undefined && (hasOwnTimeZone || location === before.location))
    return { timeZone: before.timeZone, hasOwnTimeZone };
  return { timeZone: timeZoneOf(location, world), hasOwnTimeZone: false };
}

function areaOf(area: unknown): Row<'spaces'>['area'] {
  return area == null ? null : polygonOf(area, 'input.area');
}
