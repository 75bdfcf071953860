import { randomUUID } from 'node:crypto';
import type { Change } from './entity';

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

/**
 * Returns a function that makes events of changes, and counts those of each subject.
 *
 * @param prefix - What the types of all events begin with.
 */
export function createEvents(prefix: string): (change: Change, time: string) => CloudEvent {
  const counts = new Map<string, number>();
  return ({ name, kind, service, id, ids, changed }, time) => {
    const subject = `${kind}/${id}`;
    const count = (counts.get(subject) ?? 0) + 1;
    counts.set(subject, count);
    return {
      specversion: '1.0',
      // Never the same again, not even after a reset: receivers remember the ids that they know.
      id: randomUUID(),
      source: `/services/${service}`,
      type: `${prefix}.${name}.v1`,
      subject,
      sequence: String(count).padStart(20, '0'),
      time,
      datacontenttype: 'application/json',
      data: { id, ...ids, changed },
    };
  };
}
