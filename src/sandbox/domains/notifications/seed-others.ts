import { people, places } from '../../shared/seed-ids';
import type { NotificationRow } from './rows';
import { poll, told } from './seed-base';

const autumn = '018f4b20-3e41-7568-9b7c-bef0dc8fbde7';
const fiveQuestions = '018f4d3a-58c2-7b90-a4e6-7f1d8c3b6a25';
const spareParts = '018f5610-2f63-7c58-8e94-7a3d9b5f1c02';

/** What others than the neighbour were told. */
export const toldOthers: readonly NotificationRow[] = [
  {
    ...told,
    id: '018f4d3a-6b10-7e52-8c41-9d7a2f5b3e06',
    recipientId: people.admin,
    type: 'MENTIONED',
    title: 'Example Editor mentioned you in “Five questions to a repair café”',
    actorId: people.editor,
    subject: { kind: 'FEED_POST', id: fiveQuestions },
    path: 'feed/five-questions-to-a-repair-cafe',
    createdAt: '2026-04-28T07:30:00.000Z',
  },
  {
    ...told,
    id: '018f6921-5a3c-7e06-9d18-7b2c4f1e8a93',
    recipientId: people.admin,
    type: 'REACTION_ADDED',
    title: 'Samir reacted to “Ersatzteile vor dem Reparaturabend bestellen”',
    actorId: people.samir,
    subject: { kind: 'INSIGHT', id: spareParts },
    path: 'insights/ersatzteile-vor-dem-abend-bestellen',
    channels: ['IN_APP'],
    createdAt: '2026-05-12T15:30:00.000Z',
  },
  {
    ...told,
    id: '018f62d0-4e9f-7c17-8a29-8c3d5b2f9e04',
    recipientId: people.admin,
    type: 'COMMENT_CREATED',
    title: 'Samir commented on “When do we plant the trees?”',
    excerpt: 'Im Oktober wachsen sie besser an.',
    actorId: people.samir,
    otherActorCount: 1,
    subject: { kind: 'COMMENT', id: autumn },
    spaceId: places.garden,
    path: `polls/${poll}#${autumn}`,
    ids: { spaceId: places.garden, pollId: poll },
    createdAt: '2026-05-04T09:30:00.000Z',
  },
  {
    ...told,
    id: '018f6a02-9e40-7d13-8f65-2c7b5a1e0d47',
    recipientId: people.samir,
    type: 'CONNECTION_REQUESTED',
    title: 'Example Neighbour möchte sich mit dir verbinden',
    actorId: people.neighbour,
    subject: { kind: 'USER', id: people.neighbour },
    path: 'people/example-neighbour',
    channels: ['IN_APP'],
    createdAt: '2026-05-12T20:02:00.000Z',
    readAt: null,
  },
];
