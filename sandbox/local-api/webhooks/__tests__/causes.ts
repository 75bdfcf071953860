import { expect } from 'vitest';
import { people, places, topicIds } from '../../../__tests__/seed-ids';

/** A task of the garden. */
export const hochbeete = '018f3c2a-7b1d-7a02-8c1e-5d3b9f4a7c60';
const planting = '018f3c2c-1a6f-7d83-8e95-27b4c0f1d6a8';
const anyId = expect.any(String) as unknown;

const inGarden = `spaceId: "${places.garden}"`;
const task = { id: hochbeete, spaceId: places.garden };
const appointment = { id: planting, spaceId: places.garden };

/** Each event that a mutation can cause, with the one that causes it. */
export const caused = [
  [
    'space.created',
    `createSpace(input: { name: "Night gardeners", summary: "We water after dark.", topicIds: ["${topicIds.gardening}"] })`,
    'neighbour',
    { id: anyId, changed: [] },
  ],
  [
    'space.updated',
    `updateSpace(id: "${places.garden}", input: { summary: "We grow food by the canal." })`,
    'admin',
    { id: places.garden, changed: ['summary'] },
  ],
  [
    'space.deleted',
    `deleteSpace(id: "${places.garden}")`,
    'admin',
    { id: places.garden, changed: [] },
  ],
  [
    'membership.started',
    `updateSpaceUserConnection(input: { spaceId: "${places.runners}", connection: MEMBER })`,
    'neighbour',
    { id: anyId, spaceId: places.runners, userId: people.neighbour, changed: [] },
  ],
  [
    'membership.changed',
    `updateSpaceUserConnection(input: { ${inGarden}, userId: "${people.linh}", connection: ADMIN })`,
    'admin',
    { id: anyId, spaceId: places.garden, userId: people.linh, changed: ['connection'] },
  ],
  [
    'membership.ended',
    `updateSpaceUserConnection(input: { ${inGarden}, connection: NONE })`,
    'aylin',
    { id: anyId, spaceId: places.garden, userId: people.aylin, changed: [] },
  ],
  [
    'task.created',
    `createTask(input: { ${inGarden}, title: "Water the beds" })`,
    'neighbour',
    { id: anyId, spaceId: places.garden, changed: [] },
  ],
  [
    'task.updated',
    `updateTask(id: "${hochbeete}", input: { title: "Build raised beds", topicIds: ["${topicIds.gardening}"] })`,
    'admin',
    { ...task, changed: ['title', 'topics'] },
  ],
  [
    'task.completed',
    `updateTask(id: "${hochbeete}", input: { progress: DONE })`,
    'admin',
    { ...task, changed: ['completedAt', 'completedBy', 'progress'] },
  ],
  ['task.deleted', `deleteTask(id: "${hochbeete}")`, 'admin', { ...task, changed: [] }],
  [
    'appointment.created',
    `createAppointment(input: { ${inGarden}, title: "Work day", startsAt: "2026-06-06T08:00:00Z" })`,
    'neighbour',
    { id: anyId, spaceId: places.garden, changed: [] },
  ],
  [
    'appointment.updated',
    `updateAppointment(id: "${planting}", input: { startsAt: "2026-06-07T08:00:00Z", endsAt: "2026-06-07T10:00:00Z" })`,
    'admin',
    { ...appointment, changed: ['endsAt', 'startsAt'] },
  ],
  [
    'appointment.cancelled',
    `updateAppointment(id: "${planting}", input: { isCancelled: true, cancellationReason: "Storm" })`,
    'admin',
    { ...appointment, changed: ['cancellationReason', 'cancelledAt'] },
  ],
  [
    'appointment.deleted',
    `deleteAppointment(id: "${planting}")`,
    'admin',
    { ...appointment, changed: [] },
  ],
  [
    'poll.created',
    `createPoll(input: { ${inGarden}, question: "Which seeds?", choices: ["Kale", "Chard"] })`,
    'neighbour',
    { id: anyId, spaceId: places.garden, changed: [] },
  ],
  ['user.deleted', 'deleteAuthenticatedUser', 'neighbour', { id: people.neighbour, changed: [] }],
] as const;

/** Events of which the sandbox says that it doesn't model their cause. */
export const uncaused = [
  'poll.closed',
  'engagement.published',
  'engagement.updated',
  'engagement.archived',
  'project.published',
  'project.updated',
  'project.archived',
  'event.published',
  'event.updated',
  'event.cancelled',
  'article.published',
  'article.updated',
  'article.archived',
];
