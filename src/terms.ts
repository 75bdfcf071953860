import type { Terms } from 'graphql-docs-reference/options';

/** What `docs/concepts.mdx` explains, by heading, in the forms that only mean this. */
const words: Terms = {
  role: ['role', 'roles'],
  guest: ['guest', 'guests'],
  'connected-people': ['connected people', 'connected user', 'connected users'],
  onboarding: ['onboarding'],
  'space-connection': [
    'space connection',
    'space connections',
    'connection to a space',
    'connection to the space',
  ],
  space: ['space', 'spaces'],
  visibility: ['visibility'],
  initiative: ['initiative', 'initiatives'],
  appointment: ['appointment', 'appointments'],
  'collaboration-tool': ['collaboration tool', 'collaboration tools'],
  'feed-post': ['feed post', 'feed posts'],
  feed: ['the feed'],
  insight: ['insight', 'insights'],
  favorite: ['favorite', 'favorites'],
  recommendation: ['recommendation', 'recommendations'],
  'mini-app': ['mini app', 'mini apps'],
  engagement: ['engagement', 'engagements'],
  'donation-project': ['donation project', 'donation projects'],
  'good-news': ['good news'],
  'integration-event': ['integration event', 'integration events'],
  'public-client': ['public client', 'public clients'],
  'confidential-client': ['confidential client', 'confidential clients'],
  scope: ['scope', 'scopes'],
};

export const terms: Terms = Object.fromEntries(
  Object.entries(words).map(([heading, forms]) => [`/docs/concepts#${heading}`, forms]),
);
