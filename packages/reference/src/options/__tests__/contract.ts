import type { Contract } from '../contract';

/** Directives and reasons as the schemas of tests have them. */
export const testContract = {
  access: {
    directive: 'access',
    role: 'role',
    connections: 'space',
    permission: 'permission',
    scopes: 'scopes',
    everyone: 'GUEST',
    signedIn: 'MEMBER',
    words: () => ({
      connections: ', and whose connection to the space is {connections}',
      connectionsInShort: '{connections} of the space',
    }),
    callerFor: (access) =>
      access?.role === 'MODERATOR' || access?.role === 'ADMIN'
        ? 'moderator'
        : access?.connections.join() === 'ADMIN'
          ? 'admin'
          : 'member',
  },
  errors: {
    directive: 'errors',
    argument: 'codes',
    enum: 'ErrorCode',
    common: ['RATE_LIMITED', 'INTERNAL'],
  },
  deprecation: { replacement: '`{coordinate}`', removal: 'Removal on {date}.', notice: 180 },
} satisfies Contract;
