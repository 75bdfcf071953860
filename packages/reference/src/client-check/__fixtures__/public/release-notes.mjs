// In the style of a plugin that comments on issues: templates that begin with "#graphql".
const baseFields = `
number
url
title
`;

export const loadIssuesQuery = `#graphql
  query getIssues($owner: String!, $repo: String!, $filter: IssueFilters) {
    repository(owner: $owner, name: $repo) {
      issues(first: 100, states: OPEN, filterBy: $filter) {
        nodes {
          number
          title
          body
        }
      }
    }
  }
`;

export function buildAssociatedQuery(shas) {
  return `#graphql
    query getAssociated($owner: String!, $repo: String!) {
      repository(owner: $owner, name: $repo) {
        ${shas
          .map((sha) => {
            return `commit${sha.slice(0, 6)}: object(oid: "${sha}") {
            ...on Commit {
              oid
              associatedPullRequests(first: 100) {
                nodes {
                  ${baseFields}
                }
              }
            }
          }`;
          })
          .join('')}
      }
    }
  `;
}
