/** The same function, which makes its result at its first call and gives it at each. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The same for what comes later; after a failure, the next call makes it again. */
export function onceResolved<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}

/** The same function, which makes its result once for each value. */
export function memo<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: make(key) };
    known.set(key, found);
    return found.value;
  };
}

/** The task, whose calls wait for each other, since two at once would disturb each other. */
export function oneAtATime<Args extends readonly unknown[], Result>(
  task: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (...args) => {
    const run = (): Promise<Result> => task(...args);
    const next = last.then(run, run);
    last = next;
    return next;
  };
}

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
