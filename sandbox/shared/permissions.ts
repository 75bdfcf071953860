import type { AnyRow } from 'graphql-docs-model';
import { invalid } from 'graphql-docs-model';
import type {
  PermissionType,
  SpaceUserConnectionType,
  StatusType,
  UserConnectionStatus,
  VisibilityLevel,
} from '../types/schema';
import type { Row, Viewer, World } from './context';
import { isAtLeast } from './context';

/** What decides about access to a piece of content; a space has no author and no level. */
export interface Content extends AnyRow {
  readonly spaceId?: string | null;
  readonly authorId?: string;
  readonly visibility?: string;
  readonly status?: StatusType;
  /** People whom the author names: they may read what is PRIVATE. */
  readonly readerIds?: readonly string[];
  readonly assigneeIds?: readonly string[];
  readonly contactIds?: readonly string[];
}

/** How the caller relates to a space. */
export function connectionTo(
  { id }: Row<'spaces'>,
  { caller, world }: Viewer,
): SpaceUserConnectionType {
  return relationOf(id, caller.userId, world)?.connection ?? 'NONE';
}

/** What the caller may do with an object, in the order of `PermissionType`. */
export function permissionsOn(content: Content, context: Viewer): PermissionType[] {
  const { caller } = context;
  const space = spaceOf(content, context);
  const connection = space && connectionTo(space, context);
  const isStaff = isAtLeast(caller, 'MODERATOR');
  const runsSpace = space !== undefined && (isStaff || connection === 'ADMIN');
  const belongs = runsSpace || connection === 'MEMBER';
  const isAuthor = caller.userId !== undefined && content.authorId === caller.userId;
  const takesNew = content.__typename === 'Space' && content.status !== 'ARCHIVED';
  const isFeedEditor = content.__typename === 'FeedPost' && isAtLeast(caller, 'EDITOR');
  const isOwn = isAuthor || isFeedEditor || (runsSpace && content.__typename !== 'Comment');
  const held: Readonly<Record<PermissionType, boolean>> = {
    READ: canRead(content, context),
    CREATE: belongs && takesNew,
    INTERACT: isAtLeast(caller, 'MEMBER'),
    UPDATE: isOwn,
    DELETE: isAuthor || runsSpace || isStaff,
    INVITE: takesNew && (runsSpace || (belongs && space?.membersCanInvite === true)),
    MANAGE_MEMBERS: content.__typename === 'Space' && runsSpace,
  };
  if (!held.READ) return [];
  return (Object.keys(held) as PermissionType[]).filter((permission) => held[permission]);
}

/** Whether lists show an object: one that the caller reported keeps its address and leaves them. */
export function canList(content: Content, context: Viewer): boolean {
  const { caller, world } = context;
  const isHidden = world.reports.some(
    (report) =>
      report.isHidden && report.reporterId === caller.userId && report.contentId === content.id,
  );
  return !isHidden && canRead(content, context);
}

export function canRead(content: Content, context: Viewer): boolean {
  const { caller } = context;
  if (content.__typename === 'User') return canReadProfile(content.id, context);
  if (isOwn()) return true;
  if (isBlockedBetween(caller.userId, content.authorId, context.world)) return false;
  if (content.status === 'DRAFT')
    return content.__typename === 'FeedPost' && isAtLeast(caller, 'EDITOR');
  const space = spaceOf(content, context);
  const connection = space ? connectionTo(space, context) : 'NONE';
  const isStaff = isAtLeast(caller, 'MODERATOR');
  const belongs = isStaff || connection === 'ADMIN' || connection === 'MEMBER';
  if (space?.visibility === 'HIDDEN' && !belongs && connection !== 'INVITED') return false;
  if (content.__typename === 'Space' || content.visibility === undefined) return true;
  if (content.visibility === 'PRIVATE') return namedReaders(content).some(isCaller);
  if (content.visibility === 'PUBLIC' || belongs) return true;
  return content.visibility === 'PLATFORM' && isAtLeast(caller, 'MEMBER');

  function isCaller(userId: string | undefined): boolean {
    return userId !== undefined && userId === caller.userId;
  }

  /** A tool opens without a password, so that even who added it must belong to the space. */
  function isOwn(): boolean {
    return content.__typename !== 'CollaborationTool' && isCaller(content.authorId);
  }
}

/** People whom the author named, for whatever the content is about. */
export function namedReaders({ readerIds, assigneeIds, contactIds }: Content): readonly string[] {
  return readerIds ?? assigneeIds ?? contactIds ?? [];
}

/** The space that an object is, or is in. */
export function spaceOf(content: Content, { world }: Viewer): Row<'spaces'> | undefined {
  return world.spaces.get(content.__typename === 'Space' ? content.id : content.spaceId);
}

/** From the widest circle of readers to the narrowest. */
const levels = ['PUBLIC', 'PLATFORM', 'MEMBERS', 'PRIVATE'] as const;

export function isWider(level: VisibilityLevel, than: VisibilityLevel): boolean {
  return levels.indexOf(level) < levels.indexOf(than);
}

/** @throws VALIDATION_FAILED for content that more people could read than its space allows. */
export function checkVisibility(field: string, level: VisibilityLevel, space: Row<'spaces'>): void {
  if (isWider(level, space.contentVisibility))
    throw invalid(field, `In this space, content is at most for ${space.contentVisibility}.`);
}

/** Whether a list narrowed by a `VisibilityFilter` keeps content of a level. */
export function fitsFilter(
  level: VisibilityLevel,
  filter: 'ALL' | 'PUBLIC_ONLY' | 'MEMBERS_ONLY',
): boolean {
  return filter === 'ALL' || level === (filter === 'PUBLIC_ONLY' ? 'PUBLIC' : 'MEMBERS');
}

type UserId = string | undefined;

/** Whether the caller reads the profile, and not name and picture alone. */
export function canReadProfile(userId: UserId, { caller, world }: Viewer): boolean {
  const user = world.users.get(userId);
  if (!user || user.isDeleted) return false;
  if (user.id === caller.userId) return true;
  if (isBlockedBetween(user.id, caller.userId, world)) return false;
  if (user.visibility === 'PUBLIC') return true;
  if (user.visibility === 'PLATFORM') return isAtLeast(caller, 'MEMBER');
  return connectionOf(user.id, caller.userId, world)?.state === 'CONNECTED';
}

/** State of the connection from the side of the first; the blocked person does not see a block. */
export function statusBetween(ownId: UserId, otherId: string, world: World): UserConnectionStatus {
  if (ownId === undefined || ownId === otherId) return 'NONE';
  if (hasBlocked(ownId, otherId, world)) return 'BLOCKED';
  const connection = connectionOf(ownId, otherId, world);
  if (!connection || connection.state === 'ENDED') return 'NONE';
  if (connection.state === 'CONNECTED') return 'CONNECTED';
  return connection.requesterId === ownId ? 'REQUEST_SENT' : 'REQUEST_RECEIVED';
}

/** The one row of a pair of users, whoever of them asked. */
export function connectionOf(
  ownId: UserId,
  otherId: UserId,
  world: World,
): Row<'connections'> | undefined {
  return world.connections.find(
    ({ requesterId, addresseeId }) =>
      (requesterId === ownId && addresseeId === otherId) ||
      (requesterId === otherId && addresseeId === ownId),
  );
}

/** Identifiers of all who are connected with a user. */
export function connectedIds(userId: UserId, world: World): string[] {
  return world.connections
    .where(({ state }) => state === 'CONNECTED')
    .flatMap(({ requesterId, addresseeId }) => {
      if (requesterId === userId) return [addresseeId];
      return addresseeId === userId ? [requesterId] : [];
    });
}

/** Identifiers of those who are connected with both; none for a visitor and for oneself. */
export function mutualIds(ownId: UserId, otherId: string, world: World): string[] {
  if (ownId === undefined || ownId === otherId) return [];
  const own = new Set(connectedIds(ownId, world));
  return connectedIds(otherId, world).filter((id) => own.has(id));
}

export function blockOf(ownId: UserId, otherId: UserId, world: World): Row<'blocks'> | undefined {
  return world.blocks.find(({ userId, blockedId }) => userId === ownId && blockedId === otherId);
}

export function hasBlocked(ownId: UserId, otherId: UserId, world: World): boolean {
  return blockOf(ownId, otherId, world) !== undefined;
}

/** Whether either of two blocked the other: then neither sees profile and content of the other. */
export function isBlockedBetween(ownId: UserId, otherId: UserId, world: World): boolean {
  return hasBlocked(ownId, otherId, world) || hasBlocked(otherId, ownId, world);
}

/** The one row that says how a person relates to a space. */
export function relationOf(
  spaceId: string,
  userId: string | undefined,
  { memberships }: World,
): Row<'memberships'> | undefined {
  return memberships.find((row) => row.spaceId === spaceId && row.userId === userId);
}

export function belongs(spaceId: string, userId: string | undefined, world: World): boolean {
  return isMember(relationOf(spaceId, userId, world));
}

/** Members of a space: admins first, then by the moment of joining. */
export function membersOf(spaceId: string, { memberships }: World): Row<'memberships'>[] {
  return memberships
    .where((row) => row.spaceId === spaceId && isMember(row))
    .sort(
      (a, b) =>
        Number(b.connection === 'ADMIN') - Number(a.connection === 'ADMIN') ||
        a.joinedAt.localeCompare(b.joinedAt),
    );
}

export function adminsOf(spaceId: string, world: World): Row<'memberships'>[] {
  return membersOf(spaceId, world).filter(({ connection }) => connection === 'ADMIN');
}

/** @throws VALIDATION_FAILED for people of whom one does not belong to the space. */
export function checkBelong(
  field: string,
  userIds: readonly string[] | null | undefined,
  { id }: Row<'spaces'>,
  world: World,
): void {
  if (userIds?.some((userId) => !belongs(id, userId, world)))
    throw invalid(field, 'Only members of the space can be named.');
}

/** Whether the caller sees what is kept for the people of a space; moderators act in every one. */
export function viewerSeesInside(spaceId: string, { caller, world }: Viewer): boolean {
  return isAtLeast(caller, 'MODERATOR') || belongs(spaceId, caller.userId, world);
}

export function isMember(row: Row<'memberships'> | undefined): boolean {
  return row?.connection === 'ADMIN' || row?.connection === 'MEMBER';
}
