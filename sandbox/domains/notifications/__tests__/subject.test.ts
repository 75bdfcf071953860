import { beforeEach, describe, expect, it } from 'vitest';
import { product } from '../../../../src/product';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';
import { people } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(() => {
  sandbox.reset();
});

describe('the subject of a notification', () => {
  it('is of the type that it is about', async () => {
    const query =
      '{ notifications(types: [MENTIONED, POST_CREATED, POLL_CREATED, CONNECTION_ACCEPTED]) { data { subject { __typename ... on PostComment { text } ... on Post { slug } ... on Poll { question } ... on User { slug } } } } }';
    expect(await run(query)).toEqual({
      data: {
        notifications: {
          data: [
            {
              subject: {
                __typename: 'PostComment',
                text: 'Yes, three bags. Example Neighbour has the trailer.',
              },
            },
            { subject: { __typename: 'Post', slug: 'the-raised-beds-are-ready' } },
            { subject: { __typename: 'Poll', question: 'When do we plant the trees?' } },
            { subject: { __typename: 'User', slug: 'aylin-aus-dem-kiez' } },
          ],
        },
      },
    });
  });

  it('is a plain comment below a poll', async () => {
    const query =
      '{ notifications(types: [COMMENT_CREATED]) { data { subject { __typename ... on Comment { text } } } } }';
    expect(await run(query, {}, callers.admin)).toEqual({
      data: {
        notifications: {
          data: [
            {
              subject: { __typename: 'Comment', text: 'Im Oktober wachsen sie besser an.' },
            },
          ],
        },
      },
    });
  });

  it('is null when the caller may no longer read it, and the line stays', async () => {
    await run(`mutation { blockUser(userId: "${people.founder}") { success } }`);
    const query =
      '{ notifications(types: [POST_CREATED]) { data { title excerpt deepLink subject { __typename } } } }';
    expect(await run(query)).toEqual({
      data: {
        notifications: {
          data: [
            {
              title: 'Example Founder wrote in Kiezgarten am Kanal',
              excerpt: null,
              deepLink: `${product.urls.app}/posts/018f5e33-90ab-7d54-b7c1-2a6e8f04d3b9`,
              subject: null,
            },
          ],
        },
      },
    });
  });
});
