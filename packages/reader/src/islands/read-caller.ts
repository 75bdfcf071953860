import { currentApi } from '../api';

/** The id of a caller, from a link or the storage of the browser; undefined if nobody has it. */
export function readCaller(id: unknown): string | undefined {
  const { callers } = currentApi();
  // Where all get the same answers, it does not matter who asked.
  return callers.length === 0 ? '' : callers.find((caller) => caller.id === id)?.id;
}
