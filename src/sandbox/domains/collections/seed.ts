import { people, places } from '../../shared/seed-ids';
import type { BookmarkRow, FavoriteRow } from './rows';

const bookmark = (
  end: string,
  type: BookmarkRow['type'],
  targetId: string,
  collection: BookmarkRow['collection'],
  createdAt: string,
  note: string | null = null,
): BookmarkRow => ({
  __typename: 'Bookmark',
  id: `018f5c71-2a90-7d4e-8b16-3f9c5e7a1d${end}`,
  ownerId: people.neighbour,
  type,
  targetId,
  collection,
  note,
  createdAt,
});

const feedPost = '018f6b90-2c77-7e12-8a4d-5b3f9e0c1d28';
const engagement = '018f52b0-a107-7f52-9c3d-8e24b7d1506a';
const schoolGarden = '018f52b0-9c44-7d13-b2e7-41f08ad6c935';
const event = '018f3c2a-7b20-7b6e-9d34-8c5f1a2e7b90';
const readingCorner = '018f4120-3a74-7d7c-9fa7-9c6e4b8d2f13';
const spareParts = '018f5610-2f63-7c58-8e94-7a3d9b5f1c02';

export const seedBookmarks: readonly BookmarkRow[] = [
  bookmark('01', 'FEED_POST', feedPost, 'LIKED', '2026-01-20T18:11:00.000Z'),
  // Its post was deleted meanwhile.
  bookmark(
    '02',
    'POST',
    '018f1e50-7c33-7a18-9d42-5b8e0f6a2c71',
    'READ_LATER',
    '2026-03-02T07:30:00.000Z',
  ),
  bookmark(
    '03',
    'ENGAGEMENT',
    engagement,
    'PLANNED',
    '2026-05-09T19:45:00.000Z',
    'Ask Aylin whether she comes along.',
  ),
  bookmark('04', 'EVENT', event, 'PLANNED', '2026-05-10T08:05:00.000Z'),
  bookmark(
    '05',
    'POST',
    '018f5e33-90ab-7d54-b7c1-2a6e8f04d3b9',
    'READ_LATER',
    '2026-05-16T20:15:00.000Z',
  ),
  bookmark(
    '06',
    'TASK',
    '018f3c2a-7b1d-7a02-8c1e-5d3b9f4a7c60',
    'PLANNED',
    '2026-05-17T06:58:00.000Z',
    'Akkuschrauber mitnehmen',
  ),
  {
    ...bookmark('07', 'EVENT', event, 'INSPIRATION', '2026-05-11T09:00:00.000Z'),
    ownerId: people.aylin,
  },
];

const favorite = (
  end: string,
  ownerId: string,
  type: FavoriteRow['type'],
  targetId: string,
  createdAt: string,
): FavoriteRow => ({
  __typename: 'UserFavorite',
  id: `018f5c83-9b14-7e60-a2d7-0c6f4b8e5a${end}`,
  ownerId,
  type,
  targetId,
  createdAt,
});

export const seedFavorites: readonly FavoriteRow[] = [
  favorite('01', people.neighbour, 'SPACE', places.garden, '2026-03-01T18:25:00.000Z'),
  favorite('02', people.neighbour, 'FEED_POST', feedPost, '2026-05-08T21:02:00.000Z'),
  favorite('03', people.neighbour, 'ENGAGEMENT', engagement, '2026-05-09T19:46:00.000Z'),
  favorite('04', people.neighbour, 'SPACE', places.repairCafe, '2026-05-10T11:30:00.000Z'),
  favorite('0a', people.admin, 'ENGAGEMENT', schoolGarden, '2026-05-07T17:15:00.000Z'),
  favorite('05', people.founder, 'EVENT', event, '2026-05-04T14:20:00.000Z'),
  favorite('06', people.tomasz, 'SPACE', places.repairCafe, '2026-05-03T10:00:00.000Z'),
  favorite('07', people.linh, 'INSIGHT', readingCorner, '2026-03-20T08:40:00.000Z'),
  favorite('08', people.linh, 'INSIGHT', spareParts, '2026-05-13T19:15:00.000Z'),
];
