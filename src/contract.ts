import type { Contract, Texts } from 'graphql-docs-reference/options';
import { terms } from './terms';
import { t } from './t';

/** How the schema of the platform says who may call, how that fails, and what goes when. */
export const contract = {
  access: {
    directive: 'access',
    role: 'role',
    connections: 'space',
    permission: 'permission',
    scopes: 'scopes',
    everyone: 'GUEST',
    signedIn: 'MEMBER',
    words: () => ({
      connections: t('reference.access.space'),
      connectionsInShort: t('reference.access.shortSpace'),
    }),
    callerFor: (access) => {
      if (access !== undefined && !['GUEST', 'MEMBER'].includes(access.role)) return 'moderator';
      const forAdmins =
        access?.connections.includes('ADMIN') && !access.connections.includes('MEMBER');
      return forAdmins ? 'admin' : 'member';
    },
  },
  errors: {
    directive: 'errors',
    argument: 'codes',
    enum: 'ErrorCode',
    common: ['RATE_LIMITED', 'INTERNAL'],
    causes: {
      signedOut: 'UNAUTHENTICATED',
      notAllowed: 'FORBIDDEN',
      notThere: 'NOT_FOUND',
      pastLimit: 'VALIDATION_FAILED',
      repeated: 'CONFLICT',
    },
  },
  deprecation: { replacement: '`{coordinate}`', removal: 'Removal on {date}.', notice: 180 },
} satisfies Contract;

/** What pages of the reference say of the platform. */
export const texts = {
  firstRequest: 'query Topics { topics(limit: 3) { data { id name } } }',
  list: { type: '[Space!]!', of: 'spaces' },
  guides: {
    changes: '/docs/versioning/graphql-api',
    report: '/docs/versioning/graphql-api#notice-deprecations-early',
    notice: '/docs/versioning/graphql-api#how-long-a-deprecation-lasts',
    scopes: '/docs/authentication-authorization/third-party-integrations#ask-for-scopes',
    testedCode: '/docs/contributing/write-a-guide#add-code-in-another-language',
    terms,
  },
} satisfies Texts;
