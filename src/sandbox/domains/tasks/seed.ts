import type { TaskRow } from './rows';

export const seedTasks: readonly TaskRow[] = [
  {
    __typename: 'Task',
    id: '018f3c2a-7b1d-7a02-8c1e-5d3b9f4a7c60',
    spaceId: '018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11',
    authorId: '018e9d40-77a1-7c3b-b5f2-1d8e6a0c4f97',
    title: 'Hochbeete bauen',
    description: 'Wir brauchen Akkuschrauber und Leute, die anpacken.',
    imageUrl: null,
    status: 'PUBLISHED',
    progress: 'OPEN',
    assigneeIds: [],
    helpersWanted: 6,
    skillIds: [],
    topicIds: [],
    duration: 'HALF_DAY',
    regularity: 'ONCE',
    dueOn: '2026-06-13',
    visibility: 'PUBLIC',
    createdAt: '2026-05-02T08:15:00.000Z',
    updatedAt: '2026-05-17T18:30:00.000Z',
    completedAt: null,
    completedById: null,
  },
];
