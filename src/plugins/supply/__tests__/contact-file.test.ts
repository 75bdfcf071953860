import { expect, it } from 'vitest';
import { contactFile } from '../contact-file';

const contact = 'security@docs.example';
const expires = '2027-10-31';

it('says where to report, and until when that holds', () => {
  expect(contactFile({ contact, expires }, Date.parse('2027-10-30'))).toMatch(
    /^Contact: mailto:security@docs\.example\nExpires: 2027-10-31T00:00:00\.000Z\nPreferred-Languages: en\nCanonical: https:\/\/\S+\/\.well-known\/security\.txt\nPolicy: https:\/\/\S+\/SECURITY\.md\n$/,
  );
});

it.each([
  ['past', '2027-10-31'],
  ['more than a year away', '2026-10-29'],
])('fails where the day is %s', (_, now) => {
  expect(() => contactFile({ contact, expires }, Date.parse(now))).toThrow(
    'src/product.ts Unexpected "2027-10-31" for security.expires, expected a day within a year from now. Check that somebody reads the mail to security@docs.example, then set a new day.',
  );
});

it('fails where the day is none', () => {
  expect(() => contactFile({ contact, expires: 'soon' })).toThrow('Unexpected "soon"');
});
