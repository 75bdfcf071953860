import { people } from '../../shared/seed-ids';
import type { ReportRow } from './rows';

const report = {
  __typename: 'ModerationReportConfirmation',
  explanation: null,
  evidenceUrls: [],
  decisionSentTo: null,
  isHidden: false,
} satisfies Partial<ReportRow>;

export const seedReports: readonly ReportRow[] = [
  {
    ...report,
    id: '018f5e90-4d27-7b81-9a36-8c0f2e5d1b74',
    reference: 'R-2026-004216',
    reporterId: people.samir,
    contentType: 'POST',
    contentId: '018f5e33-90ab-7d54-b7c1-2a6e8f04d3b9',
    reason: 'SPAM',
    status: 'NO_ACTION',
    receivedAt: '2026-05-04T09:12:00.000Z',
  },
  {
    ...report,
    id: '018f6bb2-8f50-7c94-b1d3-6e7a0c4f9d25',
    reference: 'R-2026-004217',
    reporterId: people.greta,
    contentType: 'FEED_POST',
    contentId: '018f6b90-2c77-7e12-8a4d-5b3f9e0c1d28',
    reason: 'COPYRIGHT',
    explanation: 'Das Bild ist von mir, ich habe es nicht freigegeben.',
    evidenceUrls: ['https://greta.example/fotos/hof'],
    decisionSentTo: 'greta@mail.example',
    status: 'IN_REVIEW',
    receivedAt: '2026-05-14T16:30:00.000Z',
  },
];
