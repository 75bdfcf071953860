import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import type { Caller } from '../../../shared/context';
import { createSandbox } from '../../../sandbox';
import { people, places } from '../../../__tests__/seed-ids';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
const jonas: Caller = { role: 'MEMBER', userId: people.jonas };
const greta: Caller = { role: 'MEMBER', userId: people.greta };
const feedPost = '018f6b90-2c77-7e12-8a4d-5b3f9e0c1d28';

beforeEach(() => {
  sandbox.reset();
});

const target = { contentType: 'FEED_POST', contentId: feedPost };

describe('moderationCreateReport', () => {
  const report =
    'mutation ($input: ModerationCreateReportInput!) { moderationCreateReport(input: $input) { reference contentType contentId reason status decisionSentTo hiddenForViewer receivedAt } }';

  it('gives a receipt', async () => {
    const input = { ...target, reason: 'OTHER', explanation: 'Das Foto zeigt mein Kind.' };
    expect(await run(report, { input })).toEqual({
      data: {
        moderationCreateReport: {
          reference: 'R-2026-004218',
          ...target,
          reason: 'OTHER',
          status: 'RECEIVED',
          decisionSentTo: 'example-neighbour@mail.example',
          hiddenForViewer: true,
          receivedAt: '2026-05-17T18:30:01.000Z',
        },
      },
    });
  });

  it('takes reports of visitors, who give an address for the decision', async () => {
    const input = { ...target, reason: 'SPAM' };
    expect(await run(report, { input }, callers.guest)).toEqual({
      data: null,
      errors: [{ code: 'VALIDATION_FAILED', field: 'input.email' }],
    });
    const withEmail = { ...input, email: 'visitor@mail.example' };
    expect(await run(report, { input: withEmail }, callers.guest)).toMatchObject({
      data: {
        moderationCreateReport: {
          decisionSentTo: 'visitor@mail.example',
          hiddenForViewer: false,
        },
      },
    });
    const silent = { ...input, sendDecision: false };
    expect(await run(report, { input: silent }, callers.guest)).toMatchObject({
      data: { moderationCreateReport: { decisionSentTo: null } },
    });
  });

  it('is refused while an earlier report is open', async () => {
    const input = { ...target, reason: 'COPYRIGHT' };
    expect(await run(report, { input }, greta)).toEqual({
      data: null,
      errors: [{ code: 'CONFLICT' }],
    });
  });

  it.each([
    ['input.explanation', { ...target, reason: 'ILLEGAL' }],
    ['input.explanation', { ...target, reason: 'SPAM', explanation: 'x'.repeat(2001) }],
    ['input.evidenceUrls.0', { ...target, reason: 'SPAM', evidenceUrls: ['http://a.example'] }],
    [
      'input.evidenceUrls',
      {
        ...target,
        reason: 'SPAM',
        evidenceUrls: Array.from({ length: 6 }, () => 'https://a.example'),
      },
    ],
  ])('does not accept %s', async (field, input) => {
    expect(await run(report, { input })).toEqual({
      data: null,
      errors: [{ code: 'VALIDATION_FAILED', field }],
    });
  });

  it('does not find what the caller may not read', async () => {
    const input = { contentType: 'SPACE', contentId: places.tenants, reason: 'SPAM' };
    expect(await run(report, { input })).toEqual({ data: null, errors: [{ code: 'NOT_FOUND' }] });
  });
});

describe('reportContent', () => {
  const report =
    'mutation ($input: ReportContentInput!) { reportContent(input: $input) { success contentId hiddenForViewer createdAt } }';

  it('hides the thing, and takes the reason of a second report', async () => {
    const success = { success: true, contentId: feedPost, hiddenForViewer: true };
    expect(await run(report, { input: { ...target, reason: 'SPAM' } })).toEqual({
      data: { reportContent: { ...success, createdAt: '2026-05-17T18:30:01.000Z' } },
    });
    expect(await run(report, { input: { ...target, reason: 'PRIVACY' } })).toEqual({
      data: { reportContent: { ...success, createdAt: '2026-05-17T18:30:02.000Z' } },
    });
  });

  it('does not accept a reason that needs an explanation', async () => {
    expect(await run(report, { input: { ...target, reason: 'OTHER' } })).toEqual({
      data: null,
      errors: [{ code: 'VALIDATION_FAILED', field: 'input.reason' }],
    });
  });
});

describe('blockUser', () => {
  const block =
    'mutation ($userId: UUID!, $blocked: Boolean! = true) { blockUser(userId: $userId, blocked: $blocked) { success contentType contentId hiddenForViewer } }';
  const profile = 'query ($id: UUID!) { userById(id: $id) { slug viewerConnectionStatus } }';
  const notFound = { data: { userById: null }, errors: [{ code: 'NOT_FOUND' }] };

  it('hides two people from each other until it is lifted', async () => {
    const variables = { userId: people.neighbour };
    expect(await run(block, variables, callers.admin)).toEqual({
      data: {
        blockUser: {
          success: true,
          contentType: 'USER',
          contentId: people.neighbour,
          hiddenForViewer: true,
        },
      },
    });
    expect(await run(profile, { id: people.neighbour }, callers.admin)).toEqual(notFound);
    expect(await run(profile, { id: people.admin })).toEqual(notFound);
    expect(await run(block, { ...variables, blocked: false }, callers.admin)).toMatchObject({
      data: { blockUser: { hiddenForViewer: false } },
    });
    expect(await run(profile, { id: people.admin })).toEqual({
      data: { userById: { slug: 'example-admin', viewerConnectionStatus: 'NONE' } },
    });
  });

  it('ends a connection, which does not come back', async () => {
    await run(block, { userId: people.aylin });
    await run(block, { userId: people.aylin, blocked: false });
    expect(await run(profile, { id: people.aylin })).toMatchObject({
      data: { userById: { viewerConnectionStatus: 'NONE' } },
    });
  });

  it('shows the caller name and picture of the blocked, and nothing to the other', async () => {
    const query =
      '{ myConnections(status: BLOCKED) { data { user { displayName headline } status } } }';
    expect(await run(query, {}, greta)).toEqual({
      data: {
        myConnections: {
          data: [{ user: { displayName: 'Jonas', headline: null }, status: 'BLOCKED' }],
        },
      },
    });
    expect(await run(query, {}, jonas)).toEqual({ data: { myConnections: { data: [] } } });
  });

  it('hides the content of each from the other', async () => {
    const task = `{ taskById(id: "018f3c2a-7b1d-7a02-8c1e-5d3b9f4a7c60") { title } }`;
    await run(block, { userId: people.founder });
    expect(await run(task)).toEqual({
      data: { taskById: null },
      errors: [{ code: 'NOT_FOUND' }],
    });
  });

  it('can be repeated', async () => {
    await run(block, { userId: people.aylin });
    expect(await run(block, { userId: people.aylin })).toMatchObject({
      data: { blockUser: { success: true } },
    });
  });

  it('does not accept the caller, and does not find nobody', async () => {
    expect(await run(block, { userId: people.neighbour })).toEqual({
      data: null,
      errors: [{ code: 'VALIDATION_FAILED', field: 'userId' }],
    });
    expect(await run(block, { userId: people.deleted })).toEqual({
      data: null,
      errors: [{ code: 'NOT_FOUND' }],
    });
  });
});
