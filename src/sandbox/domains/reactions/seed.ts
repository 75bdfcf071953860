import { people } from '../../shared/seed-ids';
import type { ReactionRow, ReactionType } from './rows';

type Person = keyof typeof people;

const left: readonly (readonly [contentId: string, type: ReactionType, by: readonly Person[]])[] = [
  // Posts of spaces
  ['018f5e33-90ab-7d54-b7c1-2a6e8f04d3b9', 'LIKE', ['aylin', 'jonas', 'linh', 'samir']],
  ['018f5e33-90ab-7d54-b7c1-2a6e8f04d3b9', 'CELEBRATE', ['aylin', 'neighbour']],
  ['018f3d10-2a40-7c81-8b35-7e9d4f1a6c20', 'HEART', ['linh']],
  ['018f5a02-6b31-7e94-a0d7-4c8f2b5e9d13', 'LIKE', ['greta', 'founder']],
  ['018f4bd0-33c7-7a49-b1f6-9e2d5c8a7f18', 'INSIGHTFUL', ['founder', 'tomasz', 'samir']],
  ['018f5c1b-7e94-7f12-a6b8-1d4c7e9a2f65', 'LIKE', ['founder']],
  // Feed posts
  ['018f6b90-2c77-7e12-8a4d-5b3f9e0c1d28', 'HEART', ['founder', 'aylin', 'greta']],
  ['018f4d3a-58c2-7b90-a4e6-7f1d8c3b6a25', 'LIKE', ['admin', 'samir']],
  // Insights
  ['018f4c90-1e52-7b34-9d81-5c7f2a6e3b90', 'INSIGHTFUL', ['aylin', 'linh', 'neighbour']],
  ['018f5610-2f63-7c58-8e94-7a3d9b5f1c02', 'INSIGHTFUL', ['samir']],
  ['018f4a70-5c96-7fc4-81cd-3fa16d8e4b35', 'SUPPORT', ['greta', 'linh']],
  // Quotes
  ['018f0d1a-6e4f-7823-95bc-3f7a0c8e2d14', 'HEART', ['founder', 'linh']],
  // Comments
  ['018f5e60-1c20-7d45-8b16-4e9a7c2f5d81', 'LIKE', ['founder', 'neighbour']],
  ['018f5e60-1c23-7fde-8e49-9bcdaf5c8ac5', 'HEART', ['founder']],
  ['018f4b20-3e41-7568-9b7c-bef0dc8fbde7', 'INSIGHTFUL', ['founder', 'linh']],
];

export const seedReactions: readonly ReactionRow[] = left
  .flatMap(([contentId, type, by]) => by.map((name) => ({ contentId, type, userId: people[name] })))
  .map((reaction, index) => ({
    __typename: 'Reaction',
    id: `018f5e90-0000-7000-8000-${index.toString(16).padStart(12, '0')}`,
    ...reaction,
  }));
