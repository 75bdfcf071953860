/** How often a process looks for its parent, in milliseconds. */
const pause = 250;

/**
 * Calls once the shell is gone in which npm has started this process. npm passes SIGTERM on to that
 * shell, and most shells end without passing it on: what they have started would stay, with its port.
 */
export function whenOrphaned(call: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    call();
  }, pause);
  timer.unref();
}
