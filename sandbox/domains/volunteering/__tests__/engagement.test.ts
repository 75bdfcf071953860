import { beforeEach, describe, expect, it } from 'vitest';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { urls } from '../../../../src/product';
import { createSandbox } from '../../../sandbox';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

const water = '018f52b0-9c44-7d13-b2e7-41f08ad6c935';
const reading = '018f52b0-a107-7f52-9c3d-8e24b7d1506a';
const benches = '018f52b0-e228-7f21-ae9c-b0eb53f16947';
const archived = '018f52b0-f924-73a8-b506-b40928b5b7a7';
const draft = '018f52b0-67c7-76fb-808f-86bebb2737f6';
const home = { type: 'Point', coordinates: [13.3935, 52.5466] };

describe('appVolunteeringEngagement', () => {
  const one = `query One($id: UUID!) { appVolunteeringEngagement(id: $id) { title status organizer { name } webUrl } }`;

  it('answers with a published one, as the guide shows it', async () => {
    expect(await run(one, { id: water }, callers.guest)).toEqual({
      data: {
        appVolunteeringEngagement: {
          title: 'Help to water the school garden',
          status: 'PUBLISHED',
          organizer: { name: 'Friends of the canal school' },
          webUrl: `${urls.app}/engagements/${water}`,
        },
      },
    });
  });

  it('answers with a closed one', async () => {
    expect(await run(one, { id: archived }, callers.guest)).toMatchObject({
      data: { appVolunteeringEngagement: { status: 'ARCHIVED' } },
    });
  });

  it('shows a draft to whoever writes it, and to nobody else', async () => {
    expect(await run(one, { id: draft }, callers.admin)).toMatchObject({
      data: { appVolunteeringEngagement: { status: 'DRAFT' } },
    });
    expect(await run(one, { id: draft }, callers.moderator)).toEqual({
      data: { appVolunteeringEngagement: null },
      errors: [{ code: 'NOT_FOUND' }],
    });
  });

  it('measures from a point, and has no distance without a place', async () => {
    const query = `query From($from: GeoJsonPoint!) {
      near: appVolunteeringEngagement(id: "${reading}") { distance(from: $from) distanceMeters(from: $from) }
      remote: appVolunteeringEngagement(id: "018f52b0-7149-7d43-a536-b3216fdaeeb9") { distanceMeters(from: $from) }
    }`;
    expect(await run(query, { from: home })).toEqual({
      data: { near: { distance: 0.6, distanceMeters: 600 }, remote: { distanceMeters: null } },
    });
    expect(await run(query, { from: { type: 'Point', coordinates: [200, 0] } })).toMatchObject({
      errors: [
        { code: 'VALIDATION_FAILED', field: 'from' },
        { code: 'VALIDATION_FAILED', field: 'from' },
        { code: 'VALIDATION_FAILED', field: 'from' },
      ],
    });
  });

  it('gives the mail address of the organiser to signed-in users only', async () => {
    const query = `{ appVolunteeringEngagement(id: "${water}") { title organizer { contactEmail space { name } } } }`;
    expect(await run(query)).toMatchObject({
      data: {
        appVolunteeringEngagement: {
          organizer: {
            contactEmail: 'garden@canal-school.example',
            space: { name: 'Kiezgarten am Kanal' },
          },
        },
      },
    });
    expect(await run(query, {}, callers.guest)).toMatchObject({
      data: { appVolunteeringEngagement: { organizer: { contactEmail: null } } },
      errors: [{ code: 'UNAUTHENTICATED' }],
    });
  });

  it('leaves out of the list of its organiser what the caller reported', async () => {
    const query = `{ appVolunteeringEngagement(id: "${benches}") { organizer { engagements { totalResults } } } }`;
    const total = (totalResults: number): unknown => ({
      data: { appVolunteeringEngagement: { organizer: { engagements: { totalResults } } } },
    });
    expect(await run(query)).toEqual(total(1));
    const report =
      'mutation ($input: ReportContentInput!) { reportContent(input: $input) { success } }';
    const input = { contentType: 'ENGAGEMENT', contentId: benches, reason: 'SPAM' };
    expect(await run(report, { input })).toEqual({ data: { reportContent: { success: true } } });
    expect(await run(query)).toEqual(total(0));
    expect(await run(query, {}, callers.admin)).toEqual(total(1));
  });

  it('names no space that the caller may not read', async () => {
    const query = `{ appVolunteeringEngagement(id: "${benches}") { organizer { isVerified space { name } engagements { totalResults } } } }`;
    expect(await run(query, {}, callers.guest)).toEqual({
      data: {
        appVolunteeringEngagement: {
          organizer: { isVerified: false, space: null, engagements: { totalResults: 1 } },
        },
      },
    });
  });
});
