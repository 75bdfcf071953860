import { readAtMost } from '../guard/read-at-most';
import { sign } from './sign';
import type { CloudEvent } from './cloud-event';

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
        'Webhook-Signature': sign(body, timestamp),
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
export function reportLine(report: Report): string {
  const { event, attempt, status, error, milliseconds, isAccepted, retryAfter } = report;
  const name = event.type.split('.').slice(-3, -1).join('.');
  const result = error ?? `${status} in ${milliseconds} ms`;
  const next = retryAfter === null ? 'not sent again' : `next attempt in ${retryAfter} s`;
  return `Webhook ${name} ${event.id}, attempt ${attempt}: ${result}${isAccepted ? '' : `, ${next}`}`;
}
