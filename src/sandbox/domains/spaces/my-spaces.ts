import type { Context, Resolvers } from '../../kit/context';
import { page } from '../../kit/page';
import type { Row } from '../../kit/world';
import { connectionTo } from '../../shared/permissions';
import { pendingInvites, pendingRequests } from './admissions';
import { byActivity } from './lists';

declare module '../../kit/parents' {
  interface DomainParents {
    readonly MySpaces: object;
  }
}

export const mySpaces = {
  Query: { mySpaces: () => ({}) },
  MySpaces: {
    administered: (_parent, args, context) => page(ownSpaces('ADMIN', context), args),
    joined: (_parent, args, context) => page(ownSpaces('MEMBER', context), args),
    invites: (_parent, _args, { caller, world }) =>
      pendingInvites(world)
        .filter(({ userId }) => userId === caller.userId)
        .slice(0, 20),
    requests: (_parent, _args, { caller, world }) =>
      pendingRequests(world)
        .filter(({ userId }) => userId === caller.userId)
        .reverse()
        .slice(0, 20),
    waitingRequestCount: (_parent, _args, context) => {
      const ids = ownSpaces('ADMIN', context).map(({ id }) => id);
      return pendingRequests(context.world).filter(({ spaceId }) => ids.includes(spaceId)).length;
    },
  },
} satisfies Resolvers;

function ownSpaces(wanted: 'ADMIN' | 'MEMBER', context: Context): Row<'spaces'>[] {
  return context.world.spaces
    .where((space) => connectionTo(space, context) === wanted)
    .sort(byActivity(context.world));
}
