import type { AnyResolvers, Context } from '../../kit/context';
import { invalid, notFound } from '../../kit/failure';
import { connectionOf } from '../../shared/relations';
import { callerOf } from '../../shared/signed-in';
import type { Success } from './report';

interface Block {
  readonly userId: string;
  readonly blocked: boolean;
}

export const blockMutations = {
  Mutation: {
    blockUser: (_root: unknown, { userId, blocked }: Block, context: Context): Success => {
      const { profile } = callerOf(context);
      const { world } = context;
      if (userId === profile.id) throw invalid('userId', 'This is your own identifier.');
      const other = world.users.get(userId);
      if (!other || other.isDeleted) throw notFound('user');
      const present = world.blocks
        .all()
        .find((block) => block.userId === profile.id && block.blockedId === userId);
      const createdAt = world.clock.tick();
      if (present && !blocked) world.blocks.delete(present.id);
      if (!present && blocked) {
        world.blocks.put({
          __typename: 'Block',
          id: world.clock.newId(),
          userId: profile.id,
          blockedId: userId,
          createdAt,
        });
        endConnection(userId, createdAt, context);
      }
      return {
        success: true,
        contentType: 'USER',
        contentId: userId,
        hiddenForViewer: blocked,
        createdAt,
      };
    },
  },
} satisfies AnyResolvers;

/** Ends what the two had, an open request too; lifting the block does not bring it back. */
function endConnection(otherId: string, updatedAt: string, { caller, world }: Context): void {
  const connection = connectionOf(caller.userId, otherId, world);
  if (connection && connection.state !== 'ENDED')
    world.connections.put({ ...connection, state: 'ENDED', updatedAt });
}
