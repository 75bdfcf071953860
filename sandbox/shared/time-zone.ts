/** Making a formatter takes far longer than using it, and lists of meetings use it often. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Clock time at a moment in a time zone, written like a `DateTime` without its zone. */
export function clockTime(moment: string, timeZone: string): string {
  const parts = formatterOf(timeZone).formatToParts(new Date(moment));
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  const year = part('year').padStart(4, '0');
  const day = `${year}-${part('month')}-${part('day')}`;
  return `${day}T${part('hour')}:${part('minute')}:${part('second')}.000`;
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** Moment, as a `DateTime`, at which clocks in a time zone show a time. */
export function momentAt(time: string, timeZone: string): string {
  const wanted = Date.parse(`${time}Z`);
  // The second round settles what the first one got wrong beside a change of the clocks.
  const near = new Date(wanted - offsetAt(wanted)).getTime();
  return new Date(wanted - offsetAt(near)).toISOString();

  function offsetAt(moment: number): number {
    return Date.parse(`${clockTime(new Date(moment).toISOString(), timeZone)}Z`) - moment;
  }
}

/** Calendar day, as a `Date`, at a moment in a time zone. */
export function dayAt(moment: string, timeZone: string): string {
  return clockTime(moment, timeZone).slice(0, 10);
}

/** The day a number of days or months later; a month without that day gives its last one. */
export function laterDay(
  day: string,
  { days = 0, months = 0 }: { readonly days?: number; readonly months?: number },
): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved = Date.UTC(year, month - 1 + months, Math.min(date, lastDate) + days);
  return new Date(moved).toISOString().slice(0, 10);
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^(?:UTC|[A-Z]\w+\/[\w/+-]+)$/.test(name);
  } catch {
    return false;
  }
}
