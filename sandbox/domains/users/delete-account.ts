import type { Resolvers, Row, World } from '../../shared/context';
import { failure } from '../../shared/context';
import type { AnyRow, Table } from 'graphql-docs-model';
import { membersOf } from '../../shared/belonging';
import { needSignedIn } from '../../shared/people';
import { people } from '../../shared/seed-ids';
import { deleteThread } from '../../shared/threads';
import { removeComment } from '../comments/changes';
import { removeSpace } from '../spaces/mutations';
import { unassign } from '../tasks/changes';

export const leaving = {
  Mutation: {
    deleteAuthenticatedUser: (_root, { deleteContent }, context) => {
      const { profile } = needSignedIn(context);
      const { world } = context;
      if (memberGroups(world).some((group) => leavesNoAdmin(group, profile.id)))
        throw failure('CONFLICT', 'You are the only admin of a space that has other members.');
      const moment = world.clock.tick();
      deleteSpacesOfOne(profile.id, world);
      deleteTraces(profile.id, world);
      if (deleteContent) deleteContentOf(profile.id, world);
      world.users.put(placeholderFor(profile, moment, world));
      return { success: true, id: profile.id };
    },
  },
} satisfies Resolvers;

/** The people of each space. */
function memberGroups(world: World): Row<'memberships'>[][] {
  return world.spaces.all().map(({ id }) => membersOf(id, world));
}

function leavesNoAdmin(members: readonly Row<'memberships'>[], id: string): boolean {
  const runsIt = members.some(({ userId, connection }) => userId === id && connection === 'ADMIN');
  const others = members.filter(({ userId }) => userId !== id);
  return runsIt && others.length > 0 && others.every(({ connection }) => connection !== 'ADMIN');
}

function deleteSpacesOfOne(id: string, world: World): void {
  for (const [only, ...others] of memberGroups(world)) {
    const space = world.spaces.get(only?.spaceId);
    if (space && only?.userId === id && others.length === 0) removeSpace(space, world);
  }
}

/** What the platform removes at once or within a minute: here, all of it at once. */
function deleteTraces(id: string, world: World): void {
  const { bookmarks, favorites, devices, memberships, notificationPreferences } = world;
  const { engagementViews, reactions, recommendations, spaceInvites, spaceRequests } = world;
  world.accounts.delete(id);
  world.connections.deleteWhere((row) => row.requesterId === id || row.addresseeId === id);
  world.blocks.deleteWhere((row) => row.userId === id || row.blockedId === id);
  world.notifications.deleteWhere(({ recipientId }) => recipientId === id);
  for (const table of [bookmarks, favorites, engagementViews])
    table.deleteWhere(({ ownerId }) => ownerId === id);
  const ofUsers: Table<AnyRow & { readonly userId: string | null }>[] = [
    devices,
    memberships,
    notificationPreferences,
    reactions,
    recommendations,
    spaceInvites,
    spaceRequests,
  ];
  for (const table of ofUsers) table.deleteWhere(({ userId }) => userId === id);
  unassign(id, world);
  for (const report of world.reports.where(({ reporterId }) => reporterId === id))
    world.reports.put({ ...report, reporterId: null, decisionSentTo: null });
}

function deleteContentOf(id: string, world: World): void {
  const { posts, feedPosts, insights, polls } = world;
  type Authored = AnyRow & { readonly authorId: string };
  for (const table of [posts, feedPosts, insights, polls] satisfies Table<Authored>[]) {
    for (const row of table.where(({ authorId }) => authorId === id)) {
      deleteThread(row.id, world);
      world.votes.deleteWhere(({ pollId }) => pollId === row.id);
      table.delete(row.id);
    }
  }
  for (const comment of world.comments.where(({ authorId }) => authorId === id))
    removeComment(comment, world);
}

/** Stands where the person wrote or did something: all who are gone look alike. */
function placeholderFor(
  { id, createdAt }: Row<'users'>,
  updatedAt: string,
  { users }: World,
): Row<'users'> {
  const slug = `former-member-${id.slice(-8)}`;
  return { ...users.need(people.deleted), id, slug, createdAt, updatedAt };
}
