import type { Report } from './create-courier';

/** What the terminal says about one attempt. */
export function deliveryLine(report: Report): string {
  const { event, attempt, status, answer, milliseconds, isAccepted, retryAfter } = report;
  const name = event.type.split('.').slice(-3, -1).join('.');
  const result = status === null ? answer : `${status} in ${milliseconds} ms`;
  const next = retryAfter === null ? 'not sent again' : `next attempt in ${retryAfter} s`;
  return `Webhook ${name} ${event.id}, attempt ${attempt}: ${result}${isAccepted ? '' : `, ${next}`}`;
}
