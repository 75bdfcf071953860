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
