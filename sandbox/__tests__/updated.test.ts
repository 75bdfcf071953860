import { beforeEach, expect, it } from 'vitest';
import { createSandbox } from '../sandbox';
import { callers, runner, sdl, town } from './helpers';
import { places, topicIds } from './seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);

beforeEach(sandbox.reset);

const fest = '018f3c2c-1a6f-7d83-8e95-27b4c0f1d6a8';
const saturday = '018f3c2c-1a70-7e94-9fa6-38c5d1a2e7b9';
const raisedBeds = '018f5e33-90ab-7d54-b7c1-2a6e8f04d3b9';
const tenYears = '018f6b90-2c77-7e12-8a4d-5b3f9e0c1d28';
const plan = '018f3c2f-0c10-7a21-9b32-4c5d6e7f8a01';
const website = '018f3c30-1d20-7e65-9f76-8a9b0c1d2e05';
const site =
  '{ position: { point: { type: "Point", coordinates: [13.362, 52.5385] }, address: "Nordufer 12, 13353 Berlin" } }';

it.each([
  ['updateAppointment', `id: "${fest}", input: {}`, callers.founder],
  [
    'updateAppointment',
    `id: "${fest}", input: { title: " Sommerfest im Garten", startsAt: "2026-06-20T13:00:00Z", location: ${site} }`,
    callers.founder,
  ],
  [
    'updateAppointment',
    `id: "${saturday}", input: { startsAt: "2026-05-23T08:00:00Z", regularity: WEEKLY }`,
    callers.founder,
  ],
  ['updateSpace', `id: "${places.garden}", input: {}`, callers.founder],
  [
    'updateSpace',
    `id: "${places.garden}", input: { name: "Kiezgarten am Kanal", location: ${site}, sdgNumbers: [11, 15], topicIds: ["${topicIds.gardening}", "${topicIds.neighbourhood}", "${topicIds.environment}"] }`,
    callers.founder,
  ],
  ['updateSpacePost', `id: "${raisedBeds}", input: {}`, callers.founder],
  [
    'updateSpacePost',
    `id: "${raisedBeds}", input: { images: [{ url: "https://images.example/018f5e33/beds.jpg" }], topicIds: null, status: PUBLISHED }`,
    callers.founder,
  ],
  ['updateFeedPost', `id: "${tenYears}", input: {}`, callers.editor],
  [
    'updateFeedPost',
    `id: "${tenYears}", input: { title: "Ten years of open gardens", isPinned: true }`,
    callers.editor,
  ],
  [
    'updateCollaborationTool',
    `id: "${plan}", input: { title: "Gießplan", position: 0 }`,
    callers.founder,
  ],
  ['updateExternalLink', `id: "${website}", input: { position: 0 }`, callers.founder],
])('leaves the time of the last change after %s(%s)', async (operation, args, caller) => {
  const { data } = await run(`mutation { ${operation}(${args}) { updatedAt } }`, {}, caller);
  const { updatedAt } = (data as Record<string, { readonly updatedAt: string }>)[operation] ?? {};
  expect(updatedAt).toMatch(/^20/);
  expect(updatedAt).not.toMatch(/^2026-05-17T18:30/);
});

it('leaves it for a profile and for preferences', async () => {
  expect(
    await run(`mutation {
      updateAuthenticatedUserV2(input: { bio: "I mend bicycles on Saturdays.", imageUrl: null }) { profile { updatedAt } }
      notificationsUpdatePreferences(input: { workflows: [{ key: COMMENTS, channels: [{ channel: PUSH, isEnabled: true }] }] }) { updatedAt }
    }`),
  ).toEqual({
    data: {
      updateAuthenticatedUserV2: { profile: { updatedAt: '2026-05-02T17:45:10.000Z' } },
      notificationsUpdatePreferences: [{ updatedAt: '2026-03-09T18:44:00.000Z' }],
    },
  });
});

it('moves it for content whose circle of readers the space narrows, and no other', async () => {
  const narrow = `mutation { updateSpace(id: "${places.garden}", input: { contentVisibility: MEMBERS }) { updatedAt } }`;
  await run(narrow, {}, callers.founder);
  const read = `{
    open: postById(id: "${raisedBeds}") { visibility updatedAt }
    inner: postById(id: "018f58e1-0c52-7d06-9b74-2e5a8f3c6d41") { visibility updatedAt }
  }`;
  expect(await run(read)).toEqual({
    data: {
      open: { visibility: 'MEMBERS', updatedAt: '2026-05-17T18:30:01.000Z' },
      inner: { visibility: 'MEMBERS', updatedAt: '2026-05-13T19:30:00.000Z' },
    },
  });
});
