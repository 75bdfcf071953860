import { isHttps } from '../../kit/checks';
import { isUploaded, withTls } from '../../kit/uploads';
import type { SpaceValidationProblem } from '../../types/schema';

/** A problem before it is put into words. */
export type Finding = Pick<SpaceValidationProblem, 'field' | 'reason'> &
  Partial<Pick<SpaceValidationProblem, 'suggestion'>>;

export function when(holds: boolean, field: string, reason: Finding['reason']): Finding[] {
  return holds ? [{ field, reason }] : [];
}

/** Null is checked as if it were sent; what is absent is not checked. */
export function textProblems(
  field: string,
  text: string | null | undefined,
  least: number,
  most: number,
): Finding[] {
  if (text === undefined) return [];
  const length = text?.trim().length ?? 0;
  if (length === 0) return [{ field, reason: 'REQUIRED' }];
  if (length < least) return [{ field, reason: 'TOO_SHORT' }];
  return when(length > most, field, 'TOO_LONG');
}

export function goalProblems(
  field: string,
  numbers: readonly number[] | null | undefined,
): Finding[] {
  const areKnown = numbers?.every((number) => number >= 1 && number <= 17) ?? true;
  return [
    ...when((numbers?.length ?? 0) > 3, field, 'TOO_LONG'),
    ...when(!areKnown, field, 'UNKNOWN'),
  ];
}

export function isImage(address: string): boolean {
  return isUploaded(address) && isHttps(withTls(address));
}
