import { about } from '../../kit/about';
import { checkCount, checkLanguage, checkLength, isEmail } from '../../kit/checks';
import type { Context, Resolvers } from '../../kit/context';
import { invalid } from '../../kit/failure';
import type { Row } from '../../kit/world';
import { relationOf } from '../../shared/belonging';
import { tell } from '../../shared/tell';
import { admit, pendingInvites } from './admissions';

export const invites = {
  Mutation: {
    inviteToSpaceByEmail: about(
      ({ input }, { world }) => world.spaces.get(input.spaceId),
      (space, { input: { emails, message = null, language } }, context) => {
        checkCount('input.emails', emails, 1, 50);
        const addresses = [...new Set(emails.map((email) => email.trim().toLowerCase()))];
        if (!addresses.every(isEmail))
          throw invalid('input.emails', 'One of the addresses is malformed.');
        checkLength('input.message', message, 0, 500);
        if (message !== null && /https?:|www\./i.test(message))
          throw invalid('input.message', 'The words must not have links.');
        checkLanguage('input.language', language);
        return addresses.map((email) => inviteByEmail(space, email, message, context));
      },
    ),
  },
} satisfies Resolvers;

/** An invitation that waits is sent again and keeps its key. */
function inviteByEmail(
  space: Row<'spaces'>,
  email: string,
  message: string | null,
  context: Context,
): Row<'spaceInvites'> {
  const { caller, world } = context;
  const spaceId = space.id;
  const waiting = pendingInvites(world).find(
    (invite) => invite.spaceId === spaceId && invite.email === email,
  );
  const account = world.accounts.all().find((row) => row.email.toLowerCase() === email);
  // Only a stranger to the space gets a connection, which the answer does not tell.
  const isStranger = account && !relationOf(spaceId, account.id, world);
  const invite = world.spaceInvites.put({
    __typename: 'SpaceInvite',
    spaceId,
    email,
    userId: waiting?.userId ?? (isStranger ? account.id : null),
    invitedById: caller.userId ?? '',
    message,
    status: 'PENDING',
    answeredAt: null,
    id: waiting?.id ?? world.clock.newId(),
    createdAt: world.clock.tick(),
  });
  if (!isStranger) return invite;
  admit(spaceId, account.id, 'INVITED', world, caller.userId);
  tell('SPACE_INVITE_RECEIVED', space, [account.id], context);
  return invite;
}
