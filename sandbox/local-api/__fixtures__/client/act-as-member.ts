import { Client, fetchExchange } from '@urql/core';
import { graphql } from './gql/index.js';
import type { ReadBackQuery } from './gql/graphql.js';

const signedIn = graphql(`
  query SignedIn {
    authenticatedUserV2 {
      ... on SignedInUser {
        profile {
          displayName
        }
      }
    }
  }
`);

const createSpace = graphql(`
  mutation CreateSpace($input: CreateSpaceInput!) {
    createSpace(input: $input) {
      id
      viewerPermissions
    }
  }
`);

const createPost = graphql(`
  mutation CreatePost($input: CreateSpacePostV2Input!) {
    createSpacePostV2(input: $input) {
      id
    }
  }
`);

const createPoll = graphql(`
  mutation CreatePoll($input: CreatePollInput!) {
    createPoll(input: $input) {
      id
      choices {
        id
      }
    }
  }
`);

const vote = graphql(`
  mutation Vote($input: VoteOnPollInput!) {
    voteOnPoll(input: $input) {
      viewerHasVoted
    }
  }
`);

const readBack = graphql(`
  query ReadBack($id: UUID!) {
    spaceById(id: $id) {
      name
      viewerConnection
      posts(limit: 1) {
        data {
          text
          author {
            displayName
          }
        }
      }
      polls(limit: 1) {
        data {
          question
          voterCount
          viewerChoices {
            label
          }
        }
      }
    }
  }
`);

/** Who the token stands for, and what there is of the space that it made. */
export interface Outcome {
  readonly name: string | undefined;
  readonly space: ReadBackQuery['spaceById'];
}

/** Signs in, creates a space, posts, votes, and reads it back. */
export async function actAsMember(url: string, token: string): Promise<Outcome> {
  const client = new Client({
    url,
    exchanges: [fetchExchange],
    preferGetMethod: false,
    fetchOptions: { headers: { Authorization: `Bearer ${token}` } },
  });
  const user = dataOf(await client.query(signedIn, {})).authenticatedUserV2;
  const { id } = dataOf(
    await client.mutation(createSpace, {
      input: {
        name: 'Fahrradwerkstatt im Hof',
        summary: 'We mend bicycles together on Saturdays.',
        topicIds: ['018e0b51-4c11-7b84-9e0f-3a7d5c2b8f46'],
      },
    }),
  ).createSpace;
  const text = 'Wer hat einen Montageständer?';
  dataOf(await client.mutation(createPost, { input: { spaceId: id, text } }));
  const poll = dataOf(
    await client.mutation(createPoll, {
      input: { spaceId: id, question: 'When do we meet?', choices: ['At ten', 'At two'] },
    }),
  ).createPoll;
  const choiceIds = poll.choices.slice(1).map((choice) => choice.id);
  dataOf(await client.mutation(vote, { input: { pollId: poll.id, choiceIds } }));
  return {
    name: 'profile' in user ? user.profile.displayName : undefined,
    space: dataOf(await client.query(readBack, { id })).spaceById,
  };
}

function dataOf<Data>({ data, error }: { data?: Data; error?: Error }): Data {
  if (error) throw error;
  if (data === undefined) throw new Error('The answer has no data.');
  return data;
}
