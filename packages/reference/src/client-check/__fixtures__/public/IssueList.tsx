// In the style of a web client with Apollo: tags, fragments beside components, local fields.
import { gql, useQuery } from '@apollo/client';

export const ISSUE_ROW = gql`
  fragment IssueRow on Issue {
    id
    title
    isSelected @client
    author {
      login
      avatarUrl(size: 40)
    }
    reactionGroups {
      content
      reactors {
        totalCount
      }
    }
  }
`;

const ISSUES = gql`
  query IssueList($login: String!, $after: String) {
    user(login: $login) {
      issues(first: 20, after: $after) @connection(key: "issues") {
        nodes {
          ...IssueRow
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
    viewer {
      projects(first: 5) {
        totalCount
      }
    }
  }
  ${ISSUE_ROW}
`;

export const STAR = gql`
  mutation Star($id: ID!) {
    addStar(input: { starrableId: $id }) {
      starrable {
        viewerHasStarred
      }
    }
  }
`;
