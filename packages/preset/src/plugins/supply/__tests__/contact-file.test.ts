import { expect, it } from 'vitest';
import { contactFile, warnOfExpiry } from '..';

const contact = 'security@docs.example';
const expires = '2027-10-31';

it('says where to report, and until when that holds', () => {
  expect(
    contactFile(
      { contact, expires, policy: 'https://code.example/SECURITY.md' },
      'https://docs.example',
    ),
  ).toBe(
    'Contact: mailto:security@docs.example\nExpires: 2027-10-31T00:00:00.000Z\nPreferred-Languages: en\nCanonical: https://docs.example/.well-known/security.txt\nPolicy: https://code.example/SECURITY.md\n',
  );
});

it.each([
  ['past', expires, '2027-10-31'],
  ['more than a year away', expires, '2026-10-29'],
  ['none', 'soon', '2027-10-30'],
])('warns where the day is %s', (_, day, now) => {
  expect(warnOfExpiry({ contact, expires: day }, Date.parse(now))).toBe(
    `Unexpected "${day}" for the option documents.security.expires, expected a day within a year from now. Check that somebody reads the mail to security@docs.example, then set a new day.`,
  );
});

it('says nothing on the days between', () => {
  expect(warnOfExpiry({ contact, expires }, Date.parse('2027-10-30'))).toBeUndefined();
});
