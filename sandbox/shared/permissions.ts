import { isAtLeast } from './caller';
import type { Viewer, Row } from './context';
import type { AnyRow } from 'graphql-docs-model';
import type { PermissionType, SpaceUserConnectionType, StatusType } from '../types/schema';
import { relationOf } from './belonging';
import { canReadProfile, isBlockedBetween } from './relations';

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
