import { invalid } from './failure';

/** A list of a filter; absent, null and empty all mean that any value will do. */
export type Choices<Value> = readonly Value[] | null | undefined;

/** Whether at least one of the wanted values is there. */
export function holdsOne<Value>(wanted: Choices<Value>, present: readonly Value[]): boolean {
  return !wanted?.length || wanted.some((value) => present.includes(value));
}

/** @throws VALIDATION_FAILED for numbers that no Sustainable Development Goal has. */
export function checkGoals(field: string, numbers: Choices<number>): void {
  if (numbers?.some((number) => number < 1 || number > 17))
    throw invalid(field, 'A goal must have a number from 1 to 17.');
}
