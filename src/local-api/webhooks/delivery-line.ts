import type { Report } from './create-courier';

/** What the terminal says about one attempt. */
export function deliveryLine(report: Report): string {
  const { event, attempt, status, error, milliseconds, isAccepted, retryAfter } = report;
  const name = event.type.split('.').slice(-3, -1).join('.');
  const result = error ?? `${status} in ${milliseconds} ms`;
  const next = retryAfter === null ? 'not sent again' : `next attempt in ${retryAfter} s`;
  return `Webhook ${name} ${event.id}, attempt ${attempt}: ${result}${isAccepted ? '' : `, ${next}`}`;
}
