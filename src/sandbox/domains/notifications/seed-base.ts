import { people } from '../../shared/seed-ids';
import type { NotificationRow } from './rows';

export const poll = '018f4a10-5d27-7c3e-8b61-0f9e2d7a4c58';

/** What the neighbour was told and has seen. */
export const told = {
  __typename: 'Notification',
  recipientId: people.neighbour,
  excerpt: null,
  actorId: null,
  otherActorCount: 0,
  subject: null,
  spaceId: null,
  ids: {},
  channels: ['IN_APP', 'PUSH'],
  options: {
    digest: 'IMMEDIATE',
    digestHour: null,
    quietHours: null,
    playsSound: true,
    groupsSimilar: true,
  },
  readAt: '2026-05-16T19:20:00.000Z',
} satisfies Partial<NotificationRow>;
