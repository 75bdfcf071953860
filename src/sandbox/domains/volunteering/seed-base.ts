import { people } from '../../shared/seed-ids';
import type { EngagementRow } from './rows';

/** What most engagements have in common. */
export const engagement: Omit<
  EngagementRow,
  'id' | 'title' | 'summary' | 'description' | 'organizerId' | 'topicIds' | 'publishedAt'
> = {
  __typename: 'AppVolunteeringEngagement',
  authorId: people.aylin,
  language: 'de',
  status: 'PUBLISHED',
  imageUrl: null,
  imageAltText: null,
  location: null,
  isRemote: false,
  regularity: 'FLEXIBLE',
  duration: 'ONE_TO_THREE_HOURS',
  hoursPerWeek: null,
  startDate: null,
  endDate: null,
  applicationDeadline: null,
  placesTotal: null,
  placesFree: null,
  minimumAge: null,
  languages: ['de'],
  skillIds: [],
  sdgNumbers: [11],
  requirements: null,
  benefits: null,
  isWheelchairAccessible: null,
  viewCount: 14,
  createdAt: '2026-04-20T09:00:00.000Z',
  updatedAt: '2026-04-28T11:20:00.000Z',
};
