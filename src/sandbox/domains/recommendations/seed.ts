import { people, places } from '../../shared/seed-ids';
import type { RecommendationRow } from './rows';

const offered: Pick<
  RecommendationRow,
  '__typename' | 'viewerInteraction' | 'createdAt' | 'expiresAt'
> = {
  __typename: 'Recommendation',
  viewerInteraction: null,
  createdAt: '2026-05-17T03:00:00.000Z',
  expiresAt: '2026-06-16T03:00:00.000Z',
};
const forNeighbour = { ...offered, userId: people.neighbour } as const;

/** What the job of 17 May offers, of which one has expired and one belongs to someone else. */
export const seedRecommendations: readonly RecommendationRow[] = [
  {
    ...forNeighbour,
    id: '018f60e3-1f7a-7c28-8d94-b3a57e20c416',
    contentType: 'ENGAGEMENT',
    contentId: '018f52b0-9c44-7d13-b2e7-41f08ad6c935',
  },
  {
    ...forNeighbour,
    id: '018f60e3-d5d3-72cb-b540-14c2b54b9552',
    contentType: 'ENGAGEMENT',
    contentId: '018f5d7e-11a2-7b39-8c64-f0d93a5e7b28',
  },
  {
    ...forNeighbour,
    id: '018f60e3-3cf6-7941-ba1c-257c6f561c5c',
    contentType: 'ENGAGEMENT',
    contentId: '018f52b0-7149-7d43-a536-b3216fdaeeb9',
  },
  {
    ...forNeighbour,
    id: '018f60e3-b347-7611-a3ce-9d97dcbee500',
    contentType: 'SPACE',
    contentId: places.choir,
  },
  {
    ...forNeighbour,
    id: '018f60e3-fe7e-7e5f-b324-bdb2e1142a21',
    contentType: 'SPACE',
    contentId: places.runners,
  },
  {
    ...forNeighbour,
    id: '018f60e3-c402-7364-b957-2b85a8e48f68',
    contentType: 'TASK',
    contentId: '018f6a21-0d70-7c39-9dea-9e1a3c5f7b09',
  },
  {
    ...forNeighbour,
    id: '018f60e3-7ab1-765c-98ac-5831be38cb8c',
    contentType: 'ENGAGEMENT',
    contentId: '018f52b0-7572-79fa-b923-d5a4fd12aabf',
    createdAt: '2026-04-10T03:00:00.000Z',
    expiresAt: '2026-05-10T03:00:00.000Z',
  },
  {
    ...offered,
    userId: people.admin,
    id: '018f60e3-b4ba-72e7-9198-9a01749ddb14',
    contentType: 'ENGAGEMENT',
    contentId: '018f52b0-9c44-7d13-b2e7-41f08ad6c935',
  },
];
