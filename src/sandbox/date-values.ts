import { invalid } from './failure';

/** Reads a `DateTime` of a request, with any offset, as the moment in UTC that is stored. */
export function momentOf(field: string, value: string): string {
  const form = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i;
  const moment = form.test(value) ? Date.parse(value) : NaN;
  if (Number.isNaN(moment)) throw invalid(field, 'This must be a moment as in RFC 3339.');
  return new Date(moment).toISOString();
}

/** Reads a `Date` of a request. */
export function dayOf(field: string, value: string): string {
  const moment = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : NaN;
  if (Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) !== value)
    throw invalid(field, 'This must be a day as in RFC 3339.');
  return value;
}
