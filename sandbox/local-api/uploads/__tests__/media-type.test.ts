import { expect, it } from 'vitest';
import { mediaTypeOf } from '../uploads';

it.each([
  ['image/jpeg', 'ffd8ffe000104a464946'],
  ['image/png', '89504e470d0a1a0a'],
  ['image/gif', '474946383761'],
  ['image/gif', '474946383961'],
  ['image/webp', '524946460a000a0057454250'],
  [undefined, '524946460a000a0057415645'],
  [undefined, '3c7376672f3e'],
  [undefined, '00ffd8ff'],
  [undefined, ''],
])('tells %s from its first bytes', (mediaType, hex) => {
  expect(mediaTypeOf(Buffer.from(hex, 'hex'))).toBe(mediaType);
});
