import { beforeEach, describe, expect, it } from 'vitest';
import { asMember, callers, runner, sdl, town } from '../../../__tests__/helpers';
import type { Caller } from '../../../shared/context';
import { createSandbox } from '../../../sandbox';
import { people, places } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

/** Titles of what a person was told since the world began, the newest first. */
async function toldTo(caller: Caller): Promise<unknown> {
  const query = '{ notifications(onlyUnread: true) { data { title type createdAt } } }';
  const { data } = await run(query, {}, caller);
  const { notifications } = data as {
    notifications: { data: { title: string; createdAt: string }[] };
  };
  return notifications.data
    .filter(({ createdAt }) => createdAt > '2026-05-17T18:30:00.000Z')
    .map(({ title }) => title);
}

describe('addComment', () => {
  const add = `mutation Add($input: AddCommentInput!) { addComment(input: $input) { id } }`;
  const beds = '018f5e33-90ab-7d54-b7c1-2a6e8f04d3b9';
  const soil = '018f5e60-1c20-7d45-8b16-4e9a7c2f5d81';
  const input = { type: 'POST', contentId: beds, text: 'Ich nehme zwei Säcke.' };

  it('tells the author of the content, in the language of the account', async () => {
    await run(add, { input });
    expect(await toldTo(callers.founder)).toEqual([
      'Example Neighbour hat deinen Beitrag kommentiert',
    ]);
    expect(await toldTo(callers.neighbour)).toEqual([]);
  });

  it('tells whom it answers and whom it names, each once', async () => {
    const mentionedUserIds = [people.aylin, people.linh];
    await run(add, { input: { ...input, replyToId: soil, mentionedUserIds } });
    expect(await toldTo(asMember('aylin'))).toEqual(['Example Neighbour hat dir geantwortet']);
    expect(await toldTo(asMember('linh'))).toEqual([
      'Example Neighbour mentioned you in a comment',
    ]);
  });
});

describe('createSpacePostV2', () => {
  const create = `mutation Create($input: CreateSpacePostV2Input!) {
    createSpacePostV2(input: $input) { id }
  }`;
  const input = { spaceId: places.garden, text: 'Am Samstag gießen wir.' };
  const mentionedUserIds = [people.linh];

  it('tells members where an admin wants it, and mentioned ones once', async () => {
    const notify = { members: true };
    await run(create, { input: { ...input, mentionedUserIds, notify } }, callers.admin);
    expect(await toldTo(asMember('linh'))).toEqual(['Example Admin mentioned you in a post']);
    expect(await toldTo(callers.neighbour)).toEqual(['Example Admin wrote in Kiezgarten am Kanal']);
  });

  it('tells nobody of a draft, and no author who does not want to hear of comments', async () => {
    const draft = { ...input, mentionedUserIds, status: 'DRAFT' };
    await run(create, { input: draft });
    expect(await toldTo(asMember('linh'))).toEqual([]);
    const quiet = { ...input, visibility: 'PUBLIC', notify: { authorOnComment: false } };
    const { data } = await run(create, { input: quiet });
    const { id } = (data as { createSpacePostV2: { id: string } }).createSpacePostV2;
    const comment = 'mutation Add($input: AddCommentInput!) { addComment(input: $input) { id } }';
    const reply = { type: 'POST', contentId: id, text: 'Bin dabei.' };
    await run(comment, { input: reply }, asMember('aylin'));
    expect(await toldTo(callers.neighbour)).toEqual([]);
  });
});
