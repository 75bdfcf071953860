import { setTimeout } from 'node:timers/promises';
import { keepLast } from '../keep-last';
import { attempt, reportLine } from './attempt';
import type { CloudEvent } from './cloud-event';
import type { Report } from './attempt';

/** Seconds between one attempt and the next. */
const pauses = [1, 2, 4] as const;

/** Events that can be sent again, of which the oldest go first. */
const mostReplayable = 1_000;

export interface Courier {
  /** Delivers an event after those of its subject; resolves after the first attempt. */
  readonly send: (event: CloudEvent) => Promise<Report>;
  /** Sends an event once more, the last one without an id; nothing if there is none. */
  readonly replay: (id?: string) => Promise<Report> | undefined;
  /** Drops all events, those that are under way too. */
  readonly forget: () => void;
}

type Pause = (seconds: number, signal: AbortSignal) => Promise<unknown>;

const wait: Pause = (seconds, signal) =>
  setTimeout(seconds * 1000, undefined, { signal, ref: false }).catch(() => undefined);

/** Delivers events to one receiver: at least once, and in order for each subject. */
export function createCourier(
  url: URL,
  log: (line: string) => void = console.log,
  pause: Pause = wait,
): Courier {
  const sent = new Map<string, CloudEvent>();
  const turns = new Map<string, Promise<void>>();
  let round = new AbortController();

  async function deliver(
    event: CloudEvent,
    attemptNumber: number,
    retryAfter: number | null,
    signal: AbortSignal,
  ): Promise<Report> {
    const outcome = await attempt(url, JSON.stringify(event), signal);
    const report: Report = {
      ...outcome,
      event,
      attempt: attemptNumber,
      retryAfter: outcome.isAccepted || signal.aborted ? null : retryAfter,
    };
    log(reportLine(report));
    return report;
  }

  async function deliverWithRetries(
    event: CloudEvent,
    signal: AbortSignal,
    onFirst: (report: Report) => void,
  ): Promise<void> {
    for (const [index, seconds] of [...pauses, null].entries()) {
      const report = await deliver(event, index + 1, seconds, signal);
      onFirst(report);
      if (report.retryAfter === null) return;
      await pause(report.retryAfter, signal);
      if (signal.aborted) return;
    }
  }

  return {
    send: (event) => {
      const { signal } = round;
      sent.set(event.id, event);
      keepLast(mostReplayable, sent);
      return new Promise((resolve) => {
        const before = turns.get(event.subject) ?? Promise.resolve();
        const turn = before.then(() => deliverWithRetries(event, signal, resolve));
        turns.set(event.subject, turn);
        void turn.then(() => {
          if (turns.get(event.subject) === turn) turns.delete(event.subject);
        });
      });
    },
    replay: (id) => {
      const event = id === undefined ? [...sent.values()].at(-1) : sent.get(id);
      return event && deliver(event, 1, null, round.signal);
    },
    forget: () => {
      round.abort();
      round = new AbortController();
      sent.clear();
      turns.clear();
    },
  };
}
