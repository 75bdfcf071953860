import { beforeEach, describe, expect, it } from 'vitest';
import { runner, sdl, town } from '../../../__tests__/helpers';
import { people } from '../../../__tests__/seed-ids';
import { createSandbox } from '../../../sandbox';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

describe('reportContent', () => {
  const report =
    'mutation Report($input: ReportContentInput!) { reportContent(input: $input) { hiddenForViewer } }';

  it.each([
    [
      'AppDonationsInitiative.projects',
      { contentType: 'PROJECT', contentId: '018f5e33-9106-7fd2-a7db-7f1adbc60926' },
      '{ appDonationsProject(id: "018f5e33-dcd6-7c8a-8f8b-46287cced904") { initiative { projects { data { id } } } } }',
    ],
    [
      'AppEventsEventDetails.otherDates',
      { contentType: 'EVENT', contentId: '018f61d8-5646-7960-8d1b-a9f20df4875b' },
      '{ appEventsEvent(id: "018f3c2a-7b20-7b6e-9d34-8c5f1a2e7b90") { details { otherDates { id } } } }',
    ],
    [
      'AppGoodNewsArticle.related',
      { contentType: 'ARTICLE', contentId: '018f55a7-b01d-7492-8da2-e055c90eb6f2' },
      '{ appGoodNewsArticles(filter: { slug: "schulgarten-bleibt" }) { data { related { id } } } }',
    ],
    [
      'Query.userSuggestions',
      { contentType: 'USER', contentId: people.jonas },
      '{ userSuggestions { user { id } } }',
    ],
  ])('takes what the caller reported out of %s', async (_list, target, query) => {
    expect(JSON.stringify(await run(query))).toContain(target.contentId);
    const input = { ...target, reason: 'SPAM' };
    expect(await run(report, { input })).toEqual({
      data: { reportContent: { hiddenForViewer: true } },
    });
    const after = await run(query);
    expect(after).not.toHaveProperty('errors');
    expect(JSON.stringify(after)).not.toContain(target.contentId);
  });
});
