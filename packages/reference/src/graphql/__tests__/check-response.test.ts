import { expect, it } from 'vitest';
import { hasScalarForm } from '../check-response';

const rfc = (number: string): string => `https://www.rfc-editor.org/rfc/rfc${number}`;

it.each([
  ['Int', undefined, 1.5, false],
  ['UUID', rfc('9562'), 'a', false],
  ['UUID', rfc('9562'), '0193a1b0-7c3e-7000-8000-000000000001', true],
  ['Day', `${rfc('3339')}#section-5.6`, '2026-11-22', true],
  ['Day', `${rfc('3339')}#section-5.6`, '2026-11-22T10:00:00Z', false],
  ['DateTime', rfc('3339'), '2026-11-22T10:00:00+02:00', true],
  ['DateTime', rfc('3339'), '2026-11-22', false],
])('knows the form of %s by %s: %j', (name, specifiedByURL, value, expected) => {
  expect(hasScalarForm({ name, specifiedByURL }, value)).toBe(expected);
});

it('takes anything for a scalar of an API whose standard it does not know', () => {
  expect(hasScalarForm({ name: 'Date', specifiedByURL: null }, 1_700_000_000)).toBe(true);
});
