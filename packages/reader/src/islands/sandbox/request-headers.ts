import { formatNumber, pluralForm } from 'graphql-docs-reference/i18n';
import { t } from '../../t';

/** A header of a request, as a row in which the reader writes it. */
export interface Header {
  readonly name: string;
  readonly value: string;
}

const token = /^[\w!#$%&'*+.^`|~-]+$/;
/** What `fetch` sends: tabs, and all of Latin-1 that can be printed. */
const sendable = /^[\t\u{20}-\u{7E}\u{A0}-\u{FF}]*$/u;

/** Names that a browser keeps to itself: `fetch` leaves them out without a word. */
const forbidden =
  /^(?:accept-(?:charset|encoding)|access-control-.*|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|referer|set-cookie|te|trailer|transfer-encoding|upgrade|via|proxy-.*|sec-.*)$/i;

const secret = /auth|token|secret|cookie|session|passw|signature|credential|jwt|api-?key|[-_]key$/i;

/** Whether the value of a header lets its holder in, so that it is neither shown nor stored. */
export function isSecret(name: string): boolean {
  return secret.test(name);
}

/** The scheme that a value begins with, before what lets its holder in; empty without. */
export function schemeOf(value: string): string {
  return /^(?:basic|bearer|digest|token) +/i.exec(value)?.[0] ?? '';
}

/** Why a row cannot be sent, as a sentence; undefined if it can, or is blank. */
export function faultOf({ name, value }: Header, others: readonly Header[]): string | undefined {
  if (name === '') return value === '' ? undefined : t('sandbox.headers.noName');
  if (!token.test(name)) return t('sandbox.headers.badName', { name });
  if (forbidden.test(name)) return t('sandbox.headers.forbidden', { name });
  if (!sendable.test(value)) return t('sandbox.headers.badValue', { name });
  const isTwice = others.some((other) => other.name.toLowerCase() === name.toLowerCase());
  return isTwice ? t('sandbox.headers.twice', { name }) : undefined;
}

/** What is sent of the rows: those that can be, the last one of each name. */
export function sentHeaders(rows: readonly Header[]): readonly Header[] {
  const good = rows.filter((row) => row.name !== '' && faultOf(row, []) === undefined);
  return [...new Map(good.map((row) => [row.name.toLowerCase(), row])).values()];
}

/** The value of a header among rows, whatever the case of its name. */
export function valueOf(rows: readonly Header[], name: string): string | undefined {
  return sentHeaders(rows).find((row) => row.name.toLowerCase() === name.toLowerCase())?.value;
}

/** Rows as they may be stored: the names of secrets stay, their values do not. */
export function withoutSecrets(rows: readonly Header[]): readonly Header[] {
  return rows.map((row) => (isMaybeSecret(row) ? { ...row, value: '' } : row));
}

/** A value that is written before its name can be one, too. */
function isMaybeSecret({ name, value }: Header): boolean {
  return name === '' || isSecret(name) || schemeOf(value) !== '';
}

/** A value as it may be shown: of a secret its scheme and its length. */
export function maskedValue({ name, value }: Header): string {
  if (!isSecret(name) || value === '') return value;
  const [scheme = ''] = /^[A-Za-z]+ +/.exec(value) ?? [];
  const count = value.length - scheme.length;
  const length = t('playground.headers.length', { count: formatNumber(count) });
  return `${scheme}••••• (${pluralForm(count, length)})`;
}
