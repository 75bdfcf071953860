import { isAtLeast } from './caller';
import type { Viewer, Row, World } from './context';
import { invalid } from 'graphql-docs-model';

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
