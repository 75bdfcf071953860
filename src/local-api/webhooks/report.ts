import type { Outcome } from './attempt';
import type { CloudEvent } from './cloud-event';

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
