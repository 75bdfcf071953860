/** A page of each kind. */
export const kinds = {
  home: '/',
  guide: '/docs/chat',
  operation: '/docs/graphql/operations/queries/space-by-id',
  object: '/docs/graphql/types/objects/space',
  post: '/blog/welcome-to-the-blog',
} as const;

export type Kind = keyof typeof kinds;

/** What is held, in the units of the columns. */
export const goals = {
  'first load, KB': 65,
  'JavaScript awake, KB': 130,
  'ahead, KB': 100,
  'awake after, ms': 350,
  'awake after at 4×, ms': 1000,
  'blocking at 4×, ms': 60,
} as const;
