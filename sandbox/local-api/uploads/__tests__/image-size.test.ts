import { expect, it } from 'vitest';
import { sizeOf } from '../uploads';

const jpeg = (orientation: string): string =>
  `ffd8ffe1001e457869660000 4d4d002a00000008 0001 011200030000000100${orientation}0000 ffc0001108012c0190`;

const pngOf = (width: string, height: string): string =>
  `89504e470d0a1a0a 0000000d 49484452 ${width} ${height}`;

it.each([
  ['PNG', '89504e470d0a1a0a 0000000d 49484452 00000140 000000c8', { width: 320, height: 200 }],
  ['GIF', '474946383961 4001 6400', { width: 320, height: 100 }],
  ['JPEG', jpeg('01'), { width: 400, height: 300 }],
  ['JPEG that a camera held upright has turned', jpeg('06'), { width: 300, height: 400 }],
  ['PNG of the largest size', pngOf('0000ffff', '0000ffff'), { width: 65_535, height: 65_535 }],
  ['PNG that is wider than a picture can be', pngOf('00010000', '000000c8'), undefined],
  ['PNG that is higher than an Int can say', pngOf('00000140', 'ffffffff'), undefined],
  ['PNG without a width', pngOf('00000000', '000000c8'), undefined],
  ['PNG that ends too early', '89504e470d0a1a0a', undefined],
])('measures a %s', (_format, hex, size) => {
  expect(sizeOf(Buffer.from(hex.replaceAll(' ', ''), 'hex'))).toEqual(size);
});
