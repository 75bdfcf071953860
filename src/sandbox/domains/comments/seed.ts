import { people } from '../../shared/seed-ids';
import type { CommentRow } from './rows';

const comment: Omit<CommentRow, 'id' | 'text' | 'authorId' | 'createdAt'> = {
  __typename: 'Comment',
  type: 'POST',
  contentId: '018f5e33-90ab-7d54-b7c1-2a6e8f04d3b9',
  parentId: null,
  replyToId: null,
  mentionIds: [],
  language: 'de',
  isRemoved: false,
  editedAt: null,
};

const soilId = '018f5e60-1c20-7d45-8b16-4e9a7c2f5d81';
const soilReplyId = '018f5e60-1c21-7a78-9c27-6fab8d3a6e92';
const tapId = '018f4e95-2d30-7b9c-8d38-7abc9e4b7fa3';

const onPoll = {
  ...comment,
  type: 'POLL',
  contentId: '018f4a10-5d27-7c3e-8b61-0f9e2d7a4c58',
} as const;
const onTap = { ...comment, contentId: '018f4e92-10b6-7d3b-9a85-5f7c2e8b4d07' } as const;

export const seedComments: readonly CommentRow[] = [
  {
    ...comment,
    id: soilId,
    text: 'Great! Could the school next door have the soil that is left over?',
    authorId: people.aylin,
    language: 'en',
    createdAt: '2026-05-17T08:05:00.000Z',
  },
  {
    ...comment,
    id: soilReplyId,
    text: 'Yes, three bags. Example Neighbour has the trailer.',
    authorId: people.founder,
    parentId: soilId,
    replyToId: soilId,
    mentionIds: [people.neighbour],
    language: 'en',
    createdAt: '2026-05-17T08:20:00.000Z',
  },
  {
    ...comment,
    id: '018f5e60-1c22-7cab-ad38-8abc9e4b7fb4',
    text: 'Am Dienstag nach der Arbeit kann ich fahren.',
    authorId: people.neighbour,
    parentId: soilId,
    replyToId: soilReplyId,
    createdAt: '2026-05-17T09:40:00.000Z',
    editedAt: '2026-05-17T09:42:00.000Z',
  },
  {
    ...comment,
    id: '018f5e60-1c23-7fde-8e49-9bcdaf5c8ac5',
    text: 'Sehr schön geworden!',
    authorId: people.jonas,
    createdAt: '2026-05-17T11:15:00.000Z',
  },
  {
    ...onTap,
    id: tapId,
    text: null,
    authorId: people.samir,
    language: 'und',
    isRemoved: true,
    createdAt: '2026-04-20T10:00:00.000Z',
  },
  {
    ...onTap,
    id: '018f4e95-2d31-7ecf-9e49-8bcdaf5c8ab4',
    text: 'Danke, die passt. Ich bringe sie morgen mit.',
    authorId: people.linh,
    parentId: tapId,
    replyToId: tapId,
    createdAt: '2026-04-20T12:30:00.000Z',
  },
  {
    ...onTap,
    id: '018f4e95-2d32-7102-af5a-9cdeba6d9bc5',
    text: 'Er tropft immer noch, nur langsamer.',
    authorId: people.deleted,
    createdAt: '2026-04-22T06:30:00.000Z',
  },
  {
    ...onPoll,
    id: '018f4b20-3e40-7235-8a6b-adefcb7eacd6',
    text: 'Before the heat comes, please.',
    authorId: people.aylin,
    language: 'en',
    createdAt: '2026-05-04T08:00:00.000Z',
  },
  {
    ...onPoll,
    id: '018f4b20-3e41-7568-9b7c-bef0dc8fbde7',
    text: 'Im Oktober wachsen sie besser an.',
    authorId: people.samir,
    createdAt: '2026-05-04T09:30:00.000Z',
  },
  {
    ...onPoll,
    id: '018f4b20-3e42-789b-ac8d-cf01ed90cef8',
    text: 'Das stimmt, aber dann sind viele im Urlaub.',
    authorId: people.linh,
    parentId: '018f4b20-3e41-7568-9b7c-bef0dc8fbde7',
    replyToId: '018f4b20-3e41-7568-9b7c-bef0dc8fbde7',
    createdAt: '2026-05-04T10:10:00.000Z',
  },
  {
    ...onPoll,
    id: '018f4b20-3e43-7bce-8d9e-d012fea1df09',
    text: 'Ich kann beides, Hauptsache an einem Samstag.',
    authorId: people.jonas,
    createdAt: '2026-05-05T17:00:00.000Z',
  },
  {
    ...comment,
    type: 'TASK',
    contentId: '018f3c2a-7b1d-7a02-8c1e-5d3b9f4a7c60',
    id: '018f4a40-4f50-7e01-9eaf-e1230fb2ea1a',
    text: 'Ich bringe zwei Akkuschrauber mit.',
    authorId: people.jonas,
    createdAt: '2026-05-03T18:00:00.000Z',
  },
  {
    ...comment,
    type: 'FEED_POST',
    contentId: '018f6b90-2c77-7e12-8a4d-5b3f9e0c1d28',
    id: '018f6ba1-5a60-7134-8fb0-f23410c3fb2b',
    text: 'Our gate is open on both days, from ten to six.',
    authorId: people.founder,
    language: 'en',
    createdAt: '2026-05-16T10:30:00.000Z',
  },
  {
    ...comment,
    type: 'INSIGHT',
    contentId: '018f4c90-1e52-7b34-9d81-5c7f2a6e3b90',
    id: '018f4d02-6b70-7467-a0c1-034521d40c3c',
    text: 'Wir machen das jetzt auch so, danke.',
    authorId: people.linh,
    createdAt: '2026-05-07T07:20:00.000Z',
  },
  {
    ...comment,
    type: 'EVENT',
    contentId: '018f3c2a-7b20-7b6e-9d34-8c5f1a2e7b90',
    id: '018f5b30-7c80-779a-81d2-145632e51d4d',
    text: 'Is there someone who can look at a sewing machine?',
    authorId: people.greta,
    language: 'en',
    createdAt: '2026-05-15T07:00:00.000Z',
  },
];
