import { product, siteUrl } from '../product';

export const collectionName = `${product.name} GraphQL API`;

/** What the reader of a collection has to know, in CommonMark. */
export function collectionNotes(holder: 'collection' | 'environment'): string {
  return `The examples of the [reference](${siteUrl('/docs/graphql')}), with their responses.

They use the identifiers and the people of the [local API](${siteUrl('/docs/local-api')}), which you start with \`npm run sandbox\`.
The variables are in the ${holder}:

- \`endpoint\`: where requests go.
- \`reset\`: what each request calls first, so that the response is that of the reference. Empty it to keep your changes, and for every API but the local one.
- \`token\`: your access token, or that of the local API's member.
- \`adminToken\` and \`moderatorToken\`: the same for an admin of a space and for a moderator.
`;
}
