import type { Resolvers } from '../../kit/context';
import { checkLength } from '../../kit/checks';
import { failure } from '../../kit/failure';
import type { AnyRow, Table } from '../../kit/table';
import { deleteThread } from '../../shared/threads';
import type { Row, World } from '../../kit/world';
import { removeComment } from '../comments/changes';
import { membersOf } from '../../shared/belonging';
import { removeSpace } from '../spaces/mutations';
import { unassign } from '../tasks/changes';
import { placeholderName } from '../../shared/names';
import { needSignedIn } from '../../shared/signed-in';

export const leaving = {
  Mutation: {
    deleteAuthenticatedUser: (_root, { deleteContent, reason }, context) => {
      const { profile } = needSignedIn(context);
      const { world } = context;
      checkLength('reason', reason, 0, 500);
      if (memberGroups(world).some((group) => leavesNoAdmin(group, profile.id)))
        throw failure('CONFLICT', 'You are the only admin of a space that has other members.');
      const moment = world.clock.tick();
      deleteSpacesOfOne(profile.id, world);
      deleteTraces(profile.id, world);
      if (deleteContent) deleteContentOf(profile.id, world);
      world.users.put(placeholderFor(profile, moment));
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
  for (const members of memberGroups(world)) {
    const [only, ...others] = members;
    const space = world.spaces.get(only?.spaceId);
    if (space && only?.userId === id && others.length === 0) removeSpace(space, world);
  }
}

/** What the platform removes at once or within a minute: here, all of it at once. */
function deleteTraces(id: string, world: World): void {
  world.accounts.delete(id);
  world.connections.deleteWhere((row) => row.requesterId === id || row.addresseeId === id);
  world.blocks.deleteWhere((row) => row.userId === id || row.blockedId === id);
  world.notifications.deleteWhere(({ recipientId }) => recipientId === id);
  world.notificationPreferences.deleteWhere(({ userId }) => userId === id);
  world.devices.deleteWhere(({ userId }) => userId === id);
  world.bookmarks.deleteWhere(({ ownerId }) => ownerId === id);
  world.favorites.deleteWhere(({ ownerId }) => ownerId === id);
  world.memberships.deleteWhere(({ userId }) => userId === id);
  world.spaceRequests.deleteWhere(({ userId }) => userId === id);
  world.spaceInvites.deleteWhere(({ userId }) => userId === id);
  world.reactions.deleteWhere(({ userId }) => userId === id);
  world.engagementViews.deleteWhere(({ ownerId }) => ownerId === id);
  world.recommendations.deleteWhere(({ userId }) => userId === id);
  unassign(id, world);
  for (const report of world.reports.where(({ reporterId }) => reporterId === id))
    world.reports.put({ ...report, reporterId: null, decisionSentTo: null });
}

function deleteContentOf(id: string, world: World): void {
  type Authored = AnyRow & { readonly authorId: string };
  const { posts, feedPosts, insights, polls } = world;
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

/** Stands where the person wrote or did something. */
function placeholderFor({ id, createdAt }: Row<'users'>, moment: string): Row<'users'> {
  return {
    __typename: 'User',
    id,
    slug: `former-member-${id.slice(-8)}`,
    formerSlugs: [],
    firstName: placeholderName.en,
    lastName: null,
    imageUrl: null,
    coverImageUrl: null,
    headline: null,
    bio: null,
    pronouns: null,
    websiteUrl: null,
    home: null,
    spokenLanguages: [],
    skillIds: [],
    topicIds: [],
    role: 'MEMBER',
    chatIdentity: null,
    visibility: 'PUBLIC',
    sharesConnections: false,
    sharesLocation: false,
    isDeleted: true,
    createdAt,
    updatedAt: moment,
  };
}
