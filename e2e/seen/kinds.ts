/** One page of each kind. */
export const kinds = {
  'the home page': '/',
  'a guide': '/docs/errors',
  'a query': '/docs/graphql/operations/queries/space-by-id',
  'a mutation': '/docs/graphql/operations/mutations/create-task',
  'an object': '/docs/graphql/types/objects/space',
  'an input': '/docs/graphql/types/inputs/create-task-input',
  'an enum': '/docs/graphql/types/enums/error-code',
  'an index': '/docs/graphql/operations/queries',
  'the playground': '/docs/graphql/playground',
  'the changelog': '/docs/graphql/changelog',
  'a post': '/blog/welcome-to-the-blog',
  'a list of posts': '/blog',
  'a page that is not there': '/docs/graphql/spaces-by-id',
} as const;
