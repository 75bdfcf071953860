import { checkNotNull } from '../../kit/checks';
import type { AnyResolver, Context } from '../../kit/context';
import { invalid, notFound } from '../../kit/failure';
import { polygonOf } from '../../kit/geometry';
import type { Row, World } from '../../kit/world';
import { locate, timeZoneAt } from '../geo/locate';
import { admit } from './admit';
import { dropUnused, storeInitiative } from './initiatives';
import { narrowContent } from './narrowing';
import { removeSpace } from './removal';
import { requestsTo } from './admissions';
import { tell } from '../../shared/tell';
import { checkSpace, slugOf } from './validation';
import type { CreateSpaceInput, UpdateSpaceInput } from './values';
import type { Location } from '../../types/values';

interface CreateSpace {
  readonly input: CreateSpaceInput;
}

interface UpdateSpace {
  readonly id: string;
  readonly input: UpdateSpaceInput;
}

export const spaceMutations = {
  createSpace: (_root: unknown, { input }: CreateSpace, context: Context): Row<'spaces'> => {
    const { caller, world } = context;
    checkSpace(input, undefined, context);
    const location = locationOf(input, null, world);
    const moment = world.clock.tick();
    const space = world.spaces.put({
      __typename: 'Space',
      id: world.clock.newId(),
      name: input.name.trim(),
      slug: slugOf(input.name, world),
      summary: input.summary.trim(),
      description: input.description ?? null,
      imageUrl: input.imageUrl ?? null,
      coverUrl: input.coverUrl ?? null,
      visibility: input.visibility,
      contentVisibility: input.contentVisibility,
      status: 'PUBLISHED',
      language: input.language,
      timeZone: input.timeZone ?? timeZoneOf(location, world),
      hasOwnTimeZone: input.timeZone != null,
      location,
      area: input.area == null ? null : polygonOf(input.area, 'input.area'),
      topicIds: [...new Set(input.topicIds)],
      sdgNumbers: input.sdgNumbers ?? [],
      initiativeId: input.initiative ? storeInitiative(input.initiative, world).id : null,
      creatorId: caller.userId ?? '',
      membersCanInvite: input.membersCanInvite,
      chatRoomId: null,
      featuredPosition: null,
      createdAt: moment,
      updatedAt: moment,
    });
    admit(space.id, caller.userId ?? '', 'ADMIN', world);
    return space;
  },

  updateSpace: (_root: unknown, { id, input }: UpdateSpace, context: Context): Row<'spaces'> => {
    const { world } = context;
    const before = world.spaces.get(id);
    if (!before) throw notFound('space');
    checkUpdate(before, input, context);
    const location = locationOf(input, before.location, world);
    const updatedAt = world.clock.tick();
    const space = world.spaces.put({
      ...before,
      name: (input.name ?? before.name).trim(),
      summary: (input.summary ?? before.summary).trim(),
      description: input.description === undefined ? before.description : input.description,
      imageUrl: input.imageUrl === undefined ? before.imageUrl : input.imageUrl,
      coverUrl: input.coverUrl === undefined ? before.coverUrl : input.coverUrl,
      visibility: input.visibility ?? before.visibility,
      contentVisibility: input.contentVisibility ?? before.contentVisibility,
      status: input.status ?? before.status,
      language: input.language ?? before.language,
      ...timeZoneAfter(before, input, location, world),
      location,
      area: areaAfter(before, input),
      topicIds: input.topicIds ? [...new Set(input.topicIds)] : before.topicIds,
      sdgNumbers: input.sdgNumbers ?? before.sdgNumbers,
      initiativeId: initiativeAfter(before, input, world),
      membersCanInvite: input.membersCanInvite ?? before.membersCanInvite,
      updatedAt,
    });
    dropUnused(before.initiativeId, world);
    if (space.contentVisibility !== before.contentVisibility) narrowContent(space, world);
    if (space.visibility === 'OPEN') acceptAll(space, context);
    return space;
  },

  deleteSpace: (_root: unknown, { id }: { readonly id: string }, { world }: Context) => {
    const space = world.spaces.get(id);
    world.clock.tick();
    if (space) removeSpace(space, world);
    return { success: true, id };
  },
} satisfies Readonly<Record<string, AnyResolver>>;

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

function locationOf(
  { location }: UpdateSpaceInput,
  before: Location | null,
  world: World,
): Location | null {
  if (location === undefined) return before;
  return location && locate(location, 'input.location', world);
}

function timeZoneOf(location: Location | null, world: World): string {
  return location?.point ? timeZoneAt(location.point, world) : 'UTC';
}

function timeZoneAfter(
  before: Row<'spaces'>,
  { timeZone }: UpdateSpaceInput,
  location: Location | null,
  world: World,
): Pick<Row<'spaces'>, 'timeZone' | 'hasOwnTimeZone'> {
  if (timeZone != null) return { timeZone, hasOwnTimeZone: true };
  const { hasOwnTimeZone } = before;
  if (timeZone === undefined && (hasOwnTimeZone || location === before.location))
    return { timeZone: before.timeZone, hasOwnTimeZone };
  return { timeZone: timeZoneOf(location, world), hasOwnTimeZone: false };
}

function areaAfter(before: Row<'spaces'>, { area }: UpdateSpaceInput): Row<'spaces'>['area'] {
  if (area === undefined) return before.area;
  return area === null ? null : polygonOf(area, 'input.area');
}

function initiativeAfter(
  before: Row<'spaces'>,
  { initiative }: UpdateSpaceInput,
  world: World,
): string | null {
  if (initiative === undefined) return before.initiativeId;
  return initiative && storeInitiative(initiative, world).id;
}
