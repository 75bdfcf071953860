import { isMember } from '../..';
import type { Row } from '../..';
import { entity } from './entity';

const edited = { added: 'created', changed: 'updated', removed: 'deleted' } as const;
const published = { added: 'published', changed: 'updated' } as const;

/** The catalogue of events of the guide: what becomes of a row, and what the event is called. */
export const catalogue = [
  entity({
    kind: 'space',
    service: 'spaces',
    rows: ({ spaces }) => spaces.all().filter(isPublished),
    names: edited,
  }),
  entity({
    kind: 'membership',
    service: 'spaces',
    rows: ({ memberships }) => memberships.all().filter(isMember),
    ids: ({ spaceId, userId }) => ({ spaceId, userId }),
    names: { added: 'started', changed: 'changed', removed: 'ended' },
  }),
  entity({
    kind: 'task',
    service: 'spaces',
    rows: ({ tasks }) => tasks.all().filter(isPublished),
    ids: ({ spaceId }) => ({ spaceId }),
    names: edited,
    narrower: {
      name: 'completed',
      isIt: (before, after) => before.completedAt === null && after.completedAt !== null,
    },
  }),
  entity({
    kind: 'appointment',
    service: 'spaces',
    rows: ({ appointments }) => appointments.all().filter(isPublished),
    ids: ({ spaceId }) => ({ spaceId }),
    names: edited,
    narrower: {
      name: 'cancelled',
      isIt: (before, after) => before.cancelledAt === null && after.cancelledAt !== null,
    },
  }),
  entity({
    kind: 'poll',
    service: 'spaces',
    rows: ({ polls }) => polls.all(),
    ids: ({ spaceId }) => ({ spaceId }),
    names: { added: 'created' },
    neverCaused: ['closed'],
  }),
  entity({
    kind: 'engagement',
    service: 'volunteering',
    rows: ({ engagements }) => engagements.all().filter(isPublished),
    names: published,
    neverCaused: ['archived'],
  }),
  entity({
    kind: 'project',
    service: 'donations',
    rows: ({ projects }) => projects.all().filter(isPublished),
    names: published,
    neverCaused: ['archived'],
  }),
  entity({
    kind: 'event',
    service: 'events',
    rows: ({ events }) => events.all().filter(isPublished),
    names: published,
    neverCaused: ['cancelled'],
  }),
  entity({
    kind: 'article',
    service: 'good-news',
    rows: ({ articles }) => articles.all().filter(isPublished),
    names: published,
    neverCaused: ['archived'],
  }),
  entity({
    kind: 'user',
    service: 'accounts',
    rows: ({ users }) => users.all().filter(({ isDeleted }) => !isDeleted),
    names: { removed: 'deleted' },
  }),
];

/** What is archived was published, and stays known. */
function isPublished({ status }: Pick<Row<'spaces'>, 'status'>): boolean {
  return status !== 'DRAFT';
}
