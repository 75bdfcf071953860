import { invalid } from './failure';

type Given = string | null | undefined;

/** @throws VALIDATION_FAILED for a text that is given and has not `least` to `most` characters. */
export function checkLength(field: string, text: Given, least: number, most: number): void {
  if (text == null || (text.trim().length >= least && text.length <= most)) return;
  throw invalid(field, `This must have ${least} to ${most} characters.`);
}

/** @throws VALIDATION_FAILED for what is given and no absolute https address. */
export function checkHttps(field: string, address: Given, most = 2048): void {
  if (address == null || (address.length <= most && isHttps(address))) return;
  throw invalid(field, `This must be an absolute https address of at most ${most} characters.`);
}

/** @throws VALIDATION_FAILED for a list that is given and has not `least` to `most` entries. */
export function checkCount(
  field: string,
  list: readonly unknown[] | null | undefined,
  least: number,
  most: number,
): void {
  if (list == null || (list.length >= least && list.length <= most)) return;
  throw invalid(field, `The list must have ${least} to ${most} entries.`);
}

/** @throws VALIDATION_FAILED for what is given and no language tag. */
export function checkLanguage(field: string, tag: Given): void {
  if (tag == null || isLanguageTag(tag)) return;
  throw invalid(field, 'This must be a BCP 47 tag.');
}

/** @throws VALIDATION_FAILED for null, where a field can be absent and cannot be cleared. */
export function checkNotNull(field: string, value: unknown): void {
  if (value === null) throw invalid(field, 'This cannot be null.');
}

export function isHttps(address: string): boolean {
  return /^https:\/\/[^\s/]\S*$/.test(address) && URL.canParse(address);
}

export function isLanguageTag(text: string): boolean {
  return /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(text);
}

export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}

/** A list of a filter; absent, null and empty all mean that any value will do. */
export type Choices<Value> = readonly Value[] | null | undefined;

/** Whether at least one of the wanted values is there. */
export function holdsOne<Value>(wanted: Choices<Value>, present: readonly Value[]): boolean {
  return !wanted?.length || wanted.some((value) => present.includes(value));
}
