/** With what a hash begins that holds a request. */
export const prefix = '#run=';

/** Whether the page was opened with a request for one of its examples. */
export function holdsRequest(): boolean {
  return window.location.hash.startsWith(prefix);
}
