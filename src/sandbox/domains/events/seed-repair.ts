import { places, topicIds } from '../../shared/seed-ids';
import type { EventRow } from './rows';
import { event, library } from './seed-base';

const repairSeries = '018f3c2a-7b20-70d1-a4f5-1c8e6b3d9a72';

const repairCafe: Omit<EventRow, 'id' | 'startsAt' | 'endsAt'> = {
  ...event,
  seriesId: repairSeries,
  title: 'Repair café in the library',
  summary: 'Bring what is broken, and learn how to mend it.',
  description:
    'Six tables for bicycles, clothes and electrical devices. The last device is taken at 17:30.',
  language: 'en',
  languages: ['de', 'en'],
  regularity: 'MONTHLY',
  duration: 'HALF_DAY',
  location: library,
  organizerName: 'Repair café Mitte',
  organizingSpaceId: places.repairCafe,
  contactEmail: 'hello@repaircafe.example',
  topicIds: [topicIds.repair, topicIds.neighbourhood],
};

/** Dates of one series: the next, a later one, one that was called off, and one that is over. */
export const repairDates: readonly EventRow[] = [
  {
    ...repairCafe,
    id: '018f3c2a-7b20-7b6e-9d34-8c5f1a2e7b90',
    startsAt: '2026-05-23T12:00:00.000Z',
    endsAt: '2026-05-23T16:00:00.000Z',
    updatedAt: '2026-05-17T18:30:00.000Z',
  },
  {
    ...repairCafe,
    id: '018f61d8-5646-7960-8d1b-a9f20df4875b',
    startsAt: '2026-06-27T12:00:00.000Z',
    endsAt: '2026-06-27T16:00:00.000Z',
  },
  {
    ...repairCafe,
    id: '018f61d8-15b0-7be2-8b7a-c193fe040727',
    state: 'CANCELLED',
    stateReason: 'The library is closed for building work.',
    startsAt: '2026-07-25T12:00:00.000Z',
    endsAt: '2026-07-25T16:00:00.000Z',
  },
  {
    ...repairCafe,
    id: '018f61d8-5539-7800-8680-e7e3b35183ef',
    startsAt: '2026-04-25T12:00:00.000Z',
    endsAt: '2026-04-25T16:00:00.000Z',
  },
];
