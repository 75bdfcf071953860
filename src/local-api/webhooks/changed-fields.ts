import type { AnyRow } from '../../sandbox/kit/world';

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
  const old = new Map(Object.entries(before));
  const columns = Object.entries(after).flatMap(([name, value]) =>
    JSON.stringify(old.get(name)) === JSON.stringify(value) ? [] : [name],
  );
  return [...new Set(columns.flatMap((column) => fieldsOf[column] ?? [column]))].sort();
}
