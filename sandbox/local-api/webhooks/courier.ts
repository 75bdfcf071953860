import { setTimeout as sleep } from 'node:timers/promises';
import { keepLast } from '../answers';
import { readAtMost } from '../read-at-most';
import type { CloudEvent } from '../../webhooks/catalogue';
import { sign } from '../../webhooks/sign';

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

function wait(seconds: number, signal: AbortSignal): Promise<unknown> {
  return sleep(seconds * 1000, undefined, { signal, ref: false }).catch(() => undefined);
}

/** Delivers events to one receiver: at least once, and in order for each subject. */
export function createCourier(
  url: URL,
  log: (line: string) => void = console.log,
  pause = wait,
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

/** How long a receiver of the platform may take, in milliseconds. */
const usualPatience = 10_000;

/** Characters of an answer that are kept, none of which has more than four bytes. */
const longestAnswer = 500;

/** What a receiver answered: a status and a text, or an error that says why there is neither. */
export interface Outcome {
  readonly isAccepted: boolean;
  readonly status: number | null;
  readonly answer: string | null;
  readonly error: string | null;
  readonly milliseconds: number;
}

/** Sends a body once, with a new timestamp and signature. Never throws. */
export async function attempt(
  url: URL,
  body: string,
  signal: AbortSignal,
  patience = usualPatience,
): Promise<Outcome> {
  const start = performance.now();
  const timestamp = String(Math.floor(Date.now() / 1000));
  const duration = (): number => Math.round(performance.now() - start);
  // Its own: on Node 20, garbage collection takes what `AbortSignal.any` and `timeout` make.
  const limit = new AbortController();
  const end = (): void => limit.abort();
  const timer = setTimeout(end, patience);
  signal.addEventListener('abort', end);
  try {
    signal.throwIfAborted();
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/cloudevents+json',
        'Webhook-Timestamp': timestamp,
        'Webhook-Signature': await sign(body, timestamp),
      },
      body,
      redirect: 'manual',
      signal: limit.signal,
    });
    const { status, ok: isAccepted } = response;
    const answer = await beginningOf(response, patience - duration());
    return { isAccepted, status, answer, error: null, milliseconds: duration() };
  } catch (cause) {
    const isLate = limit.signal.aborted || cause instanceof LateError;
    const reason = isLate ? `no answer within ${patience / 1000} seconds` : reasonOf(cause);
    const error = signal.aborted ? 'forgotten by a reset' : reason;
    return { isAccepted: false, status: null, answer: null, error, milliseconds: duration() };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

class LateError extends Error {}

async function beginningOf({ body }: Response, patience: number): Promise<string> {
  if (!body) return '';
  const { bytes, end } = await readAtMost(body, 4 * longestAnswer, patience);
  if (end === 'late') throw new LateError();
  // As a stream: the last character may be cut.
  return new TextDecoder().decode(bytes, { stream: true }).slice(0, longestAnswer);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  // A name with two addresses fails with both, and has no message.
  return cause.message || ('code' in cause ? String(cause.code) : error.message);
}

/** An event and what the receiver answered to one attempt. */
export interface Report extends Outcome {
  readonly event: CloudEvent;
  readonly attempt: number;
  /** Seconds until the next attempt, or null when there is none. */
  readonly retryAfter: number | null;
}

/** What the terminal says about one attempt. */
function reportLine(report: Report): string {
  const { event, attempt, status, error, milliseconds, isAccepted, retryAfter } = report;
  const name = event.type.split('.').slice(-3, -1).join('.');
  const result = error ?? `${status} in ${milliseconds} ms`;
  const next = retryAfter === null ? 'not sent again' : `next attempt in ${retryAfter} s`;
  return `Webhook ${name} ${event.id}, attempt ${attempt}: ${result}${isAccepted ? '' : `, ${next}`}`;
}
