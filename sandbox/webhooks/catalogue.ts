import type { AnyRow } from 'graphql-docs-model';
import type { Row, World } from '..';
import { changedColumns, isMember } from '..';
import { product } from '../../src/product';

const edited = { added: 'created', changed: 'updated', removed: 'deleted' } as const;

/** The catalogue of events of the guide: what becomes of a row, and what the event is called. */
export const catalogue = [
  entity({
    kind: 'space',
    service: 'spaces',
    rows: ({ spaces }) => spaces.where(isPublished),
    names: edited,
    usually: 'summary',
  }),
  entity({
    kind: 'membership',
    service: 'spaces',
    rows: ({ memberships }) => memberships.where(isMember),
    ids: ({ spaceId, userId }) => ({ spaceId, userId }),
    names: { added: 'started', changed: 'changed', removed: 'ended' },
    usually: 'connection',
  }),
  entity({
    kind: 'task',
    service: 'spaces',
    rows: ({ tasks }) => tasks.where(isPublished),
    ids: ({ spaceId }) => ({ spaceId }),
    names: edited,
    narrower: { name: 'completed', at: ({ completedAt }) => completedAt },
  }),
  entity({
    kind: 'appointment',
    service: 'spaces',
    rows: ({ appointments }) => appointments.where(isPublished),
    ids: ({ spaceId }) => ({ spaceId }),
    names: edited,
    narrower: { name: 'cancelled', at: ({ cancelledAt }) => cancelledAt },
  }),
  entity({
    kind: 'poll',
    service: 'spaces',
    rows: ({ polls }) => polls.all(),
    ids: ({ spaceId }) => ({ spaceId }),
    names: { added: 'created' },
    neverCaused: 'closed',
  }),
  offer('engagement', 'volunteering', ({ engagements }) => engagements.where(isPublished)),
  offer('project', 'donations', ({ projects }) => projects.where(isPublished)),
  offer('event', 'events', ({ events }) => events.where(isPublished), 'cancelled'),
  offer('article', 'good-news', ({ articles }) => articles.where(isPublished)),
  entity({
    kind: 'user',
    service: 'accounts',
    rows: ({ users }) => users.where(({ isDeleted }) => !isDeleted),
    names: { removed: 'deleted' },
  }),
];

/** What partners publish, which no mutation takes away. */
function offer<R extends AnyRow>(
  kind: string,
  service: string,
  rows: Definition<R>['rows'],
  neverCaused = 'archived',
): Entity {
  const names = { added: 'published', changed: 'updated' };
  return entity({ kind, service, rows, names, neverCaused });
}

/** What is archived was published, and stays known. */
function isPublished({ status }: Pick<Row<'spaces'>, 'status'>): boolean {
  return status !== 'DRAFT';
}

/** Something that happened to an entity, for which the platform has an event. */
export interface Change {
  /** Name in the catalogue, such as `task.created`. */
  readonly name: string;
  readonly kind: string;
  readonly service: string;
  readonly id: string;
  /** Identifiers that `data` holds besides `id`. */
  readonly ids: Readonly<Record<string, string>>;
  readonly changed: readonly string[];
}

export interface Entity {
  readonly kind: string;
  /** Names of all its events, such as `task.created`. */
  readonly names: readonly string[];
  /** Returns a function that gives the changes since its last call. */
  readonly watch: (world: World) => () => readonly Change[];
  /** A change that nobody made: of the first row, or for a removal of a row that never was. */
  readonly invent: (name: string, world: World) => Change | undefined;
}

interface Definition<R extends AnyRow> {
  readonly kind: string;
  readonly service: string;
  /** The rows that others may know of. */
  readonly rows: (world: World) => readonly R[];
  readonly ids?: (row: R) => Readonly<Record<string, string>>;
  /** What a row that is new, changed or gone is called; nothing is sent without a name. */
  readonly names: { readonly added?: string; readonly changed?: string; readonly removed?: string };
  /** The field that a made-up update names. */
  readonly usually?: string;
  /** A change that has a name of its own, and the moment that the row has from then on. */
  readonly narrower?: { readonly name: string; readonly at: (row: R) => string | null };
  /** Name of the event that no mutation causes. */
  readonly neverCaused?: string;
}

function entity<R extends AnyRow>(definition: Definition<R>): Entity {
  const { kind, service, rows, ids = () => ({}), names, usually = 'title' } = definition;
  const { narrower, neverCaused } = definition;

  const fullName = (name: string): string => `${kind}.${name}`;
  const allNames = [names.added, names.changed, narrower?.name, names.removed, neverCaused];
  const change = (name: string | undefined, row: R, changed: readonly string[] = []): Change[] =>
    name === undefined
      ? []
      : [{ name: fullName(name), kind, service, id: row.id, ids: ids(row), changed }];

  const edit = (before: R, after: R): Change[] => {
    const changed = before === after ? [] : changedFields(before, after);
    if (changed.length === 0) return [];
    const isNarrower = narrower?.at(before) === null && narrower.at(after) !== null;
    return change(isNarrower ? narrower.name : names.changed, after, changed);
  };

  return {
    kind,
    names: allNames.flatMap((name) => (name === undefined ? [] : [fullName(name)])),
    watch: (world) => {
      let seen = byId(rows(world));
      return () => {
        const before = seen;
        seen = byId(rows(world));
        const kept = [...seen.values()].flatMap((row) => {
          const old = before.get(row.id);
          return old ? edit(old, row) : change(names.added, row);
        });
        const gone = [...before.values()]
          .filter(({ id }) => !seen.has(id))
          .flatMap((row) => change(names.removed, row));
        return [...kept, ...gone];
      };
    },
    invent: (name, world) => {
      const [first] = rows(world);
      if (!first) return undefined;
      const isUpdate = names.changed !== undefined && name === fullName(names.changed);
      const changed = isUpdate ? [usually] : [];
      const real = { name, kind, service, id: first.id, ids: ids(first), changed };
      const isRemoval = names.removed !== undefined && name === fullName(names.removed);
      return isRemoval ? { ...real, id: crypto.randomUUID(), ids: unknown(real.ids) } : real;
    },
  };
}

/** The same keys with ids of nothing: a receiver drops its copy of what a removal names. */
function unknown(ids: Change['ids']): Change['ids'] {
  return Object.fromEntries(Object.keys(ids).map((name) => [name, crypto.randomUUID()]));
}

function byId<R extends AnyRow>(rows: readonly R[]): ReadonlyMap<string, R> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** Fields of the schema for columns with another name; a column of no field has none. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  assigneeIds: ['assignees'],
  completedById: ['completedBy'],
  contactIds: ['contacts'],
  featuredPosition: [],
  firstStartsAt: ['startsAt', 'endsAt'],
  hasOwnTimeZone: [],
  initiativeId: ['initiative'],
  invitedById: ['invitedBy'],
  lengthMs: ['endsAt'],
  sdgNumbers: ['sdgs'],
  skillIds: ['skills'],
  topicIds: ['topics'],
  /** It changes with every other field, and says nothing. */
  updatedAt: [],
  videoCall: ['videoCallLink', 'videoCallUrl'],
};

/** Sorted names of the fields, as in the reference, in which two versions of a row differ. */
export function changedFields(before: AnyRow, after: AnyRow): string[] {
  const columns = changedColumns(before, after);
  return [...new Set(columns.flatMap((column) => fieldsOf[column] ?? [column]))].sort();
}

/** @see https://github.com/cloudevents/spec/blob/v1.0.2/cloudevents/formats/json-format.md */
export interface CloudEvent {
  readonly specversion: '1.0';
  readonly id: string;
  readonly source: string;
  readonly type: string;
  readonly subject: string;
  readonly sequence: string;
  readonly time: string;
  readonly datacontenttype: 'application/json';
  readonly data: Readonly<Record<string, string | readonly string[]>>;
}

/** Returns a function that makes events of changes, and counts those of each subject. */
export function createEvents(): (change: Change, time: string) => CloudEvent {
  const counts = new Map<string, number>();
  return ({ name, kind, service, id, ids, changed }, time) => {
    const subject = `${kind}/${id}`;
    const count = (counts.get(subject) ?? 0) + 1;
    counts.set(subject, count);
    return {
      specversion: '1.0',
      // Never the same again, not even after a reset: receivers remember the ids that they know.
      id: crypto.randomUUID(),
      source: `/services/${service}`,
      type: `${product.eventPrefix}.${name}.v1`,
      subject,
      sequence: String(count).padStart(20, '0'),
      time,
      datacontenttype: 'application/json',
      data: { id, ...ids, changed },
    };
  };
}

/** The events of a world, from when this is called. */
export interface Watch {
  readonly world: World;
  /** What has changed since the last call. */
  readonly changes: () => readonly Change[];
  readonly eventOf: (change: Change) => CloudEvent;
}

export function watchWorld(world: World): Watch {
  const watches = catalogue.map(({ watch }) => watch(world));
  const toEvent = createEvents();
  return {
    world,
    changes: () =>
      watches
        .flatMap((changes) => changes())
        // Deleting a space sends nothing for what it held.
        .filter(({ ids: { spaceId } }) => spaceId === undefined || world.spaces.get(spaceId)),
    eventOf: (change) => toEvent(change, world.clock.now()),
  };
}
