import { topicIds } from '../../shared/seed-ids';
import type { InspirationCategoryRow } from './rows';

export const startSmallId = '018e6a30-1b20-7c45-9f18-3d7e5a2c8b61';
export const mendId = '018e6a30-1b21-7d78-8a02-6f4b9c1e5d34';

const category = { __typename: 'InspirationPostCategory', imageUrl: null } as const;

export const seedInspirationCategories: readonly InspirationCategoryRow[] = [
  {
    ...category,
    id: startSmallId,
    slug: 'start-small',
    name: 'Start small',
    description: 'One afternoon, one street: ideas that need little and show much.',
    imageUrl: 'https://images.example/inspiration/start-small.jpg',
    topicIds: [topicIds.neighbourhood],
    updatedAt: '2026-04-30T10:00:00.000Z',
  },
  {
    ...category,
    id: mendId,
    slug: 'mend-and-share',
    name: 'Mend and share',
    description: 'How neighbours keep things in use.',
    topicIds: [topicIds.repair, topicIds.environment],
    updatedAt: '2026-05-06T09:00:00.000Z',
  },
  {
    ...category,
    id: '018e6a30-1b22-7b06-8d51-9e7c2f4a6b85',
    slug: 'stages-for-all',
    name: 'Stages for all',
    description: 'Concerts and plays in yards and stairwells.',
    topicIds: [topicIds.culture],
    updatedAt: '2026-01-15T10:00:00.000Z',
  },
];
